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
  const place = exempt ? ALONE : arrive(buckets.at(-1))
  try {
    const wait = exempt ? 0 : await limiter.apply('look', buckets)
    if (wait > 0) throw tooMany(wait)
    const { wrong, result } = await guess(run, failure)
    await place.before
    const charged = wrong
      ? limiter.apply('take', buckets)
      : // The guesses before this one may have emptied the bucket since it was read.
        place.before && limiter.apply('look', buckets)
    // The limiter applies operations in the order they are issued, so the next guess need not wait for the reply.
    place.leave()
    const late = (await charged) ?? 0
    if (late > 0) throw tooMany(late)
    return await result
  } finally {
    place.leave()
  }
}

/** Waits for a guess. `result` is settled; a failure other than a wrong guess is thrown. */
async function guess<T>(run: () => Awaitable<T>, failure: string) {
  const result = (async () => run())()
  const wrong = await result.then(
    () => false,
    (error) => {
      if (failedWith(error, failure)) return true
      throw error
    },
  )
  return { wrong, result }
}

interface Place {
  /** Settles once the guesses that arrived earlier have been charged. */
  before: Promise<void> | undefined
  leave(): void
}

const ALONE: Place = { before: undefined, leave: () => {} }

/** The guess of each bucket that arrived last on this node and has not been charged. */
const lastOf = new Map<string, Promise<void>>()

/**
 * Guesses of one bucket are charged in the order of arrival. A right guess is often answered from memory and a wrong
 * one by the database, so charging them as they finish would answer the right ones among thousands first.
 */
function arrive(bucket: Bucket | undefined): Place {
  const line = `${bucket?.rule} ${bucket?.key}`
  const { promise, resolve } = Promise.withResolvers<void>()
  const before = lastOf.get(line)
  lastOf.set(line, promise)
  const leave = () => {
    resolve()
    if (lastOf.get(line) === promise) lastOf.delete(line)
  }
  return { before, leave }
}
