import { expect, test } from 'vitest'
import { listOf, moved } from './list.ts'

const list = ['a', 'b', 'c'].map((id) => ({ id, nombre: id }))
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

test('an item moves one place up or down', () => {
  expect(ids(moved(list, 'b', -1))).toBe('bac')
  expect(ids(moved(list, 'b', 1))).toBe('acb')
  expect(ids(moved(list, 'a', 1))).toBe('bac')
})

test('nothing moves at the ends of the list or for an item that is gone', () => {
  expect(moved(list, 'a', -1)).toBe(list)
  expect(moved(list, 'c', 1)).toBe(list)
  expect(moved(list, 'z', 1)).toBe(list)
})

function formWith(errors: { wrong?: Record<string, string>; errors?: Record<string, string> } = {}) {
  const form = {
    values: { colas: list },
    wrong: {},
    errors: {},
    ...errors,
    edit: (change: { colas?: typeof list }) => Object.assign(form.values, change),
  }
  return form
}

test('items are added, changed, moved and removed by id, and the others stay unchanged', () => {
  const form = formWith()
  const edit = () => listOf(form, 'colas')
  edit().add({ id: 'd', nombre: 'd' })
  edit().change('b', { nombre: 'Caja' })
  edit().remove('a')
  edit().move('d', -1)
  expect(form.values.colas).toEqual([
    { id: 'b', nombre: 'Caja' },
    { id: 'd', nombre: 'd' },
    { id: 'c', nombre: 'c' },
  ])
  expect(form.values.colas[2]).toBe(list[2])
})

test('an error of an item is found by its index, the check before the server', () => {
  const form = formWith({
    wrong: { 'colas.0.nombre': 'Falta' },
    errors: { 'colas.0.nombre': 'En uso', 'colas.1.nombre': 'En uso' },
  })
  const { errorOf } = listOf(form, 'colas')
  expect([0, 1, 2].map((i) => errorOf(i, 'nombre'))).toEqual(['Falta', 'En uso', undefined])
})
