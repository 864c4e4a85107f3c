import type { FastifyRequest } from 'fastify'
import type { Bucket } from '#server/limits/limiter.ts'
import { failedWith, limitWrongGuesses, tooMany } from '#server/limits/wrong-guesses.ts'
import type { Awaitable } from '#server/store/db.ts'
import type { Guards } from './access.ts'
import type { LimitRule } from './limit-rules.ts'

/** Runs a call within its rate limit, or rejects it. */
export async function limited<T>(
  g: Guards,
  rule: LimitRule,
  request: FastifyRequest,
  run: () => Awaitable<T>,
): Promise<T> {
  if (rule.counts === 'admitted') return attempted(g, await rule.admit(request, g), run)
  const buckets = rule.buckets(request, g)
  if (rule.counts === 'wrong') {
    const guesses = { buckets, failure: rule.failure, exempt: rule.exempt(request) }
    return limitWrongGuesses(g.limiter, guesses, run)
  }
  const wait = await g.limiter.apply('take', buckets)
  if (wait > 0) throw tooMany(wait)
  return rule.counts === 'failed' ? failedOnes(g, rule, buckets, run) : attempted(g, buckets, run)
}

/** Refusals that do not count. Unknown colas are among them because a bucket for each made-up id would fill memory. */
const UNCOUNTED = ['sobrecarga', 'cola_no_encontrada', 'descarga_en_curso']

/** Runs the call and gives the allowance back when it is refused for a reason that does not count. */
async function attempted<T>(g: Guards, buckets: Bucket[], run: () => Awaitable<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (UNCOUNTED.some((codigo) => failedWith(error, codigo))) await g.limiter.apply('give', buckets)
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
