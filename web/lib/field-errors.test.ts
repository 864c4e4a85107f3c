import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { complaints, fieldErrorsOf, hasErrors, isCorreo, isHttps } from './field-errors.ts'

test('server details are found by the name of the field', () => {
  const error = new ApiError(400, 'datos_invalidos', 'Revisa', [
    { campo: 'config.horario', mensaje: 'Muy largo' },
    { campo: 'nombre', mensaje: 'Falta' },
  ])
  expect(fieldErrorsOf(error)).toEqual({ horario: 'Muy largo', nombre: 'Falta' })
  expect(fieldErrorsOf(new Error('otro'))).toEqual({})
})

test('only complaints remain', () => {
  const found = complaints({ nombre: 'Falta', titular: false })
  expect(found).toEqual({ nombre: 'Falta' })
  expect(hasErrors(found)).toBe(true)
  expect(hasErrors(complaints({ nombre: false }))).toBe(false)
})

test('addresses', () => {
  expect(isCorreo(' ana@x ')).toBe(true)
  expect(isCorreo('ana x@y')).toBe(false)
  expect(isHttps('https://x.mx/a.png')).toBe(true)
  expect(isHttps('http://x.mx/a.png')).toBe(false)
})
