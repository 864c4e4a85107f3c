import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { Compile } from 'typebox/compile'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { lowercaseIds } from '#contract/ids.ts'
import { CIERRES, MensajeCliente, RUTA_VIVO } from '#contract/vivo.ts'
import { elegirIdioma } from '#server/texts/textos.ts'
import { Conexion, type Quien } from './conexion.ts'
import type { Hub } from './hub.ts'

const MESSAGE_MAX = 4096
/** More than the tabs of a waiting room behind one address; bounds a single attacker. */
const PER_ADDRESS_MAX = 3000
const MESSAGES_PER_WINDOW = 120
const WINDOW_MS = 10_000

const isMensaje = Compile(MensajeCliente)
const lowercase = lowercaseIds(MensajeCliente)

export interface Upgrades {
  /** The client's address, as far as proxies are trusted. */
  addressOf(request: IncomingMessage): string
  isOwnOrigin(request: IncomingMessage): boolean
  quienOf(request: IncomingMessage): Promise<Quien>
  accepting(): boolean
}

/** Handles the WebSocket upgrades of the HTTP server without keeping a request object for every tab. */
export function serveSockets(http: Server, hub: Hub, upgrades: Upgrades): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MAX,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const perAddress = new Map<string, number>()

  const accept = (ws: WebSocket, conexion: Conexion) => {
    const { address } = conexion
    hub.entrar(conexion)
    let windowStart = Date.now()
    let messages = 0
    ws.on('message', (data: RawData, isBinary: boolean) => {
      conexion.alive = true
      if (Date.now() - windowStart > WINDOW_MS) {
        windowStart = Date.now()
        messages = 0
      }
      if (++messages > MESSAGES_PER_WINDOW) return ws.close(CIERRES.exceso)
      const mensaje = isBinary ? null : parse(data)
      if (!mensaje) return ws.close(CIERRES.protocolo)
      if (mensaje.tipo === 'seguir') void hub.seguir(conexion, mensaje.ref, mensaje.tema)
      else if (mensaje.tipo === 'dejar') hub.dejar(conexion, mensaje.ref)
    })
    ws.on('pong', () => {
      conexion.alive = true
    })
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      hub.salir(conexion)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  }

  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      if (pathname.replace(/\/{2,}/g, '/') !== RUTA_VIVO) return refuse(socket, '404 Not Found')
      if (!upgrades.isOwnOrigin(request)) return refuse(socket, '403 Forbidden')
      if (!upgrades.accepting()) return refuse(socket, '503 Service Unavailable')
      const address = upgrades.addressOf(request)
      const open = perAddress.get(address) ?? 0
      if (open >= PER_ADDRESS_MAX) return refuse(socket, '429 Too Many Requests')
      const quien = await upgrades.quienOf(request)
      const idioma = elegirIdioma(request.headers['accept-language'])
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      sockets.handleUpgrade(request, socket, head, (ws) =>
        accept(ws, new Conexion(ws, socket, address, quien, idioma)),
      )
    })().catch(() => refuse(socket, '503 Service Unavailable'))
  })
}

function refuse(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  else socket.destroy()
}

function parse(data: RawData): MensajeCliente | null {
  try {
    const value: unknown = JSON.parse(String(data))
    if (!isMensaje.Check(value)) return null
    lowercase?.(value)
    return value
  } catch {
    return null
  }
}
