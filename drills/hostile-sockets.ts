import { connect, type Socket } from 'node:net'
import { RUTA_VIVO } from '#contract/vivo.ts'

/** The attacker's address, different from that of the customers. */
const ATTACKER = '127.0.0.2'

/** Opens a socket that never reads and never closes its side. */
export function openDeaf(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER, allowHalfOpen: true })
  return socket.on('error', () => {}).pause()
}

const upgrade = (headers: string) =>
  `GET ${RUTA_VIVO} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n\r\n`

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
/** First bytes of requests that are refused, never finish, or stay idle. */
export const OPENINGS = {
  refused: upgrade(`${KEY}\r\nOrigin: https://otro.example`),
  halfOpen: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  idle: upgrade(KEY),
  badKey: upgrade('Sec-WebSocket-Key: x'),
}

/** The status of the answer; empty if the server closed the connection. */
export async function answerTo(url: string, opening: string): Promise<string> {
  const socket = openDeaf(url).resume()
  socket.write(opening)
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)))
    socket.once('close', () => resolve(''))
  })
  socket.destroy()
  return answer.slice(9, 12)
}
