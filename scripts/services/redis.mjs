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

export async function startRedis({ binary, folder, user, group = false }) {
  const data = makeFolder(join(folder, 'redis'), user)
  return onFreePort(async (port) => {
    const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', data]
    const service = await startService('Redis', binary, args.map(String), {
      folder: data,
      user,
      group,
      isReady: () => answersPing(port),
    })
    return { ...service, url: `redis://127.0.0.1:${port}` }
  })
}
