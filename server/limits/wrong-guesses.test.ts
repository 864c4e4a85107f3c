import { expect, test } from 'vitest'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Limiter } from './limiter.ts'
import { MemoryLimiter } from './memory-limiter.ts'
import { limitWrongGuesses } from './wrong-guesses.ts'

const BURST = 3

/** Replies later, in the order of the calls, as Redis does. */
function remote(inner: MemoryLimiter): Limiter {
  return {
    apply: (operation, buckets) => {
      const reply = inner.apply(operation, buckets)
      return new Promise((resolve) => setImmediate(resolve, reply))
    },
    clear: (bucket) => inner.clear(bucket),
    close: () => inner.close(),
  }
}

let keys = 0
function guesses(remotely: boolean) {
  const memory = new MemoryLimiter(() => 0)
  const limiter = remotely ? remote(memory) : memory
  const buckets = [{ rule: 'prueba', key: `${keys++}`, limit: { burst: BURST, everyMs: 1000 } }]
  const looking: (() => void)[] = []
  const look = (answer: string | null, exempt = false) => {
    const found = Promise.withResolvers<string>()
    found.promise.catch(() => {})
    looking.push(() =>
      answer === null ? found.reject(new Rechazo('turno_no_encontrado')) : found.resolve(answer),
    )
    const guess = { buckets, failure: 'turno_no_encontrado', exempt }
    return limitWrongGuesses(limiter, guess, () => found.promise).catch((error: Rechazo) => error.codigo)
  }
  return { look, looking }
}

test.each([false, true])(
  'the answers to wrong guesses in flight are limited, remotely: %s',
  async (remotely) => {
    const { look, looking } = guesses(remotely)
    const wrong = Array.from({ length: 20 }, () => look(null))
    for (const end of looking.toReversed()) end()
    const answers = await Promise.all(wrong)
    expect(answers.slice(0, BURST)).toEqual(Array(BURST).fill('turno_no_encontrado'))
    expect(new Set(answers.slice(BURST))).toEqual(new Set(['demasiados_intentos']))
  },
)

test.each([false, true])(
  'a right guess behind too many wrong ones is refused even if it is found first, remotely: %s',
  async (remotely) => {
    const { look, looking } = guesses(remotely)
    const early = look('temprano')
    const wrong = Array.from({ length: 20 }, () => look(null))
    const late = look('tarde')
    const owner = look('con su id', true)
    for (const end of looking.toReversed()) end()
    await Promise.all(wrong)
    expect(await Promise.all([early, late, owner])).toEqual(['temprano', 'demasiados_intentos', 'con su id'])
  },
)

test.each([false, true])('any number of right guesses run at once, remotely: %s', async (remotely) => {
  const { look, looking } = guesses(remotely)
  const right = Array.from({ length: 200 }, (_, i) => look(`${i}`))
  const wrong = [look(null), look(null)]
  for (const end of looking.toReversed()) end()
  expect(await Promise.all(right)).toEqual(right.map((_, i) => `${i}`))
  expect(await Promise.all(wrong)).toEqual(['turno_no_encontrado', 'turno_no_encontrado'])
  // Both wrong ones were charged, the right ones were not.
  const more = [look(null), look(null)]
  for (const end of looking) end()
  expect(await Promise.all(more)).toEqual(['turno_no_encontrado', 'demasiados_intentos'])
})

test('a failed look-up counts neither as right nor as wrong, and does not hold up the next', async () => {
  const { look, looking } = guesses(false)
  const memory = new MemoryLimiter(() => 0)
  const buckets = [{ rule: 'prueba', key: 'fallo', limit: { burst: 1, everyMs: 1000 } }]
  const guess = { buckets, failure: 'turno_no_encontrado', exempt: false }
  for (let i = 0; i < 3; i++) {
    const failed = limitWrongGuesses(memory, guess, () => {
      throw new Rechazo('sobrecarga')
    })
    await expect(failed).rejects.toMatchObject({ codigo: 'sobrecarga' })
  }
  await expect(limitWrongGuesses(memory, guess, () => 'bien')).resolves.toBe('bien')
  const [first, second] = [look('uno'), look('dos')]
  for (const end of looking) end()
  expect(await Promise.all([first, second])).toEqual(['uno', 'dos'])
})
