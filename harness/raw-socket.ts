import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { RUTA_VIVO } from '#contract/vivo.ts'

/** A live connection without a WebSocket library, for clients that read slowly, never, or by the thousand. */
export async function openRawSocket(
  url: string,
  { cookie, localAddress }: { cookie?: string; localAddress?: string } = {},
): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  socket.on('error', () => {})
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${RUTA_VIVO} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
  )
  await once(socket, 'data')
  return socket
}

/** A message as one text frame. Client frames must be masked; a mask of zeros leaves the text as it is. */
export function textFrame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  const header = [0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]
  return Buffer.concat([Buffer.from(header), text])
}
