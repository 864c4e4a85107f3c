import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.mjs'
import { run } from '../processes.mjs'
import { onFreePort } from './free-port.mjs'
import { makeFolder, startService } from './service.mjs'

// Checkpoints are rare, because they would randomly slow down tests that measure.
const settings = (port) => ({
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: '',
  max_connections: 300,
  shared_buffers: '128MB',
  checkpoint_timeout: '30min',
  max_wal_size: '2GB',
  jit: 'off',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
})

// For tests that never stop the database: nothing has to reach the disk.
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

async function initialize(bin, data, user, auth) {
  // Compares by bytes, as SQLite does.
  const args = ['-D', data, '-U', 'postgres', ...auth, '--encoding=UTF8', '--locale=C', '--no-sync']
  const { ok, output } = await run(join(bin, 'initdb'), args, {
    ...user.spawn,
    cwd: data,
    capture: true,
    group: true,
  })
  if (!ok) throw new Failure('No se pudo crear la base PostgreSQL de las pruebas (detalle arriba).', output)
}

// The postmaster writes its pid to the first line of this file and its state to the eighth. A killed one leaves its
// file behind.
function isReady(data, pid) {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

// Starts a cluster under `folder`. `durable`: acknowledged data survives a crash of the machine. `secure`:
// { passwordFile, certificate, key }, all readable by `user`; without it any local user can connect.
export async function startPostgres({ bin, folder, user, group = false, durable = true, ...more }) {
  const { secure } = more
  const data = makeFolder(join(folder, 'postgres'), user)
  const auth = secure ? ['--auth=scram-sha-256', `--pwfile=${secure.passwordFile}`] : ['--auth=trust']
  await initialize(bin, data, user, auth)
  const tls = secure && { ssl: 'on', ssl_cert_file: secure.certificate, ssl_key_file: secure.key }
  return onFreePort(async (port) => {
    const all = Object.entries({ ...settings(port), ...(!durable && FORGETFUL), ...tls })
    const options = all.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const service = await startService('PostgreSQL', join(bin, 'postgres'), ['-D', data, ...options], {
      folder: data,
      user,
      group,
      isReady: (pid) => isReady(data, pid),
    })
    return { ...service, url: `postgres://postgres@127.0.0.1:${port}/postgres` }
  })
}
