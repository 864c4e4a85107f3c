import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { CodigoError } from '#contract/errores.ts'
import type { Idioma } from '#contract/idioma.ts'
import type { MensajeServidor, Tema } from '#contract/vivo.ts'
import type { SesionActual } from '#server/queries/sesiones.ts'
import type { DispositivoActual } from '#server/store/dispositivos.ts'
import { textosDe } from '#server/texts/textos.ts'
import { textFrame } from './frame.ts'

/** A connection with more unsent bytes than this in memory is dropped. */
const BUFFER_MAX_BYTES = 1024 * 1024

/** One request to follow a tema. Compared by identity, because a later request may reuse its ref. */
export interface Seguimiento {
  readonly tema: Tema
  /** The key under which its states are sent; null while it is being looked up. */
  clave: string | null
}

/** The session and the paired device of a connection. */
export interface Quien {
  sesion: SesionActual | null
  dispositivo: DispositivoActual | null
}

/** The connection of one tab. Writes frames straight to the socket, so that a shared message is framed only once. */
export class Conexion {
  sesion: SesionActual | null
  dispositivo: DispositivoActual | null
  readonly address: string
  readonly #idioma: Idioma
  /** What this tab follows, by the ref that the tab chose. */
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

  /** Every frame is sent through this method, which limits how much is buffered for a client that does not read. */
  write(frame: Buffer): void {
    if (!this.isOpen) return
    if (this.#socket.writableLength > BUFFER_MAX_BYTES) this.#ws.terminate()
    else this.#socket.write(frame)
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN
  }

  send(message: MensajeServidor): void {
    this.write(textFrame(JSON.stringify(message)))
  }

  /** Notifies the tab that a subscription ended, and why. */
  fin(ref: string, codigo: CodigoError, clave?: string): void {
    const mensaje = textosDe(this.#idioma).errores[codigo]
    this.send({ tipo: 'fin', ref, ...(clave !== undefined && { clave }), codigo, mensaje })
  }

  close(code: number): void {
    this.#ws.close(code)
  }

  /** Terminates the connection if it did not answer the last ping, otherwise sends the next. */
  check(): void {
    if (this.alive) this.#ws.ping()
    else this.#ws.terminate()
    this.alive = false
  }

  terminate(): void {
    this.#ws.terminate()
  }
}
