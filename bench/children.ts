import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel } from '#harness/parallel.ts'
import { startPushService } from '#harness/push-service.ts'
import { openRawSocket, textFrame } from '#harness/raw-socket.ts'

/** Roles of child processes: the bare servers that ours is compared with, and crowds of clients. */
const ROLES = { bareServer, bareSockets, crowd, phones }

export interface Child {
  pid: number
  send(message: string): void
  /** The next message of the child. */
  next<T>(): Promise<T>
  stop(): Promise<void>
}

/** Starts a child and resolves with its first message, which it sends when it is ready. */
export async function startChild<T>(
  role: keyof typeof ROLES,
  order: object,
): Promise<{ child: Child; ready: T }> {
  const process: ChildProcess = fork(fileURLToPath(import.meta.url), [role])
  const next = async <T>() => (await once(process, 'message'))[0] as T
  process.send(order)
  const ready = await next<T>()
  const child = {
    pid: process.pid as number,
    send: (message: string) => void process.send(message),
    next,
    stop: async () => {
      process.kill('SIGKILL')
      await once(process, 'exit')
    },
  }
  return { child, ready }
}

const post = (message: unknown) => process.send?.(message)

export interface BareAnswers {
  answers: Partial<Record<keyof typeof endpoints, unknown>>
  headers: Record<string, string>
}

/** Upper bound for requests: the same routes and schemas return the same bytes, without a store. Sends its address. */
async function bareServer({ answers, headers }: BareAnswers): Promise<void> {
  const app = Fastify({
    logger: false,
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: false, allErrors: true },
    },
  })
  for (const [name, answer] of Object.entries(answers)) {
    const endpoint: Endpoint = endpoints[name as keyof typeof endpoints]
    const { params, query, headers: head, body } = endpoint
    const status = Number(Object.keys(endpoint.replies)[0])
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(head && { headers: head }),
        ...(body && { body }),
        response: endpoint.replies,
      },
      handler: async (_request, reply) => {
        reply.code(status).headers(headers)
        return answer
      },
    })
  }
  post(await app.listen({ port: 0, host: '127.0.0.1' }))
}

/** Upper bound for fan-out: a loop that writes each received text to all sockets. Sends its address. */
function bareSockets(): void {
  const http = createServer()
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  process.on('message', (text: string) => {
    for (const socket of sockets.clients) socket.send(text)
  })
  http.listen(0, '127.0.0.1', () => post(`http://127.0.0.1:${(http.address() as AddressInfo).port}`))
}

export interface CrowdOrder {
  url: string
  count: number
  /** Follows the public screen of this empresa; null: only listens. */
  empresaId: string | null
}

/**
 * Watchers on raw sockets that only look for the end of a frame, so that reading is cheap and the server is what is
 * measured. Sends a message when all have subscribed, then the text each time all have received one more message.
 */
async function crowd({ url, count, empresaId }: CrowdOrder): Promise<void> {
  let got = 0
  const open = async (i: number): Promise<void> => {
    // From several addresses, because the server limits connections per address.
    const socket = await openRawSocket(url, { localAddress: `127.0.0.${(i % 4) + 2}` })
    const { promise: subscribed, resolve } = Promise.withResolvers<void>()
    let first = empresaId !== null
    if (!first) resolve()
    onText(socket, (text) => {
      if (empresaId && !text.includes('"estado"')) return
      if (first) {
        first = false
        resolve()
      } else if (++got === count) {
        got = 0
        post(text.toString())
      }
    })
    if (empresaId) socket.write(textFrame({ tipo: 'seguir', ref: 'a', tema: { tema: 'publico', empresaId } }))
    await subscribed
  }
  await inParallel(count, 100, open)
  post('ready')
}

const LONG_HEADER_BYTES = 4

/** Calls back with each complete frame. The server sends texts of at most 65,535 bytes. */
function onText(socket: Socket, callback: (text: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    while (bytes.length - at >= 2) {
      const short = (bytes[at + 1] as number) < 126
      const header = short ? 2 : LONG_HEADER_BYTES
      if (bytes.length - at < header) break
      const length = short ? (bytes[at + 1] as number) : bytes.readUInt16BE(at + 2)
      if (bytes.length - at < header + length) break
      callback(bytes.subarray(at + header, at + header + length))
      at += header + length
    }
    rest = bytes.subarray(at)
  })
}

/**
 * A push service with its browsers, in its own process so that decrypting does not slow down the measurement. Sends the
 * subscriptions, then the faults when each browser has received a notice.
 */
async function phones({ count }: { count: number }): Promise<void> {
  const push = await startPushService()
  const browsers = Array.from({ length: count }, () => push.browser())
  post(browsers.map(({ subscription }) => subscription))
  await Promise.all(browsers.map((browser) => browser.next()))
  post(push.faults)
}

if (import.meta.main) {
  const role = ROLES[process.argv[2] as keyof typeof ROLES] as (order: object) => void
  process.once('message', role)
}
