import { expect, test } from 'vitest'
import { las } from './hora.ts'

test('one o’clock is singular', () => {
  expect(['1:05', '1:05 p.m.', '10:00', '11:30', '5:40'].map(las)).toEqual([
    'la 1:05',
    'la 1:05 p.m.',
    'las 10:00',
    'las 11:30',
    'las 5:40',
  ])
})
