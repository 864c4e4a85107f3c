import { expect, test } from 'vitest'
import type { ColaPersonal } from '#contract/cola.ts'
import type { Turno } from '#contract/turno.ts'
import { withCall, withMove } from './with-call.ts'

const AHORA = '2026-11-15T15:00:00.000Z'
const espera = (id: string, posicion: number) => ({
  id,
  nombre: id,
  numero: posicion,
  etiqueta: `${posicion}`,
  codigo: `C${id}`,
  posicion,
  espera: 0,
  emitido: AHORA,
  lugar: posicion,
})
const enAtencion = (id: string, puesto: string) => ({
  id,
  nombre: id,
  numero: 9,
  etiqueta: '9',
  codigo: '',
  puesto,
  llamado: AHORA,
})
const turno = (id: string, puesto: string): Turno => ({
  id,
  nombre: id,
  numero: 1,
  etiqueta: '1',
  codigo: `C${id}`,
  estado: 'en atención',
  colaId: 'cola',
  puesto,
})

const estado = {
  cola: { enEspera: 3 },
  turnos: [espera('ana', 1), espera('luis', 2), espera('eva', 3)],
  enAtencion: [enAtencion('rosa', '1'), enAtencion('juan', '2')],
  turnoActual: enAtencion('juan', '2'),
  seq: 7,
} as ColaPersonal

test('a call moves the first one into service and the others up', () => {
  const after = withCall(estado, { turno: turno('ana', '1'), terminado: turno('rosa', '1') }, AHORA)
  expect(after.turnos.map(({ id, posicion }) => [id, posicion])).toEqual([
    ['luis', 1],
    ['eva', 2],
  ])
  expect(after.enAtencion.map(({ id, puesto }) => [id, puesto])).toEqual([
    ['juan', '2'],
    ['ana', '1'],
  ])
  expect(after.turnoActual?.id).toBe('ana')
  expect(after.cola.enEspera).toBe(2)
})

test('a call on an empty queue only finishes', () => {
  const after = withCall(estado, { turno: null, terminado: turno('juan', '2') }, AHORA)
  expect(after.turnoActual?.id).toBe('rosa')
  expect(after.cola.enEspera).toBe(3)
})

test('what was pushed before the answer is left alone', () => {
  expect(withCall(estado, { turno: turno('juan', '2'), terminado: null }, AHORA)).toBe(estado)
})

test('a completed customer is no longer at the desk', () => {
  const after = withMove(estado, { ...turno('juan', '2'), estado: 'completado' })
  expect(after?.enAtencion.map(({ id }) => id)).toEqual(['rosa'])
  expect(after?.turnoActual?.id).toBe('rosa')
  expect(after?.cola.enEspera).toBe(3)
})

test('a customer who moved to another desk is shown there', () => {
  const after = withMove(estado, turno('rosa', '3'))
  expect(after?.enAtencion.map(({ id, puesto }) => [id, puesto])).toEqual([
    ['rosa', '3'],
    ['juan', '2'],
  ])
  expect(after?.turnoActual).toBe(estado.turnoActual)
})

test('a customer who is not in service in this queue changes nothing in it', () => {
  expect(withMove(estado, { ...turno('ana', '1'), estado: 'cancelado' })).toBeUndefined()
})
