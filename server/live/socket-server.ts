import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { Compile } from 'typebox/compile'
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { IDIOMAS } from '#contract/idioma.ts'
import { lowercaseIds } from '#contract/ids.ts'
import { CIERRES, MensajeCliente } from '#contract/vivo.ts'
import { PerAddress } from '#server/limits/per-address.ts'
import { preferido } from '#server/texts/textos.ts'
import { Conexion, type Quien } from './conexion.ts'
import { pongFrame } from './frame.ts'
import type { Hub } from './hub.ts'
import { Inflow } from './inflow.ts'

/** More than the tabs of a full waiting room behind one address, yet a bound for a single attacker. */
const PER_ADDRESS_MAX = 3000
/** The time that a refused or closing connection gets before it is destroyed. */
const GRACE_MS = 1000

const OPTIONS: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: 4096,
  maxFragments: 16,
  perMessageDeflate: false,
  clientTracking: false,
  // Pongs are sent through `Conexion`, so that they are counted and cannot pile up for a client that does not read.
  autoPong: false,
  closeTimeout: GRACE_MS,
}

const isMensaje = Compile(MensajeCliente)
const lowercase = lowercaseIds(MensajeCliente)

export interface Upgrades {
  /** Returns the client for rate limits, taken from the headers of trusted proxies. */
  clientOf(request: IncomingMessage): string
  isOwnOrigin(request: IncomingMessage): boolean
  quienOf(request: IncomingMessage): Promise<Quien>
  accepting(): boolean
}

/**
 * Handles the WebSocket upgrades of the HTTP server without keeping a request object for every tab. The server emits
 * `upgrade` for them only (http/upgrades.ts).
 */
export function serveSockets(http: Server, hub: Hub, upgrades: Upgrades): void {
  const sockets = new WebSocketServer(OPTIONS)
  const perAddress = new PerAddress(PER_ADDRESS_MAX)

  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    void (async () => {
      if (!upgrades.isOwnOrigin(request)) return refuse(socket, '403 Forbidden')
      if (!upgrades.accepting()) return refuse(socket, '503 Service Unavailable')
      const client = upgrades.clientOf(request)
      if (perAddress.isFull(client)) return refuse(socket, '429 Too Many Requests')
      const quien = await upgrades.quienOf(request)
      // Other connections of this client may have been accepted during the lookup.
      if (perAddress.isFull(client)) return refuse(socket, '429 Too Many Requests')
      const idioma = preferido(request.headers['accept-language']) ?? IDIOMAS[0]
      sockets.handleUpgrade(request, socket, head, (ws) => {
        perAddress.add(client, socket)
        serve(hub, ws, socket, new Conexion(ws, socket, client, quien, idioma))
      })
    })().catch(() => refuse(socket, '503 Service Unavailable'))
  })
}

function serve(hub: Hub, ws: WebSocket, socket: Duplex, conexion: Conexion): void {
  const inflow = new Inflow()
  hub.entrar(conexion)
  /** Counts a frame and closes the connection after too many. Returns whether to process the frame. */
  const admit = (): boolean => {
    conexion.alive = true
    if (!conexion.isOpen) return false
    if (inflow.frame()) return true
    ws.close(CIERRES.exceso)
    return false
  }
  ws.on('message', (data: RawData, isBinary: boolean) => {
    if (!admit()) return
    const mensaje = isBinary ? null : parse(data)
    if (!mensaje) return ws.close(CIERRES.protocolo)
    if (mensaje.tipo === 'seguir') void hub.seguir(conexion, mensaje.ref, mensaje.tema)
    else if (mensaje.tipo === 'dejar') hub.dejar(conexion, mensaje.ref)
  })
  ws.on('ping', (data: Buffer) => {
    if (admit()) conexion.write(pongFrame(data))
  })
  ws.on('pong', admit)
  socket.on('data', (chunk: Buffer) => {
    if (!inflow.bytes(chunk.length)) ws.terminate()
  })
  ws.on('error', () => ws.terminate())
  ws.on('close', () => hub.salir(conexion))
}

/** Sends an HTTP error and closes the connection, whether the client cooperates or not. */
function refuse(socket: Duplex, status: string): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.resume()
  const cut = setTimeout(() => socket.destroy(), GRACE_MS).unref()
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(cut))
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
