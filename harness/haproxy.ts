import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../scripts/services/free-port.mjs'
import { startService } from '../scripts/services/service.mjs'
import { services } from './environment.ts'
import { listens } from './listens.ts'
import { type OwnProgram, ownProgram } from './programs.ts'

/** A balancer in front of these nodes, configured as an operator would. */
export async function ownHaproxy(nodes: readonly string[]): Promise<OwnProgram> {
  const port = await freePort()
  const servers = nodes.map((url, i) => `  server n${i} ${new URL(url).host} check`)
  return haproxyWith(
    `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option redispatch
  retries 3
  retry-on conn-failure empty-response
  default-server inter 200ms fall 2 rise 1
frontend entrada
  bind 127.0.0.1:${port}
  # As in deploy/haproxy: retries only requests that cannot be carried out twice.
  http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }
  default_backend nodos
backend nodos
  balance roundrobin
  option httpchk GET /api/salud/listo
${servers.join('\n')}
`,
    port,
  )
}

/** A balancer with this configuration, which must listen on this port. */
export function haproxyWith(config: string, port: number): Promise<OwnProgram> {
  return ownProgram(async (folder) => {
    const file = join(folder, 'haproxy.cfg')
    await writeFile(file, config)
    const service = await startService('HAProxy', services.haproxy, ['-db', '-f', file], {
      folder,
      user: { spawn: {} },
      isReady: () => listens(port),
    })
    return { ...service, url: `http://127.0.0.1:${port}` }
  })
}
