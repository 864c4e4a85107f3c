import { afterEach, expect, test } from 'vitest'
import { formatNumber } from './format.ts'
import { localeOf, writeAsIn } from './locale.ts'

afterEach(() => writeAsIn(undefined))

test('numbers are written as in the country of the company', () => {
  writeAsIn('America/Mexico_City')
  expect([formatNumber(5.8), formatNumber(7898)]).toEqual(['5.8', '7,898'])
  writeAsIn('America/Argentina/Buenos_Aires')
  expect([formatNumber(5.8), formatNumber(17898)]).toEqual(['5,8', '17.898'])
})

test('a zone that no table knows is plain Spanish', () => {
  expect(localeOf('Asia/Tokyo')).toBe('es')
})
