import { afterwards, type Level, refilled, waitFor } from './bucket.ts'
import type { Bucket, Limiter, Operation } from './limiter.ts'

/** Buckets kept at most; the one unused for longest goes first. At 100 bytes each: a few megabytes. */
const BUCKETS_MAXIMO = 50_000

/** The allowances of one process. */
export class MemoryLimiter implements Limiter {
  readonly #levels = new Map<string, Level>()
  readonly #clock: () => number
  readonly #maximum: number

  constructor(clock: () => number, maximum = BUCKETS_MAXIMO) {
    this.#clock = clock
    this.#maximum = maximum
  }

  get size(): number {
    return this.#levels.size
  }

  apply(operation: Operation, buckets: readonly Bucket[]): number {
    const now = this.#clock()
    let wait = 0
    for (const { key, limit } of buckets) {
      wait = Math.max(wait, waitFor(refilled(this.#levels.get(key), limit, now), limit))
    }
    if (operation === 'look' || (operation === 'take' && wait > 0)) return wait
    for (const { key, limit } of buckets) {
      const tokens = afterwards(operation, refilled(this.#levels.get(key), limit, now), limit)
      this.#save(key, { tokens, at: now })
    }
    return wait
  }

  #save(key: string, level: Level): void {
    // Set anew, so that the order of the map is the order of use.
    this.#levels.delete(key)
    this.#levels.set(key, level)
    if (this.#levels.size <= this.#maximum) return
    const oldest = this.#levels.keys().next()
    if (!oldest.done) this.#levels.delete(oldest.value)
  }

  async close(): Promise<void> {
    this.#levels.clear()
  }
}
