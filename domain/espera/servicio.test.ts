import { expect, test } from 'vitest'
import { servicioLargo } from './servicio.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

test('a service is long when 95 of 100 of its queue were over by then, in whatever order they ended', () => {
  expect(servicioLargo(range(100))).toBe(95)
  expect(servicioLargo(range(100).reverse())).toBe(95)
  expect(servicioLargo([...range(19).map(() => 4), 60])).toBe(4)
})

test('of a few services nobody can tell which one is long', () => {
  expect(servicioLargo([])).toBeNull()
  expect(servicioLargo(range(19))).toBeNull()
})
