import type { Awaitable } from '#server/store/db.ts'

/** An allowance that holds `burst` and regains one every `everyMs`. */
export interface Limit {
  burst: number
  everyMs: number
}

export interface Bucket {
  /** The name of its limit. */
  rule: string
  /** Whose it is. */
  key: string
  limit: Limit
}

/**
 * take: one from each bucket, or from none. look: only asks. drain: one from each even when empty,
 * so that guesses sent in parallel are paid for afterwards. give: one back to each.
 */
export type Operation = 'take' | 'look' | 'drain' | 'give'

export interface Limiter {
  /** Milliseconds until every bucket has one; 0 when they have, which for `take` means taken. */
  apply(operation: Operation, buckets: readonly Bucket[]): Awaitable<number>
  /** Fills a bucket up. */
  clear(bucket: Bucket): Awaitable<void>
  close(): Promise<void>
}

export const noLimiter: Limiter = { apply: () => 0, clear: () => {}, close: async () => {} }
