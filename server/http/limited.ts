import type { FastifyRequest } from 'fastify'
import type { Bucket } from '#server/limits/limiter.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Guards } from './access.ts'
import type { LimitRule } from './limit-rules.ts'

const tooMany = (waitMs: number) =>
  new Rechazo('demasiados_intentos', { esperar: Math.max(1, Math.ceil(waitMs / 1000)) })

const failedWith = (error: unknown, codigo: string) => error instanceof Rechazo && error.codigo === codigo

/** Runs a call within its allowance. */
export function limited<T>(
  g: Guards,
  rule: LimitRule,
  request: FastifyRequest,
  run: () => Awaitable<T>,
): Promise<T> {
  if (rule.counts !== 'wrong') return counted(g, rule, request, run)
  return wrongOnes(g, rule, rule.buckets(request, g), rule.exempt(request), run)
}

async function counted<T>(
  g: Guards,
  rule: Exclude<LimitRule, { counts: 'wrong' }>,
  request: FastifyRequest,
  run: () => Awaitable<T>,
): Promise<T> {
  const buckets = rule.buckets(request, g)
  const wait = await g.limiter.apply('take', buckets)
  if (wait === 0) {
    return rule.counts === 'failed' ? failedOnes(g, rule, buckets, run) : attempted(g, buckets, run)
  }
  if (rule.counts === 'failed' || !rule.instead) throw tooMany(wait)
  return instead(g, rule.instead(request, g), wait, run)
}

async function instead<T>(
  g: Guards,
  others: Promise<Bucket[]>,
  wait: number,
  run: () => Awaitable<T>,
): Promise<T> {
  const buckets = await others
  if (buckets.length === 0) throw tooMany(wait)
  const longer = await g.limiter.apply('take', buckets)
  if (longer > 0) throw tooMany(longer)
  return attempted(g, buckets, run)
}

/** Whoever is told to come again later has not used anything up. */
async function attempted<T>(g: Guards, buckets: Bucket[], run: () => Awaitable<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (failedWith(error, 'sobrecarga')) await g.limiter.apply('give', buckets)
    throw error
  }
}

async function failedOnes<T>(
  g: Guards,
  { failure }: { failure: string },
  buckets: Bucket[],
  run: () => Awaitable<T>,
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
  run: () => Awaitable<T>,
): Promise<T> {
  const wait = await g.limiter.apply('look', buckets)
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
