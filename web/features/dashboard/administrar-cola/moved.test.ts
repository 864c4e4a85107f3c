import { expect, test } from 'vitest'
import { moved } from './api.ts'

const list = ['a', 'b', 'c'].map((id) => ({ id }))
const ids = (categorias: { id: string }[]) => categorias.map(({ id }) => id).join('')

test('a category moves one place up or down', () => {
  expect(ids(moved(list, 'b', -1))).toBe('bac')
  expect(ids(moved(list, 'b', 1))).toBe('acb')
  expect(ids(moved(list, 'a', 1))).toBe('bac')
})

test('at the ends and for one that is gone nothing moves', () => {
  expect(moved(list, 'a', -1)).toBe(list)
  expect(moved(list, 'c', 1)).toBe(list)
  expect(moved(list, 'z', 1)).toBe(list)
})
