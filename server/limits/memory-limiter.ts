import { afterwards, type Level, refilled, waitFor } from './bucket.ts'
import type { Bucket, Limiter, Operation } from './limiter.ts'

/** Maximum number of buckets per rule. At 200 bytes each they take a few megabytes. */
const BUCKETS_MAXIMO = 20_000
/** Minimum time between two searches of a full map for buckets that have refilled. */
const SWEEP_EVERY_MS = 1000
/** Key of the bucket that new clients share while the map is full. Real keys are never empty. */
const SHARED = ''

/** Limits of one process. Each rule has its own map, so that one cannot push out the buckets of another. */
export class MemoryLimiter implements Limiter {
  readonly #rules = new Map<string, Levels>()
  readonly #clock: () => number
  readonly #maximum: number

  constructor(clock: () => number, maximum = BUCKETS_MAXIMO) {
    this.#clock = clock
    this.#maximum = maximum
  }

  get size(): number {
    return [...this.#rules.values()].reduce((sum, levels) => sum + levels.size, 0)
  }

  apply(operation: Operation, buckets: readonly Bucket[]): number {
    const now = this.#clock()
    let wait = 0
    for (const bucket of buckets) {
      wait = Math.max(wait, waitFor(this.#of(bucket).tokens(bucket, now), bucket.limit))
    }
    if (operation === 'look' || (operation === 'take' && wait > 0)) return wait
    for (const bucket of buckets) {
      const levels = this.#of(bucket)
      levels.save(bucket, afterwards(operation, levels.tokens(bucket, now), bucket.limit), now)
    }
    return wait
  }

  #of({ rule }: Bucket): Levels {
    let levels = this.#rules.get(rule)
    if (!levels) {
      levels = new Levels(this.#maximum)
      this.#rules.set(rule, levels)
    }
    return levels
  }

  clear(bucket: Bucket): void {
    this.#rules.get(bucket.rule)?.delete(bucket)
  }

  async close(): Promise<void> {
    this.#rules.clear()
  }
}

interface Kept extends Level {
  /** When the bucket is full again and need not be kept. */
  fullAt: number
}

/** The buckets of one rule. Only buckets that are not full are kept. */
class Levels {
  readonly #levels = new Map<string, Kept>()
  readonly #maximum: number
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(maximum: number) {
    this.#maximum = maximum
  }

  get size(): number {
    return this.#levels.size
  }

  tokens({ key, limit }: Bucket, now: number): number {
    return refilled(this.#levels.get(this.#slot(key, now)), limit, now)
  }

  save({ key, limit }: Bucket, tokens: number, at: number): void {
    const slot = this.#slot(key, at)
    if (tokens >= limit.burst) this.#levels.delete(slot)
    else this.#levels.set(slot, { tokens, at, fullAt: at + (limit.burst - tokens) * limit.everyMs })
  }

  delete({ key }: Bucket): void {
    this.#levels.delete(key)
  }

  #slot(key: string, now: number): string {
    if (this.#levels.has(key) || this.#levels.size < this.#maximum) return key
    this.#sweep(now)
    return this.#levels.size < this.#maximum ? key : SHARED
  }

  #sweep(now: number): void {
    if (Math.abs(now - this.#sweptAt) < SWEEP_EVERY_MS) return
    this.#sweptAt = now
    for (const [key, { fullAt }] of this.#levels) if (now >= fullAt) this.#levels.delete(key)
  }
}
