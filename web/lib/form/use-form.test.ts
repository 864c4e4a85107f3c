import { expect, test } from 'vitest'
import { isDirty } from './use-form.ts'

const initial = { nombre: 'Caja', colas: [{ id: 'a' }], semana: null as string[] | null }

test('something typed and taken back is no change, in a list too', () => {
  expect(isDirty(initial, {})).toBe(false)
  expect(isDirty(initial, { nombre: 'Caja', colas: [{ id: 'a' }], semana: null })).toBe(false)
})

test('another text, another item or another order is a change', () => {
  expect(isDirty(initial, { nombre: 'Caja 2' })).toBe(true)
  expect(isDirty(initial, { colas: [] })).toBe(true)
  expect(isDirty(initial, { semana: [] })).toBe(true)
  const two = { ...initial, colas: [{ id: 'a' }, { id: 'b' }] }
  expect(isDirty(two, { colas: [{ id: 'b' }, { id: 'a' }] })).toBe(true)
})
