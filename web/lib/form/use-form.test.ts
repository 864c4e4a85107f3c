import { expect, test } from 'vitest'
import { isDirty } from './use-form.ts'

const initial = { nombre: 'Caja', colas: [{ id: 'a' }], semana: null as string[] | null }

test('text that was typed and removed is no change, also in a list', () => {
  expect(isDirty(initial, {})).toBe(false)
  expect(isDirty(initial, { nombre: 'Caja', colas: [{ id: 'a' }], semana: null })).toBe(false)
})

test('a different text, item or order is a change', () => {
  expect(isDirty(initial, { nombre: 'Caja 2' })).toBe(true)
  expect(isDirty(initial, { colas: [] })).toBe(true)
  expect(isDirty(initial, { semana: [] })).toBe(true)
  const two = { ...initial, colas: [{ id: 'a' }, { id: 'b' }] }
  expect(isDirty(two, { colas: [{ id: 'b' }, { id: 'a' }] })).toBe(true)
})
