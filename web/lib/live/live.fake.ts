import type { Tema } from '#contract/vivo.ts'
import type { Listener, LiveSocket } from './live-socket.ts'

/** A live socket driven by a test. */
export class FakeLive implements Pick<LiveSocket, 'connected' | 'follow' | 'onConnection'> {
  connected = false
  readonly #listeners = new Set<Listener>()
  readonly #watchers = new Set<() => void>()

  /** The number of active subscriptions. */
  get followed(): number {
    return this.#listeners.size
  }

  follow(_tema: Tema, listener: Listener) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  onConnection(watcher: () => void) {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  connect = () => this.#set(true)
  disconnect = () => this.#set(false)

  push(datos: object) {
    for (const listener of this.#listeners) listener.state(datos as Parameters<Listener['state']>[0])
  }

  end() {
    for (const listener of [...this.#listeners]) listener.end('prohibido')
  }

  #set(connected: boolean) {
    this.connected = connected
    for (const watcher of this.#watchers) watcher()
  }
}
