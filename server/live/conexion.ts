import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { CodigoError } from '#contract/errores.ts'
import type { MensajeServidor } from '#contract/vivo.ts'
import type { SesionActual } from '#server/queries/sesiones.ts'
import type { DispositivoActual } from '#server/store/dispositivos.ts'
import { type Idioma, textosDe } from '#server/texts/textos.ts'
import { textFrame } from './frame.ts'

/** Bytes that may wait in memory for a slow reader; with more, the connection is dropped. */
const BUFFER_MAX = 1024 * 1024

/** One request to follow something. Its identity tells it from a later one under the same ref. */
export interface Seguimiento {
  /** The name that its states come under; null while it is looked up. */
  clave: string | null
}

/** Who opened a connection. */
export interface Quien {
  sesion: SesionActual | null
  dispositivo: DispositivoActual | null
}

/** One tab. Writes frames straight to the socket, so that a shared message is framed only once. */
export class Conexion {
  sesion: SesionActual | null
  /** The paired screen that this is, if it is one. */
  dispositivo: DispositivoActual | null
  readonly address: string
  readonly #idioma: Idioma
  /** What this tab follows, by its own name for it. */
  readonly refs = new Map<string, Seguimiento>()
  alive = true
  readonly #ws: WebSocket
  readonly #socket: Duplex

  constructor(
    ws: WebSocket,
    socket: Duplex,
    address: string,
    { sesion, dispositivo }: Quien,
    idioma: Idioma,
  ) {
    this.#ws = ws
    this.#socket = socket
    this.address = address
    this.sesion = sesion
    this.dispositivo = dispositivo
    this.#idioma = idioma
  }

  /** Everything that is sent goes through here, so that nothing can pile up for a reader that does not read. */
  write(frame: Buffer): void {
    if (!this.isOpen) return
    if (this.#socket.writableLength > BUFFER_MAX) this.#ws.terminate()
    else this.#socket.write(frame)
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN
  }

  send(message: MensajeServidor): void {
    this.write(textFrame(JSON.stringify(message)))
  }

  /** Says that a subscription has ended, and why. */
  fin(ref: string, codigo: CodigoError, clave?: string): void {
    const mensaje = textosDe(this.#idioma).errores[codigo]
    this.send({ tipo: 'fin', ref, ...(clave !== undefined && { clave }), codigo, mensaje })
  }

  close(code: number): void {
    this.#ws.close(code)
  }

  /** Terminates the connection if it did not answer the last ping; else sends another. */
  check(): void {
    if (this.alive) this.#ws.ping()
    else this.#ws.terminate()
    this.alive = false
  }

  terminate(): void {
    this.#ws.terminate()
  }
}
