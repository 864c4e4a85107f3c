import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { endpoints } from '#contract/endpoints.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createStorage, type Storage } from '#harness/storage.ts'
import { type ConColas, conColas } from '#harness/stories.ts'

const execute = promisify(execFile)

export interface Load {
  url: string
  /** Sent in turn, repeatedly. */
  requests: readonly WrkRequest[]
  seconds: number
  connections?: number | undefined
}

export interface WrkRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Throughput {
  /** Answered requests. */
  count: number
  perSecond: number
  /** Unsuccessful answers. A figure with any of them is invalid. */
  refused: number
}

/** Placeholder in a request for a new key each time, in the form that the web client sends. */
const FRESH_KEY = '@FRESHKEY@'

export const take = ({ empresaId }: Pick<ConColas, 'empresaId'>, colas: readonly string[]): WrkRequest[] =>
  colas.map((colaId) => ({
    method: 'POST',
    path: `/api/proyectos/${empresaId}/cola/${colaId}`,
    body: JSON.stringify({ nombre: 'Ana Pérez García' }),
  }))

/** A take as the web client sends it, with a key that makes repeating it safe. */
export const takeWithKey: typeof take = (world, colas) =>
  take(world, colas).map((request) => ({ ...request, headers: { 'idempotency-key': FRESH_KEY } }))

export const lookUp = (codes: readonly string[]): WrkRequest[] =>
  codes.map((code) => ({ method: 'GET', path: `/api/verificar-global?codigo=${code}` }))

export const callNext = ({ client, empresaId }: ConColas, colaId: string): WrkRequest[] =>
  ['1', '2', '3', '4'].map((puesto) => ({
    method: 'POST',
    path: `/api/proyectos/${empresaId}/cola/${colaId}/siguiente`,
    headers: { cookie: client.cookie },
    body: JSON.stringify({ puesto }),
  }))

const lua = (text: string) =>
  `"${text.replace(/[\\"\n\r]/g, (c) => `\\${c === '\n' ? 'n' : c === '\r' ? 'r' : c}`)}"`

function script({ requests, url }: Load): string {
  const { host } = new URL(url)
  const wire = requests.map(({ method, path, headers = {}, body }) => {
    const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`]
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
    if (body !== undefined)
      lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`)
    return lua(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
  })
  const fresh = wire.some((text) => text.includes(FRESH_KEY))
  const run = randomBytes(8).toString('hex')
  const next = fresh ? `(all[i]:gsub("${FRESH_KEY}", string.format("${run}%016x", sent)))` : 'all[i]'
  return `local all = {${wire.join(',\n')}}
local i, sent = 0, 0
request = function() i = i % #all + 1; sent = sent + 1; return ${next} end
done = function(summary)
  io.write(string.format("RESULT %d %d %d\\n", summary.requests, summary.duration,
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`
}

/** Loads a server with wrk, which runs in its own process and is faster than any server here. */
export async function wrk(load: Load): Promise<Throughput> {
  const { url, seconds, connections = 64 } = load
  const folder = await mkdtemp(join(tmpdir(), 'turnero-wrk-'))
  try {
    const file = join(folder, 'load.lua')
    await writeFile(file, script(load))
    const program = process.env.TEST_WRK ?? 'wrk'
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', file, url]
    const { stdout } = await execute(program, args)
    const [, count, micros, refused] = /RESULT (\d+) (\d+) (\d+)/.exec(stdout) ?? []
    if (!count) throw new Error(`wrk printed no result:\n${stdout}`)
    return {
      count: Number(count),
      perSecond: Number(count) / (Number(micros) / 1e6),
      refused: Number(refused),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Loads several nodes at the same time, sharing the connections among them. */
export async function wrkOnEach(urls: readonly string[], load: Omit<Load, 'url'>): Promise<Throughput> {
  const connections = (load.connections ?? 64) / urls.length
  const parts = await Promise.all(urls.map((url) => wrk({ ...load, url, connections })))
  const sum = (name: keyof Throughput) => parts.reduce((total, part) => total + part[name], 0)
  return { count: sum('count'), perSecond: sum('perSecond'), refused: sum('refused') }
}

export const SETTINGS = { LOG_LEVEL: 'error', DEFAULT_PLAN: 'enterprise' }

/** A server with its own data, an owner, and queues. */
export interface World extends ConColas {
  server: ServerProcess
  storage: Storage
  stop(): Promise<void>
}

export async function openWorld(
  queues: number,
  env: Record<string, string> = {},
  root?: string,
): Promise<World> {
  const storage = await createStorage('sqlite')
  const server = await startServer({ ...storage.env, ...SETTINGS, ...env }, { root })
  const names = Array.from({ length: queues }, (_, i) => `Cola ${i + 1}`)
  const story = await conColas(server.client(), ...names)
  return {
    ...story,
    server,
    storage,
    stop: async () => {
      await server.stop('SIGKILL')
      await storage.remove()
    },
  }
}

export async function waitingIn({ client, empresaId }: World, colaId: string): Promise<number> {
  const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
  return categorias.find(({ id }) => id === colaId)?.enEspera ?? 0
}

/** Takes turnos over the API, so that commits with other tables can be filled too. Returns how many wait. */
export async function fill(world: World, colaId: string, wanted: number): Promise<number> {
  const url = world.server.url
  let waiting = await waitingIn(world, colaId)
  while (waiting < wanted) {
    const { refused } = await wrk({ url, requests: take(world, [colaId]), seconds: 1 })
    const now = await waitingIn(world, colaId)
    if (refused > 0 && now === waiting) throw new Error('No turn could be taken')
    waiting = now
  }
  return waiting
}

export async function codesIn(
  { client, empresaId }: World,
  colaId: string,
  count: number,
): Promise<string[]> {
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  return turnos.slice(0, count).map(({ codigo }) => codigo)
}

/** Opens the database file, for data that the API could not write in reasonable time. */
export function openFile({ env }: Storage): Database.Database {
  const database = new Database(dataFileOf(env), { timeout: 30_000 })
  database.pragma('synchronous = off')
  return database
}
