import type { FastifyRequest } from 'fastify'
import type { Bucket } from '#server/limits/limiter.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Guards } from './access.ts'
import type { LimitRule } from './limit-rules.ts'

const tooMany = (waitMs: number) =>
  new Rechazo('demasiados_intentos', { esperar: Math.max(1, Math.ceil(waitMs / 1000)) })

const failedWith = (error: unknown, codigo: string) => error instanceof Rechazo && error.codigo === codigo

/** Runs a call within its allowance. */
export async function limited<T>(
  g: Guards,
  rule: LimitRule,
  request: FastifyRequest,
  run: () => Promise<T> | T,
): Promise<T> {
  const buckets = rule.buckets(request, g)
  if (rule.counts === 'wrong') return wrongOnes(g, rule, buckets, rule.exempt(request), run)
  const wait = await g.limiter.apply('take', buckets)
  if (rule.counts === 'failed') {
    if (wait > 0) throw tooMany(wait)
    return failedOnes(g, rule, buckets, run)
  }
  if (wait > 0) {
    const instead = (await rule.instead?.(request, g)) ?? []
    if (instead.length === 0) throw tooMany(wait)
    const longer = await g.limiter.apply('take', instead)
    if (longer > 0) throw tooMany(longer)
  }
  return run()
}

async function failedOnes<T>(
  g: Guards,
  { failure }: { failure: string },
  buckets: Bucket[],
  run: () => Promise<T> | T,
): Promise<T> {
  try {
    const result = await run()
    await g.limiter.apply('give', buckets)
    return result
  } catch (error) {
    if (!failedWith(error, failure)) await g.limiter.apply('give', buckets)
    throw error
  }
}

export async function wrongOnes<T>(
  g: Pick<Guards, 'limiter'>,
  { failure }: { failure: string },
  buckets: Bucket[],
  exempt: boolean,
  run: () => Promise<T> | T,
): Promise<T> {
  const looked = g.limiter.apply('look', buckets)
  const wait = looked instanceof Promise ? await looked : looked
  if (wait > 0 && !exempt) throw tooMany(wait)
  try {
    return await run()
  } catch (error) {
    if (!failedWith(error, failure)) throw error
    // Said alike whatever was wrong, so that an empty allowance answers no guess at all.
    if (wait > 0) throw tooMany(wait)
    await g.limiter.apply('drain', buckets)
    throw error
  }
}
