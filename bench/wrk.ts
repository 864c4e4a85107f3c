import { execFile } from 'node:child_process'
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

export interface WrkRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Throughput {
  perSecond: number
  p99Ms: number
  /** Answers that were no success. A figure with any of them is not valid. */
  refused: number
}

const lua = (text: string) =>
  `"${text.replace(/[\\"\n\r]/g, (c) => `\\${c === '\n' ? 'n' : c === '\r' ? 'r' : c}`)}"`

function script(requests: readonly WrkRequest[], host: string): string {
  const wire = requests.map(({ method, path, headers = {}, body }) => {
    const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`]
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
    if (body !== undefined)
      lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`)
    return lua(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
  })
  return `local all = {${wire.join(',\n')}}
local i = 0
request = function() i = i % #all + 1; return all[i] end
done = function(summary, latency)
  io.write(string.format("RESULT %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`
}

/** Loads a server with wrk, which runs in a process of its own and is faster than any server here. */
export async function wrk({ url, requests, seconds, connections = 64 }: Load): Promise<Throughput> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-wrk-'))
  try {
    const file = join(folder, 'load.lua')
    await writeFile(file, script(requests, new URL(url).host))
    const program = process.env.TEST_WRK ?? 'wrk'
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', file, url]
    const { stdout } = await execute(program, args)
    const [, count, micros, p99, refused] = /RESULT (\d+) (\d+) (\d+) (\d+)/.exec(stdout) ?? []
    if (!count) throw new Error(`wrk said nothing useful:\n${stdout}`)
    return {
      perSecond: Number(count) / (Number(micros) / 1e6),
      p99Ms: Number(p99) / 1000,
      refused: Number(refused),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
