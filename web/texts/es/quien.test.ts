import { expect, test } from 'vitest'
import { flujo } from './flujo.ts'

test('a customer whose name is hidden is named by the turno, with its article', () => {
  const nombre = flujo.sinNombre('B-12')
  expect(flujo.hecho.mover(nombre)).toBe('Turno B-12 cambió de lugar en la cola')
  expect(flujo.hecho.apartar(nombre)).toBe('Apartaste al turno B-12')
  expect(flujo.deshacerQue.transferir(nombre)).toBe('Deshacer el traslado del turno B-12')
  expect(flujo.hecho.apartar('Turno Pérez Gil')).toBe('Apartaste a Turno Pérez Gil')
})
