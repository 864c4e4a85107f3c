import { expect, test } from 'vitest'
import { formatNumber } from './format.ts'
import { localeOf } from './locale.ts'

test('numbers are written as in the country of the company', () => {
  const mexico = localeOf('America/Mexico_City')
  expect([formatNumber(mexico, 5.8), formatNumber(mexico, 7898)]).toEqual(['5.8', '7,898'])
  const argentina = localeOf('America/Argentina/Buenos_Aires')
  expect([formatNumber(argentina, 5.8), formatNumber(argentina, 17898)]).toEqual(['5,8', '17.898'])
})

test('an unknown zone uses plain Spanish', () => {
  expect(localeOf('Asia/Tokyo')).toBe('es')
  expect(localeOf(undefined)).toBe('es')
})
