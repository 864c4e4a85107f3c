import { Rechazo } from '#server/base/rechazo.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Bucket, Limiter } from './limiter.ts'

export const tooMany = (waitMs: number) =>
  new Rechazo('demasiados_intentos', { esperar: Math.max(1, Math.ceil(waitMs / 1000)) })

export const failedWith = (error: unknown, codigo: string) =>
  error instanceof Rechazo && error.codigo === codigo

export interface WrongGuesses {
  buckets: Bucket[]
  /** The refusal that counts as a wrong guess. */
  failure: string
  /** Runs the call even when the bucket is empty, and rejects it only if the guess was wrong. */
  exempt: boolean
}

/** Runs a call and counts it only when the guess was wrong, so that correct calls never wait for each other. */
export async function limitWrongGuesses<T>(
  limiter: Limiter,
  { buckets, failure, exempt }: WrongGuesses,
  run: () => Awaitable<T>,
): Promise<T> {
  const wait = await limiter.apply('look', buckets)
  if (wait > 0 && !exempt) throw tooMany(wait)
  try {
    return await run()
  } catch (error) {
    if (!failedWith(error, failure)) throw error
    // With an empty bucket every wrong guess gets this answer, so it reveals nothing.
    if (wait > 0) throw tooMany(wait)
    await limiter.apply('drain', buckets)
    throw error
  }
}
