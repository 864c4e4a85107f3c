import { expect, test } from 'vitest'
import { readOrder } from './compare.ts'
import { judge, type Pair } from './measure.ts'
import { reached } from './report.ts'
import { medianInterval } from './stats.ts'

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

// Ranks as published in tables of the sign test, at most 2.5 % on either side.
test.each([
  [6, 1, 6],
  [10, 2, 9],
  [20, 6, 15],
  [30, 10, 21],
  [40, 14, 27],
  [100, 40, 61],
])('of %i values the interval reaches from rank %i to rank %i', (n, low, high) => {
  expect(medianInterval(upTo(n))).toEqual({ median: (n + 1) / 2, low, high })
})

test('order does not matter, and one extreme value does not widen the interval', () => {
  const values = [...upTo(19).reverse(), 1e9]
  expect(medianInterval(values)).toEqual({ median: 10.5, low: 6, high: 15 })
})

test('fewer than six values give their whole range', () => {
  expect(medianInterval([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 })
  expect(medianInterval([7])).toEqual({ median: 7, low: 7, high: 7 })
})

test('the interval contains the true median in about 95 of 100 samples', () => {
  // Skewed on purpose, as durations are: the median of -ln(u) is ln 2. A small generator makes each run the same.
  let state = 42
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state + 0.5) / 2_147_483_648
  }
  const samples = 2000
  let held = 0
  for (let i = 0; i < samples; i++) {
    const { low, high } = medianInterval(upTo(20).map(() => -Math.log(random())))
    if (low <= Math.LN2 && Math.LN2 <= high) held++
  }
  expect(held / samples).toBeGreaterThan(0.94)
  expect(held / samples).toBeLessThan(0.975)
})

/** Twenty pairs with ratios around this one, on a machine that keeps getting slower. */
const around = (ratio: number, measure: 'processor' | 'loop' = 'processor'): Pair[] =>
  Array.from({ length: 20 }, (_, i) => {
    const there = 100 + 10 * i
    return { here: { [measure]: there * (ratio + (i - 9.5) / 1000) }, there: { [measure]: there } }
  })

const worseAt = (pairs: Pair[], limit: number) => judge('take', pairs, limit).map(({ worse }) => worse)

test('a cost is worse if its whole interval is above the limit', () => {
  expect(worseAt(around(1.07), 5)).toEqual([true])
  expect(worseAt(around(1.04), 3)).toEqual([true])
})

test('a cost is not worse if its interval reaches the limit, or if it falls', () => {
  expect(worseAt(around(1.05), 5)).toEqual([false])
  expect(worseAt(around(1.03), 5)).toEqual([false])
  expect(worseAt(around(0.8), 5)).toEqual([false])
})

test('work that moves from one thread to another is shown, not judged', () => {
  const [verdict] = judge('take', around(1.5, 'loop'), 5)
  expect(verdict?.ratio.median).toBeCloseTo(1.5)
  expect(verdict?.worse).toBe(false)
})

test('a goal is a lower or an upper bound', () => {
  expect(reached({ ratio: 0.7, goal: { sense: 'at least', bound: 0.7 } })).toBe(true)
  expect(reached({ ratio: 0.69, goal: { sense: 'at least', bound: 0.7 } })).toBe(false)
  expect(reached({ ratio: 1.31, goal: { sense: 'at most', bound: 1.3 } })).toBe(false)
  expect(reached({ ratio: null, goal: null })).toBe(null)
})

const read = (...args: string[]) => readOrder(args, ['take', 'call'])

test('only the commit is required; rows, rounds and limit are optional', () => {
  expect(read('main')).toEqual({ commit: 'main', rows: [], rounds: 20, limit: 5 })
  expect(read('main', 'take', '--rounds', '40', '--limit=3')).toEqual({
    commit: 'main',
    rows: ['take'],
    rounds: 40,
    limit: 3,
  })
})

test('a comparison that cannot be measured is refused before anything starts', () => {
  expect(() => read()).toThrow('which commit')
  expect(() => read('main', 'tak')).toThrow('No row is called tak')
  expect(() => read('main', '--rounds', '5')).toThrow('--rounds')
  expect(() => read('main', '--limit', 'five')).toThrow('--limit')
  expect(() => read('main', '--fast')).toThrow('--fast')
})
