import { expect, test } from 'vitest'
import { servicioLargo } from './servicio.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

test('a service is long once 95 of 100 services of its queue would have ended, whatever their order', () => {
  expect(servicioLargo(range(100))).toBe(95)
  expect(servicioLargo(range(100).reverse())).toBe(95)
  expect(servicioLargo([...range(19).map(() => 4), 60])).toBe(4)
})

test('with few services, none counts as long', () => {
  expect(servicioLargo([])).toBeNull()
  expect(servicioLargo(range(19))).toBeNull()
})
