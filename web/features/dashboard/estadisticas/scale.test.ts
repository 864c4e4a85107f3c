import { expect, test } from 'vitest'
import { levelOf, topOf } from './scale.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [9, 10],
  [11, 20],
  [47, 60],
  [99, 100],
  [130, 200],
])('an axis for %i ends at %i', (value, top) => {
  expect(topOf(value)).toBe(top)
})

test('cells darken in five steps, and one is never as pale as none', () => {
  expect(levelOf(0, 100)).toBe(0)
  expect(levelOf(1, 100)).toBe(1)
  expect(levelOf(100, 100)).toBe(5)
  expect(levelOf(0, 0)).toBe(0)
})
