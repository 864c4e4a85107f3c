import { expect, test } from 'vitest'
import { formatEstimado, formatTime } from './format.ts'

test('an estimate is a range, one figure, or nothing', () => {
  expect(formatEstimado(null)).toBeNull()
  expect(formatEstimado({ min: 10, max: 15 })).toBe('10 a 15 min')
  expect(formatEstimado({ min: 5, max: 5 })).toBe('5 min')
  expect(formatEstimado({ min: 0, max: 5 })).toBe('hasta 5 min')
  expect(formatEstimado({ min: 0, max: 0 })).toBe('menos de 1 min')
})

test('times are those of the zone given', () => {
  expect(formatTime('2026-03-01T15:04:05.000Z', 'America/Mexico_City')).toBe('9:04')
})
