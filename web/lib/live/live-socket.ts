import type { CodigoError } from '#contract/errores.ts'
import { LATIDO_MS, type MensajeCliente, type MensajeServidor, RUTA_VIVO, type Tema } from '#contract/vivo.ts'
import { publicPaths } from '#web/public-paths.ts'
import { pauseBefore } from './backoff.ts'
import { isOlder } from './version.ts'

type Estado = Extract<MensajeServidor, { tipo: 'estado' }>

export type Listener = {
  state: (datos: Estado['datos']) => void
  /** The server ended the subscription; `codigo` is the reason. */
  end: (codigo: CodigoError) => void
}

/** `clave` is the key under which states arrive, null until the server has sent it. */
type Followed = { tema: Tema; clave: string | null; listeners: Set<Listener>; last: Estado | null }

const SILENCE_MS = 2 * LATIDO_MS
/** A new screen leaves one tema and follows the next. The socket stays open this long in between. */
const LINGER_MS = 5000
/** The backoff step used before a tema is followed again: 4 to 8 s. */
const FOLLOW_AGAIN = 4

/** The only WebSocket of this tab. Screens follow temas; it reconnects and follows them again by itself. */
export class LiveSocket {
  readonly #open: () => WebSocket
  readonly #onChangedDevice: () => void
  #socket: WebSocket | null = null
  readonly #followed = new Map<string, Followed>()
  readonly #watchers = new Set<() => void>()
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #linger: ReturnType<typeof setTimeout> | undefined
  #connected = false

  /** `onChangedDevice` is called when this browser is a paired screen whose settings changed in the panel. */
  constructor(open: () => WebSocket, onChangedDevice: () => void = () => {}) {
    this.#open = open
    this.#onChangedDevice = onChangedDevice
  }

  /** Whether the server is pushing now. */
  get connected(): boolean {
    return this.#connected
  }

  onConnection(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  follow(tema: Tema, listener: Listener): () => void {
    const ref = refOf(tema)
    let followed = this.#followed.get(ref)
    if (!followed) {
      followed = { tema, clave: null, listeners: new Set(), last: null }
      this.#followed.set(ref, followed)
      this.#send({ tipo: 'seguir', ref, tema })
    } else if (followed.last) {
      listener.state(followed.last.datos)
    }
    followed.listeners.add(listener)
    clearTimeout(this.#linger)
    this.#connect()
    return () => this.#leave(ref, listener)
  }

  /** Reconnects immediately instead of after the pause. */
  wake(): void {
    if (this.#connected || this.#followed.size === 0) return
    clearTimeout(this.#retry)
    this.#failures = 0
    this.#connect()
  }

  #leave(ref: string, listener: Listener): void {
    const followed = this.#followed.get(ref)
    followed?.listeners.delete(listener)
    if (!followed || followed.listeners.size > 0) return
    this.#followed.delete(ref)
    this.#send({ tipo: 'dejar', ref })
    if (this.#followed.size === 0) this.#linger = setTimeout(() => this.#drop(), LINGER_MS)
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
      for (const [ref, { tema }] of this.#followed) this.#send({ tipo: 'seguir', ref, tema })
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
      const followed = this.#followed.get(mensaje.ref)
      if (followed) followed.clave = mensaje.clave
    } else if (mensaje.tipo === 'estado') {
      this.#tell(mensaje)
    } else if (mensaje.tipo === 'fin' && mensaje.codigo === 'dispositivo_cambiado') {
      this.#onChangedDevice()
    } else if (mensaje.tipo === 'fin') {
      const followed = mensaje.ref ? this.#followed.get(mensaje.ref) : undefined
      for (const listener of followed?.listeners ?? []) listener.end(mensaje.codigo)
      if (followed && mensaje.codigo === 'no_disponible') this.#followLater(followed)
    }
  }

  /**
   * Follows again after a pause, when the server could not look up the tema, for example while its database is down.
   */
  #followLater(followed: Followed): void {
    const ref = refOf(followed.tema)
    const again = () => {
      if (this.#followed.get(ref) === followed) this.#send({ tipo: 'seguir', ref, tema: followed.tema })
    }
    setTimeout(again, pauseBefore(FOLLOW_AGAIN, Math.random()))
  }

  #tell(estado: Estado): void {
    for (const followed of this.#followed.values()) {
      if (followed.clave !== estado.clave) continue
      if (followed.last && isOlder(estado, followed.last)) continue
      followed.last = estado
      for (const listener of followed.listeners) listener.state(estado.datos)
    }
  }

  #send(mensaje: MensajeCliente): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(mensaje))
  }

  /** Restarts the silence timer. A lost network does not close the socket; only silence reveals it. */
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
    // The server that answers next may have a different history: accept its first state whatever its number.
    for (const followed of this.#followed.values()) {
      followed.clave = null
      followed.last = null
    }
    if (this.#followed.size > 0) this.#later()
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
  tema.tema === 'turno'
    ? `turno ${tema.codigo} ${tema.id ?? ''}`
    : tema.tema === 'personal'
      ? `personal ${tema.empresaId} ${tema.colaId}`
      : `${tema.tema} ${tema.empresaId}`

let shared: LiveSocket | undefined

/** Created on first use, because prerendering has no sockets. */
export function liveSocket(): LiveSocket {
  if (!shared) {
    const made = new LiveSocket(
      () => new WebSocket(new URL(RUTA_VIVO, location.href.replace(/^http/, 'ws'))),
      () => location.replace(publicPaths.tv()),
    )
    addEventListener('online', () => made.wake())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) made.wake()
    })
    shared = made
  }
  return shared
}
