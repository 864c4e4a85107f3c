import type { Awaitable } from '#server/store/db.ts'

/** A token bucket that holds `burst` tokens and regains one every `everyMs`. */
export interface Limit {
  burst: number
  everyMs: number
}

export interface Bucket {
  rule: string
  /** The client, account or whatever the limit counts. */
  key: string
  limit: Limit
}

/** `take` removes a token from each bucket, or from none if one is empty. `look` changes nothing. `give` returns one. */
export type Operation = 'take' | 'look' | 'give'

export interface Limiter {
  /**
   * Returns the milliseconds until every bucket has a token. With `take`, 0 means that the tokens were taken. Operations
   * are applied in the order they are issued.
   */
  apply(operation: Operation, buckets: readonly Bucket[]): Awaitable<number>
  clear(bucket: Bucket): Awaitable<void>
  close(): Promise<void>
}

export const noLimiter: Limiter = { apply: () => 0, clear: () => {}, close: async () => {} }
