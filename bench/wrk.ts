import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Load {
  url: string
  /** The requests, sent in turn, over and over. */
  requests: readonly WrkRequest[]
  seconds: number
  connections?: number
}

/** In a request, stands for a key that is another one each time, of the form that the web client sends. */
export const FRESH_KEY = '@FRESHKEY@'

export interface WrkRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Throughput {
  /** Answered. */
  count: number
  perSecond: number
  p99Ms: number
  /** Answers that were no success. A figure with any of them is not valid. */
  refused: number
}

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
done = function(summary, latency)
  io.write(string.format("RESULT %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`
}

/** Loads a server with wrk, which runs in a process of its own and is faster than any server here. */
export async function wrk(load: Load): Promise<Throughput> {
  const { url, seconds, connections = 64 } = load
  const folder = await mkdtemp(join(tmpdir(), 'turnero-wrk-'))
  try {
    const file = join(folder, 'load.lua')
    await writeFile(file, script(load))
    const program = process.env.TEST_WRK ?? 'wrk'
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', file, url]
    const { stdout } = await execute(program, args)
    const [, count, micros, p99, refused] = /RESULT (\d+) (\d+) (\d+) (\d+)/.exec(stdout) ?? []
    if (!count) throw new Error(`wrk said nothing useful:\n${stdout}`)
    return {
      count: Number(count),
      perSecond: Number(count) / (Number(micros) / 1e6),
      p99Ms: Number(p99) / 1000,
      refused: Number(refused),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Loads several nodes at the same time, the connections shared out among them. */
export async function wrkOnEach(urls: readonly string[], load: Omit<Load, 'url'>): Promise<Throughput> {
  const connections = (load.connections ?? 64) / urls.length
  const parts = await Promise.all(urls.map((url) => wrk({ ...load, url, connections })))
  const sum = (figure: (part: Throughput) => number) => parts.reduce((total, part) => total + figure(part), 0)
  return {
    count: sum((part) => part.count),
    perSecond: sum((part) => part.perSecond),
    p99Ms: Math.max(...parts.map((part) => part.p99Ms)),
    refused: sum((part) => part.refused),
  }
}
