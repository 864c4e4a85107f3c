import type { CodigoError } from '#contract/errores.ts'
import { LATIDO_MS, type MensajeCliente, type MensajeServidor, RUTA_VIVO, type Tema } from '#contract/vivo.ts'
import { pauseBefore } from './backoff.ts'
import { isOlder } from './version.ts'

type Estado = Extract<MensajeServidor, { tipo: 'estado' }>

export type Oyente = {
  estado: (datos: Estado['datos']) => void
  fin: (codigo: CodigoError) => void
}

type Seguido = { tema: Tema; clave: string | null; oyentes: Set<Oyente>; ultimo: Estado | null }

const SILENCE_MS = 2 * LATIDO_MS
/** A screen that changes leaves one topic and follows the next; the socket outlives the gap. */
const LINGER_MS = 5000

/** The one socket of this tab. Screens follow topics; reconnecting and following again is its business. */
export class Vivo {
  readonly #open: () => WebSocket
  #socket: WebSocket | null = null
  readonly #seguidos = new Map<string, Seguido>()
  readonly #watchers = new Set<() => void>()
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #linger: ReturnType<typeof setTimeout> | undefined
  #connected = false

  constructor(open: () => WebSocket) {
    this.#open = open
  }

  /** Whether states arrive by themselves just now. */
  get connected(): boolean {
    return this.#connected
  }

  onConnection(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  seguir(tema: Tema, oyente: Oyente): () => void {
    const ref = refOf(tema)
    let seguido = this.#seguidos.get(ref)
    if (!seguido) {
      seguido = { tema, clave: null, oyentes: new Set(), ultimo: null }
      this.#seguidos.set(ref, seguido)
      this.#send({ tipo: 'seguir', ref, tema })
    } else if (seguido.ultimo) {
      oyente.estado(seguido.ultimo.datos)
    }
    seguido.oyentes.add(oyente)
    clearTimeout(this.#linger)
    this.#connect()
    return () => this.#dejar(ref, oyente)
  }

  /** Now rather than at the end of a pause: the network is back, or somebody looks again. */
  wake(): void {
    if (this.#connected || this.#seguidos.size === 0) return
    clearTimeout(this.#retry)
    this.#failures = 0
    this.#connect()
  }

  #dejar(ref: string, oyente: Oyente): void {
    const seguido = this.#seguidos.get(ref)
    seguido?.oyentes.delete(oyente)
    if (!seguido || seguido.oyentes.size > 0) return
    this.#seguidos.delete(ref)
    this.#send({ tipo: 'dejar', ref })
    if (this.#seguidos.size === 0) this.#linger = setTimeout(() => this.#drop(), LINGER_MS)
  }

  #connect(): void {
    if (this.#socket) return
    clearTimeout(this.#retry)
    let socket: WebSocket
    try {
      socket = this.#open()
    } catch {
      this.#later()
      return
    }
    this.#socket = socket
    this.#hear()
    socket.onopen = () => {
      for (const [ref, { tema }] of this.#seguidos) this.#send({ tipo: 'seguir', ref, tema })
    }
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as MensajeServidor)
    socket.onclose = () => this.#lost(socket)
    socket.onerror = () => socket.close()
  }

  #receive(mensaje: MensajeServidor): void {
    this.#hear()
    this.#failures = 0
    this.#setConnected(true)
    if (mensaje.tipo === 'siguiendo') {
      const seguido = this.#seguidos.get(mensaje.ref)
      if (seguido) seguido.clave = mensaje.clave
    } else if (mensaje.tipo === 'estado') {
      this.#tell(mensaje)
    } else if (mensaje.tipo === 'fin') {
      const seguido = mensaje.ref ? this.#seguidos.get(mensaje.ref) : undefined
      for (const oyente of seguido?.oyentes ?? []) oyente.fin(mensaje.codigo)
    }
  }

  #tell(estado: Estado): void {
    for (const seguido of this.#seguidos.values()) {
      if (seguido.clave !== estado.clave) continue
      if (seguido.ultimo && isOlder(estado, seguido.ultimo)) continue
      seguido.ultimo = estado
      for (const oyente of seguido.oyentes) oyente.estado(estado.datos)
    }
  }

  #send(mensaje: MensajeCliente): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(mensaje))
  }

  /** A network that vanished closes nothing; only silence tells. */
  #hear(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      const socket = this.#socket
      if (!socket) return
      socket.close()
      this.#lost(socket)
    }, SILENCE_MS)
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = null
    clearTimeout(this.#silence)
    this.#setConnected(false)
    // Whoever answers next may know another history: its first state holds, whatever its number.
    for (const seguido of this.#seguidos.values()) {
      seguido.clave = null
      seguido.ultimo = null
    }
    if (this.#seguidos.size > 0) this.#later()
  }

  #later(): void {
    this.#retry = setTimeout(() => this.#connect(), pauseBefore(this.#failures++, Math.random()))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#silence)
    this.#setConnected(false)
    socket?.close()
  }

  #setConnected(connected: boolean): void {
    if (this.#connected === connected) return
    this.#connected = connected
    for (const watcher of this.#watchers) watcher()
  }
}

const refOf = (tema: Tema): string =>
  tema.tema === 'publico'
    ? `publico ${tema.empresaId}`
    : tema.tema === 'personal'
      ? `personal ${tema.empresaId} ${tema.colaId}`
      : `turno ${tema.codigo} ${tema.id ?? ''}`

let shared: Vivo | undefined

/** Made when first needed: prerendering has no sockets. */
export function vivo(): Vivo {
  if (!shared) {
    const made = new Vivo(() => new WebSocket(new URL(RUTA_VIVO, location.href.replace(/^http/, 'ws'))))
    addEventListener('online', () => made.wake())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) made.wake()
    })
    shared = made
  }
  return shared
}
