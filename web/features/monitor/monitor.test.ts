import { expect, test } from 'vitest'
import type { Publico } from '#contract/cola.ts'
import { filasDe, ordenar, paginar, unidadDe } from './disposicion.ts'
import { nuevasLlamadas } from './llamadas.ts'

const cola = (id: string, prioridad = false) => ({ id, prioridad })

test('the queue of the address comes first, then those with priority', () => {
  const colas = [cola('a'), cola('b', true), cola('c'), cola('d', true)]
  expect(ordenar(colas, 'C').map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a'])
  expect(ordenar(colas, 'unknown').map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})

test('more than twelve queues are spread evenly over pages', () => {
  const of = (count: number) => paginar(Array.from({ length: count }, (_, i) => i)).map((p) => p.length)
  expect(of(0)).toEqual([])
  expect(of(12)).toEqual([12])
  expect(of(20)).toEqual([10, 10])
  expect(of(25)).toEqual([9, 8, 8])
})

test('rows fill a wide screen and a tall one', () => {
  expect(filasDe(1, 1360, 912)).toEqual([1])
  expect(filasDe(2, 1360, 912)).toEqual([1, 1])
  expect(filasDe(5, 1360, 912)).toEqual([1, 2, 2])
  expect(filasDe(6, 1360, 912)).toEqual([2, 2, 2])
  expect(filasDe(12, 1856, 800)).toEqual([3, 3, 3, 3])
  expect(filasDe(6, 1016, 1290)).toEqual([1, 1, 1, 1, 1, 1])
  expect(filasDe(12, 1016, 1380)).toEqual([2, 2, 2, 2, 2, 2])
})

test('a card as large as in the design is not scaled', () => {
  expect(unidadDe(2, 3, 1360, 912, 'c6', 16)).toBe(1)
  expect(unidadDe(3, 4, 1856, 840, 'c12', 16)).toBe(1)
  expect(unidadDe(2, 6, 1016, 1380, 'c12', 16)).toBe(1)
})

const AHORA = Date.parse('2026-11-15T15:00:00.000Z')
const llamada = (numero: number, secondsAgo: number) => ({
  colaId: 'a',
  cola: 'General',
  numero,
  etiqueta: `${numero}`,
  nombre: 'Luis',
  puesto: '1',
  llamado: new Date(AHORA - secondsAgo * 1000).toISOString(),
})
const publico = (...ultimosLlamados: ReturnType<typeof llamada>[]) =>
  ({ ultimosLlamados, actualizado: new Date(AHORA).toISOString() }) as Publico

test('each call is announced once, a repeated call again, an old one never', () => {
  const nuevas = nuevasLlamadas()
  const numbers = (estado: Publico) => nuevas(estado).map(({ numero }) => numero)
  expect(numbers(publico(llamada(1, 5)))).toEqual([])
  expect(numbers(publico(llamada(3, 1), llamada(2, 2), llamada(1, 5)))).toEqual([2, 3])
  expect(numbers(publico(llamada(3, 1), llamada(2, 2), llamada(1, 5)))).toEqual([])
  expect(numbers(publico(llamada(2, 0), llamada(3, 1), llamada(1, 5)))).toEqual([2])
  expect(numbers(publico(llamada(9, 600), llamada(2, 0)))).toEqual([])
})
