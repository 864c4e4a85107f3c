import { expect, test } from 'vitest'
import type { Turno } from '#contract/turno.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { attemptKeeper } from './call-attempts.ts'

const nobody = () => null
const otro = { id: 'otro' } as Turno

test('a press after a lost reply is the same call, whatever the screen shows by then', () => {
  const keeper = attemptKeeper()
  const first = keeper.attempt('1', nobody)
  keeper.failed(new ApiError(0, 'sin_conexion', 'Sin conexión'))
  expect(keeper.attempt('1', () => 'b')).toEqual(first)
  keeper.answered()
  expect(keeper.attempt('1', () => 'b')).toMatchObject({ enAtencion: 'b' })
})

test('from another desk it is another call', () => {
  const keeper = attemptKeeper()
  keeper.attempt('1', nobody)
  expect(keeper.attempt('2', () => 'b')).toMatchObject({ puesto: '2', enAtencion: 'b' })
})

test('after a refusal the next press is a new call, which names whom the server named', () => {
  const keeper = attemptKeeper()
  keeper.attempt('1', nobody)
  keeper.failed(new ApiError(409, 'puesto_cambio', 'Cambió', [], otro))
  expect(keeper.attempt('1', nobody)).toMatchObject({ enAtencion: 'otro' })
  keeper.failed(new ApiError(409, 'puesto_cambio', 'Cambió', [], null))
  expect(keeper.attempt('1', () => 'viejo')).toMatchObject({ enAtencion: null })
})

test('whom the server named is forgotten once she has left', () => {
  const keeper = attemptKeeper()
  keeper.attempt('1', nobody)
  keeper.failed(new ApiError(409, 'puesto_cambio', 'Cambió', [], otro))
  keeper.left('alguien')
  expect(keeper.attempt('1', nobody)).toMatchObject({ enAtencion: 'otro' })
  keeper.answered()
  keeper.attempt('1', nobody)
  keeper.failed(new ApiError(409, 'puesto_cambio', 'Cambió', [], otro))
  keeper.left('otro')
  expect(keeper.attempt('1', nobody)).toMatchObject({ enAtencion: null })
})
