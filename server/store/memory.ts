import type { Slot } from './db.ts'

const KEYS_MAX = 1000

/**
 * Values that commands keep for the next command of a key. Those of a running transaction are in a memory of their own,
 * so that values of a failed one are never seen. The least recently used key is evicted first.
 */
export class Memory {
  readonly #keys = new Map<string, Map<Slot<unknown>, unknown>>()
  readonly #committed: Memory | null

  /** The memory of a transaction is given the one of the committed values. */
  constructor(committed: Memory | null = null) {
    this.#committed = committed
  }

  /** Takes a value out. */
  take<T>(key: string, slot: Slot<T>): T | undefined {
    const kept = this.#keys.get(key)
    const value = kept?.get(slot) as T | undefined
    kept?.delete(slot)
    return value ?? this.#committed?.take(key, slot)
  }

  put(key: string, slot: Slot<unknown>, value: unknown): void {
    const kept = this.#keys.get(key) ?? new Map()
    kept.set(slot, value)
    this.#keys.delete(key)
    this.#keys.set(key, kept)
    const oldest = this.#keys.keys().next()
    if (this.#keys.size > KEYS_MAX && !oldest.done) this.#keys.delete(oldest.value)
  }

  commit(): void {
    for (const [key, kept] of this.#keys) {
      for (const [slot, value] of kept) this.#committed?.put(key, slot, value)
    }
  }
}
