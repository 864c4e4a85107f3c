import { Rechazo } from '#server/base/rechazo.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Bucket, Limiter } from './limiter.ts'

export const tooMany = (waitMs: number) =>
  new Rechazo('demasiados_intentos', { esperar: Math.max(1, Math.ceil(waitMs / 1000)) })

export const failedWith = (error: unknown, codigo: string) =>
  error instanceof Rechazo && error.codigo === codigo

export interface WrongGuesses {
  /** The last one covers the most callers. */
  buckets: Bucket[]
  /** The refusal that counts as a wrong guess. */
  failure: string
  /** Runs the call even when the bucket is empty, and rejects it only if the guess was wrong. */
  exempt: boolean
}

/**
 * Runs a call and charges it only when the guess was wrong. A wrong guess gets its answer in exchange for a token, and
 * without one it gets the same refusal as a right guess, so an allowance of 30 reveals 30 answers, no matter how many
 * guesses are in flight. Right guesses take nothing, so any number of them can be in flight at once.
 */
export async function limitWrongGuesses<T>(
  limiter: Limiter,
  { buckets, failure, exempt }: WrongGuesses,
  run: () => Awaitable<T>,
): Promise<T> {
  const place = exempt ? null : new Place(buckets.at(-1))
  let result: T | undefined
  let wrong: unknown = null
  try {
    const wait = place ? limiter.apply('look', buckets) : 0
    refuseIf(typeof wait === 'number' ? wait : await wait)
    try {
      result = await run()
    } catch (error) {
      if (!failedWith(error, failure)) throw error
      wrong = error
    }
    const before = place?.before
    if (before) await before
    if (wrong || before) {
      // A right guess looks again, because the guesses before it may have emptied the bucket.
      const charged = limiter.apply(wrong ? 'take' : 'look', buckets)
      // The limiter applies operations in the order they are issued, so the next guess need not wait for the reply.
      place?.leave()
      refuseIf(await charged)
    }
  } finally {
    place?.leave()
  }
  if (wrong) throw wrong
  return result as T
}

function refuseIf(waitMs: number): void {
  if (waitMs > 0) throw tooMany(waitMs)
}

/** The guess of each bucket that arrived last on this node and has not been charged. */
const lastOf = new Map<string, Place>()

/**
 * Guesses of one bucket are charged in the order of arrival. A right guess is often answered from memory and a wrong
 * one by the database, so charging them as they finish would answer the right ones among thousands first. A guess that
 * is answered before the next one arrives needs no promise, which saves 5 % of a look-up.
 */
class Place {
  /** Settles once the guesses that arrived earlier have been charged. */
  readonly before: Promise<void> | undefined
  readonly #line: string
  #left: PromiseWithResolvers<void> | null = null

  constructor(bucket: Bucket | undefined) {
    this.#line = `${bucket?.rule} ${bucket?.key}`
    this.before = lastOf.get(this.#line)?.left()
    lastOf.set(this.#line, this)
  }

  left(): Promise<void> {
    this.#left ??= Promise.withResolvers<void>()
    return this.#left.promise
  }

  leave(): void {
    this.#left?.resolve()
    if (lastOf.get(this.#line) === this) lastOf.delete(this.#line)
  }
}
