import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onFreePort } from './free-port.mjs'
import { makeFolder, startService } from './service.mjs'

async function answersPing(port) {
  const socket = connect(port, '127.0.0.1').setTimeout(1000, () => socket.destroy(new Error('timeout')))
  try {
    await once(socket, 'connect')
    socket.write('PING\r\n')
    const [reply] = await once(socket, 'data')
    return reply.toString().startsWith('+PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function accepts(port) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

// `secure`: { password, certificate, key, authority }; only TLS, and only with the password.
const listening = (port, secure) =>
  secure
    ? [
        ...['--port', 0, '--tls-port', port, '--tls-auth-clients', 'no', '--requirepass', secure.password],
        ...['--tls-cert-file', secure.certificate, '--tls-key-file', secure.key],
        ...['--tls-ca-cert-file', secure.authority],
      ]
    : ['--port', port]

export async function startRedis({ binary, folder, user, group = false, ...more }) {
  const { secure } = more
  const data = makeFolder(join(folder, 'redis'), user)
  return onFreePort(async (port) => {
    const where = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', data]
    const args = [...listening(port, secure), ...where]
    const service = await startService('Redis', binary, args.map(String), {
      folder: data,
      user,
      group,
      isReady: () => (secure ? accepts(port) : answersPing(port)),
    })
    return { ...service, url: `redis://127.0.0.1:${port}` }
  })
}
