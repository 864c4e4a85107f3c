import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { services } from '#harness/environment.ts'
import { startProxy } from '#harness/tcp-proxy.ts'
import { clientOf } from '#server/limits/address.ts'
import type { Limit, Limiter } from '#server/limits/limiter.ts'
import { MemoryLimiter } from '#server/limits/memory-limiter.ts'
import { RedisLimiter } from '#server/limits/redis-limiter.ts'
import { eventually } from '#tests/helpers/eventually.ts'

const SLOW: Limit = { burst: 3, everyMs: 600_000 }
const log = { warn: vi.fn(), info: vi.fn() }
const bucket = (key: string, limit = SLOW, rule = 'prueba') => [{ rule, key, limit }]

const open: Limiter[] = []
const kept = <L extends Limiter>(limiter: L): L => {
  open.push(limiter)
  return limiter
}
afterEach(async () => {
  for (const limiter of open.splice(0)) await limiter.close()
})

/** Allows everything, so that a refusal can only come from Redis. */
const generous: Limiter = { apply: () => 0, clear: () => {}, close: async () => {} }
const overRedis = (fallback: Limiter, url = services.redisUrl) =>
  kept(new RedisLimiter({ url, fallback, log, prefix: `prueba:${randomUUID()}:` }))

/** Resolves once Redis answers, since the fallback given here never refuses. */
async function connected(limiter: Limiter): Promise<void> {
  const full = bucket(`primero ${randomUUID()}`, { burst: 1, everyMs: 600_000 })
  await eventually(async () => expect(await limiter.apply('take', full)).toBeGreaterThan(0))
}

describe.each(['memory', 'redis'] as const)('an allowance kept in %s', (kind) => {
  const create = async (): Promise<Limiter> => {
    if (kind === 'memory') return kept(new MemoryLimiter(Date.now))
    const limiter = overRedis(generous)
    await connected(limiter)
    return limiter
  }

  test('gives its burst, then returns how long to wait', async () => {
    const limiter = await create()
    for (let i = 0; i < 3; i++) expect(await limiter.apply('take', bucket('a'))).toBe(0)
    const wait = await limiter.apply('take', bucket('a'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(SLOW.everyMs)
    expect(await limiter.apply('take', bucket('b'))).toBe(0)
  })

  test('refills over time', async () => {
    const limiter = await create()
    const quick = bucket('a', { burst: 1, everyMs: 40 })
    expect(await limiter.apply('take', quick)).toBe(0)
    await vi.waitFor(async () => expect(await limiter.apply('take', quick)).toBe(0))
  })

  test('takes from all of several, or from none', async () => {
    const limiter = await create()
    const both = [...bucket('pequeña', { burst: 1, everyMs: 600_000 }), ...bucket('grande')]
    expect(await limiter.apply('take', both)).toBe(0)
    for (let i = 0; i < 5; i++) expect(await limiter.apply('take', both)).toBeGreaterThan(0)
    expect(await limiter.apply('take', bucket('grande'))).toBe(0)
    expect(await limiter.apply('take', bucket('grande'))).toBe(0)
    expect(await limiter.apply('take', bucket('grande'))).toBeGreaterThan(0)
  })

  test('checking takes nothing, and giving returns one', async () => {
    const limiter = await create()
    for (let i = 0; i < 9; i++) expect(await limiter.apply('look', bucket('a'))).toBe(0)
    for (let i = 0; i < 3; i++) await limiter.apply('take', bucket('a'))
    expect(await limiter.apply('look', bucket('a'))).toBeGreaterThan(0)
    await limiter.apply('give', bucket('a'))
    expect(await limiter.apply('take', bucket('a'))).toBe(0)
    expect(await limiter.apply('take', bucket('a'))).toBeGreaterThan(0)
  })

  test('is full again when it is cleared', async () => {
    const limiter = await create()
    for (let i = 0; i < 4; i++) await limiter.apply('take', bucket('a'))
    await limiter.clear(bucket('a')[0] ?? expect.fail())
    expect(await limiter.apply('take', bucket('a'))).toBe(0)
  })

  test('is exact under simultaneous requests', async () => {
    const limiter = await create()
    const waits = await Promise.all(Array.from({ length: 50 }, () => limiter.apply('take', bucket('a'))))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })
})

describe('when more addresses come than are remembered', () => {
  const crowded = (clock = () => 0) => {
    const limiter = kept(new MemoryLimiter(clock, 100))
    for (let i = 0; i < 3; i++) limiter.apply('take', bucket('ladrón'))
    for (let i = 0; i < 5000; i++) limiter.apply('take', bucket(`cliente ${i}`))
    return limiter
  }

  test('memory is bounded, and no address gets a fresh allowance', () => {
    const limiter = crowded()
    expect(limiter.size).toBeLessThanOrEqual(101)
    expect(limiter.apply('take', bucket('ladrón'))).toBeGreaterThan(0)
    // The newcomers share one allowance, which is used up.
    expect(limiter.apply('take', bucket('otro'))).toBeGreaterThan(0)
  })

  test('other rules are not affected', () => {
    expect(crowded().apply('take', bucket('otro', SLOW, 'otra regla'))).toBe(0)
  })

  test('there is room again once the allowances have refilled', () => {
    let now = 0
    const limiter = crowded(() => now)
    now += 3 * SLOW.everyMs
    for (let i = 0; i < 3; i++) expect(limiter.apply('take', bucket('otro'))).toBe(0)
    expect(limiter.apply('take', bucket('otro'))).toBeGreaterThan(0)
    expect(limiter.size).toBeLessThanOrEqual(2)
  })
})

test('an allowance that was given back leaves nothing in memory', () => {
  const limiter = kept(new MemoryLimiter(() => 0))
  limiter.apply('take', bucket('a'))
  limiter.apply('give', bucket('a'))
  expect(limiter.size).toBe(0)
})

test('a clock that goes back neither refills nor locks out', () => {
  let now = 1_000_000_000
  const limiter = kept(new MemoryLimiter(() => now))
  for (let i = 0; i < 3; i++) limiter.apply('take', bucket('a'))
  now -= 900_000_000
  expect(limiter.apply('take', bucket('a'))).toBeLessThanOrEqual(SLOW.everyMs)
  limiter.apply('give', bucket('a'))
  expect(limiter.apply('take', bucket('a'))).toBe(0)
})

describe('when Redis is unavailable', () => {
  test.each(['cut', 'freeze'] as const)(
    '(%s) the node limits alone at once, and returns to Redis by itself',
    async (how) => {
      const proxy = await startProxy(services.redisUrl)
      const local = new MemoryLimiter(Date.now)
      const asked = vi.spyOn(local, 'apply')
      const limiter = overRedis(local, proxy.url)
      const one = { burst: 1, everyMs: 600_000 }
      // Fresh keys until Redis answers one of them.
      const answeredByRedis = () =>
        eventually(async () => {
          asked.mockClear()
          await limiter.apply('look', bucket(randomUUID(), one))
          expect(asked).not.toHaveBeenCalled()
        })
      await answeredByRedis()
      expect(await limiter.apply('take', bucket('a', one))).toBe(0)
      expect(await limiter.apply('take', bucket('a', one))).toBeGreaterThan(0)

      await proxy[how]()
      asked.mockClear()
      const waits = await Promise.all(
        Array.from({ length: 20 }, () => limiter.apply('take', bucket('b', one))),
      )
      expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
      expect(asked).toHaveBeenCalledTimes(20)
      expect(log.warn).toHaveBeenCalled()

      await proxy.restore()
      await answeredByRedis()
      expect(await limiter.apply('take', bucket('a', one))).toBeGreaterThan(0)
      await proxy.stop()
    },
  )
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s stands for the customer %s', (ip, client) => {
  expect(clientOf(ip)).toBe(client)
})
