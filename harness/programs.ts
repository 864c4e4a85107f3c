import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { services } from './environment.ts'

/** Programs that a test may stop, kill, freeze and start again: its own, never the shared ones. */

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Polls a port of our own until something listens there. */
async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const up = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      sleep(500).then(() => false),
    ])
    socket.destroy()
    if (up) return
    await sleep(50)
  }
  throw new Error('Nothing listens')
}

/** The numbers of the user that runs PostgreSQL, when we are root and have to be somebody else. */
function serviceUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, services.postgresUser]))
  return { uid: id('-u'), gid: id('-g') }
}

export interface OwnProgram {
  url: string
  /** Ends it with this signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  signal(signal: NodeJS.Signals): void
  remove(): Promise<void>
}

async function program(
  url: string,
  port: number,
  launch: () => ChildProcess,
  folder: string,
): Promise<OwnProgram> {
  let child: ChildProcess
  const own: OwnProgram = {
    url,
    start: async () => {
      child = launch()
      await listening(port, child)
    },
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      child.kill('SIGCONT')
      await exited
    },
    signal: (signal) => void child.kill(signal),
    remove: async () => {
      await own.end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
  await own.start()
  return own
}

export async function ownPostgres(): Promise<OwnProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-pg-'))
  const user = serviceUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const bin = (name: string) => join(services.postgresBin, name)
  const options = { cwd: folder, stdio: 'ignore', ...user } as const
  execFileSync(
    bin('initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '--locale=C', '-E', 'UTF8', '-N'],
    options,
  )
  const port = await freePort()
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', '']
  return program(
    `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    () => spawn(bin('postgres'), args, options),
    folder,
  )
}

export async function ownRedis(): Promise<OwnProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return program(
    `redis://127.0.0.1:${port}`,
    port,
    () => spawn('redis-server', args, { cwd: folder, stdio: 'ignore' }),
    folder,
  )
}

/** A balancer in front of these nodes, as an operator would set one up. */
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
  retry-on conn-failure empty-response 503
  default-server inter 200ms fall 2 rise 1
frontend entrada
  bind 127.0.0.1:${port}
  # As in deploy/haproxy: sent again only what cannot be carried out twice.
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

/** A balancer with this configuration, which listens on this port. */
export async function haproxyWith(config: string, port: number): Promise<OwnProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, config)
  return program(
    `http://127.0.0.1:${port}`,
    port,
    () => spawn(services.haproxy, ['-db', '-f', file], { stdio: 'ignore' }),
    folder,
  )
}
