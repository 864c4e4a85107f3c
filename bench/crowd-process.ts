import type { Socket } from 'node:net'
import { inParallel } from '#harness/parallel.ts'
import { openRawSocket, textFrame } from '#harness/raw-socket.ts'

/**
 * Watchers on raw sockets that look only for the end of a frame, so that reading costs little and the server is what is
 * measured. Tells its parent when all have subscribed, then each time all have received one more message.
 */
interface Order {
  url: string
  count: number
  empresaId: string | null
}

const HEADER = 4
let expected = 0
let got = 0

/** Splits off the complete frames. The server sends texts of at most 65,535 bytes. */
function frames(bytes: Buffer): { texts: Buffer[]; rest: Buffer } {
  const texts: Buffer[] = []
  let at = 0
  while (bytes.length - at >= 2) {
    const short = (bytes[at + 1] as number) < 126
    if (!short && bytes.length - at < HEADER) break
    const header = short ? 2 : HEADER
    const length = short ? (bytes[at + 1] as number) : bytes.readUInt16BE(at + 2)
    if (bytes.length - at < header + length) break
    texts.push(bytes.subarray(at + header, at + header + length))
    at += header + length
  }
  return { texts, rest: bytes.subarray(at) }
}

async function open({ url, empresaId }: Order, i: number): Promise<Socket> {
  // From several addresses, because the server limits the connections of one.
  const socket = await openRawSocket(url, { localAddress: `127.0.0.${(i % 4) + 2}` })
  let rest: Buffer = Buffer.alloc(0)
  let first: (() => void) | null = null
  const subscribed = empresaId
    ? new Promise<void>((resolve) => {
        first = resolve
      })
    : null
  socket.on('data', (chunk: Buffer) => {
    const parsed = frames(rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk)
    rest = parsed.rest
    for (const text of parsed.texts) {
      if (empresaId && !text.includes('"estado"')) continue
      if (first) {
        first()
        first = null
      } else if (++got === expected) {
        got = 0
        process.send?.(text.toString())
      }
    }
  })
  if (empresaId) socket.write(textFrame({ tipo: 'seguir', ref: 'a', tema: { tema: 'publico', empresaId } }))
  await subscribed
  return socket
}

process.once('message', async (order: Order) => {
  expected = order.count
  await inParallel(order.count, 100, (i) => open(order, i))
  process.send?.('ready')
})
