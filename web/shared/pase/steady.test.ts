import { expect, test } from 'vitest'
import { aged, endOf, type Shown, steady } from './steady.ts'

const MINUTE = 60_000
const shown: Shown = { range: { min: 15, max: 25 }, at: 0, rose: false }

test('a range that says nearly the same goes on as it was, less the time since', () => {
  const next = steady(shown, { min: 13, max: 24 }, 3 * MINUTE)
  expect(next).toBe(shown)
  expect(aged(next, 3 * MINUTE)).toEqual({ min: 12, max: 22 })
})
test('one that rose, or fell, by more is shown at once', () => {
  expect(steady(shown, { min: 25, max: 40 }, MINUTE)).toMatchObject({
    range: { min: 25, max: 40 },
    rose: true,
  })
  expect(steady(shown, { min: 4, max: 9 }, MINUTE)).toMatchObject({ range: { min: 4, max: 9 }, rose: false })
})
test('nothing below zero is shown, and the upper end stays at least one minute', () => {
  expect(aged(shown, 20 * MINUTE)).toEqual({ min: 0, max: 5 })
  expect(aged(shown, 40 * MINUTE)).toEqual({ min: 0, max: 1 })
  expect(steady(shown, { min: 4, max: 9 }, 40 * MINUTE).range).toEqual({ min: 4, max: 9 })
})
test('a range that only became less certain, as after the first services of a cola, does not jump', () => {
  const first: Shown = { range: { min: 1, max: 3 }, at: 0, rose: false }
  expect(steady(first, { min: 0, max: 5 }, 0)).toBe(first)
  expect(steady(first, { min: 0, max: 5 }, MINUTE)).toBe(first)
  expect(steady(first, { min: 0, max: 9 }, MINUTE)).toMatchObject({ range: { min: 0, max: 9 }, rose: true })
})
test('the clock beside a range is its end, and never in the past', () => {
  expect(endOf(shown, 3 * MINUTE)).toBe(25 * MINUTE)
  expect(endOf(shown, 40 * MINUTE)).toBe(41 * MINUTE)
})
