import type { Slot } from '../db.ts'

const KEYS_MAX = 1000

/** What commands keep between transactions, by key: forgotten as soon as somebody else writes about it. */
export class Memory {
  readonly #keys = new Map<string, Map<unknown, unknown>>()

  take<T>(key: string, slot: Slot<T>): T | undefined {
    const kept = this.#keys.get(key)
    const value = kept?.get(slot) as T | undefined
    kept?.delete(slot)
    return value
  }

  put<T>(key: string, slot: Slot<T>, value: T): void {
    let kept = this.#keys.get(key)
    if (!kept) {
      if (this.#keys.size >= KEYS_MAX) this.#keys.clear()
      kept = new Map()
      this.#keys.set(key, kept)
    }
    kept.set(slot, value)
  }

  forget(key: string): void {
    this.#keys.delete(key)
  }

  forgetAll(): void {
    this.#keys.clear()
  }
}
