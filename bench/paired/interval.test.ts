import { expect, test } from 'vitest'
import { medianInterval } from './interval.ts'

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

test('order does not matter, and one wild value does not widen it', () => {
  const values = [...upTo(19).reverse(), 1e9]
  expect(medianInterval(values)).toEqual({ median: 10.5, low: 6, high: 15 })
})

test('fewer than six values give their whole range', () => {
  expect(medianInterval([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 })
  expect(medianInterval([7])).toEqual({ median: 7, low: 7, high: 7 })
})

test('holds the true median in about 95 of 100 samples', () => {
  // Skewed on purpose, as times are: the median of -ln(u) is ln 2. A small generator makes each run the same.
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
