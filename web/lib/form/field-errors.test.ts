import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { fieldErrorsOf, hasErrors } from './field-errors.ts'

test('server details are found by field name', () => {
  const error = new ApiError(400, 'datos_invalidos', 'Revisa', [
    { campo: 'config.horario', mensaje: 'Muy largo' },
    { campo: 'nombre', mensaje: 'Falta' },
  ])
  expect(fieldErrorsOf(error)).toEqual({ horario: 'Muy largo', nombre: 'Falta' })
  expect(hasErrors(fieldErrorsOf(error))).toBe(true)
  expect(hasErrors(fieldErrorsOf(new Error('otro')))).toBe(false)
})
