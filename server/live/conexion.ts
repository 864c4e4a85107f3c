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
  /** What this tab follows: its own name for it, and the clave under which states come. */
  readonly refs = new Map<string, string>()
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

  write(frame: Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#socket.writableLength > BUFFER_MAX) this.#ws.terminate()
    else this.#socket.write(frame)
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
