import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** The limit for fan-out: a loop that writes a text to sockets of the same library. */
const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
process.on('message', (text: string) => {
  for (const socket of sockets.clients) socket.send(text)
})
http.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
})
