import type { Slot } from './db.ts'

const KEYS_MAX = 1000

/**
 * Values that commands keep between transactions, by key. A value that is taken is only put back after the commit, so
 * that values of a failed transaction are never seen. The least recently used key is evicted first.
 */
export class Memory {
  readonly #keys = new Map<string, Map<unknown, unknown>>()

  take<T>(key: string, slot: Slot<T>): T | undefined {
    const kept = this.#keys.get(key)
    const value = kept?.get(slot) as T | undefined
    kept?.delete(slot)
    return value
  }

  put<T>(key: string, slot: Slot<T>, value: T): void {
    const kept = this.#keys.get(key) ?? new Map()
    kept.set(slot, value)
    this.#keys.delete(key)
    this.#keys.set(key, kept)
    const oldest = this.#keys.keys().next()
    if (this.#keys.size > KEYS_MAX && !oldest.done) this.#keys.delete(oldest.value)
  }
}
