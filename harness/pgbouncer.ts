import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../scripts/services/free-port.mjs'
import { startService } from '../scripts/services/service.mjs'
import { serviceUser } from '../scripts/services/system-user.mjs'
import { services } from './environment.ts'
import { listens } from './listens.ts'
import { type OwnProgram, ownProgram } from './programs.ts'

/** PgBouncer in front of this database, in transaction mode: few connections for many clients. */
export async function ownPgbouncer(databaseUrl: string): Promise<OwnProgram> {
  const port = await freePort()
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl)
  const config = `[databases]
* = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`
  return ownProgram(async (folder) => {
    const file = join(folder, 'pgbouncer.ini')
    await writeFile(file, config)
    // Readable by the service user: like PostgreSQL, PgBouncer refuses to run as root.
    await chmod(file, 0o644)
    const service = await startService('PgBouncer', services.pgbouncer, [file], {
      folder,
      user: serviceUser(),
      isReady: () => listens(port),
    })
    return { ...service, url: `postgres://${username}@127.0.0.1:${port}${pathname}` }
  })
}
