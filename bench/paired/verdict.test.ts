import { expect, test } from 'vitest'
import type { Pair } from './pairs.ts'
import { judge } from './verdict.ts'

/** Twenty pairs whose ratios lie around this one, on a machine that becomes ever slower. */
const around = (ratio: number, measure: 'processor' | 'loop' = 'processor'): Pair[] =>
  Array.from({ length: 20 }, (_, i) => {
    const there = 100 + 10 * i
    return { here: { [measure]: there * (ratio + (i - 9.5) / 1000) }, there: { [measure]: there } }
  })

const worseAt = (pairs: Pair[], limit: number) => judge('take', pairs, limit).map(({ worse }) => worse)

test('a cost that rises by more than the limit, with its whole interval, is worse', () => {
  expect(worseAt(around(1.07), 5)).toEqual([true])
  expect(worseAt(around(1.04), 3)).toEqual([true])
})

test('one whose interval reaches the limit, or that falls, is not', () => {
  expect(worseAt(around(1.05), 5)).toEqual([false])
  expect(worseAt(around(1.03), 5)).toEqual([false])
  expect(worseAt(around(0.8), 5)).toEqual([false])
})

test('work that moves from one thread to the other is shown and not judged', () => {
  const [verdict] = judge('take', around(1.5, 'loop'), 5)
  expect(verdict?.ratio.median).toBeCloseTo(1.5)
  expect(verdict?.worse).toBe(false)
})
