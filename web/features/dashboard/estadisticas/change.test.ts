import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('compares a figure with the previous period', () => {
  expect(changeOf(12, 10, 'hoy', 'es')).toEqual({
    text: '20\u00a0% más que ayer',
    direction: 'up',
    better: true,
  })
  expect(changeOf(8, 10, 'semana', 'es')).toEqual({
    text: '20\u00a0% menos que la semana anterior',
    direction: 'down',
    better: false,
  })
  expect(changeOf(10, 10, 'mes', 'es')).toEqual({
    text: 'Igual que el mes anterior',
    direction: 'same',
    better: null,
  })
})

test('a shorter wait is better', () => {
  expect(changeOf(8, 10, 'hoy', 'es', true)?.better).toBe(true)
})

test('without figures on both sides there is nothing to compare', () => {
  expect(changeOf(8, 0, 'hoy', 'es')).toBeNull()
  expect(changeOf(null, 10, 'hoy', 'es')).toBeNull()
  expect(changeOf(10, null, 'hoy', 'es')).toBeNull()
})
