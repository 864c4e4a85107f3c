import type { FastifyRequest } from 'fastify'
import type { Bucket } from '#server/limits/limiter.ts'
import { failedWith, limitWrongGuesses, tooMany } from '#server/limits/wrong-guesses.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Guards } from './access.ts'
import type { LimitRule } from './limit-rules.ts'

/** Runs a call within its allowance. */
export function limited<T>(
  g: Guards,
  rule: LimitRule,
  request: FastifyRequest,
  run: () => Awaitable<T>,
): Promise<T> {
  if (rule.counts !== 'wrong') return counted(g, rule, request, run)
  const guesses = { buckets: rule.buckets(request, g), failure: rule.failure, exempt: rule.exempt(request) }
  return limitWrongGuesses(g.limiter, guesses, run)
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

/** Gives the allowance back when the call was rejected for overload. */
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
