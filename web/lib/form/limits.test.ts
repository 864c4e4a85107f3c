import { expect, test } from 'vitest'
import { CategoriaEnviada } from '#contract/cola.ts'
import { Registro } from '#contract/cuenta.ts'
import { NuevaEmpresa } from '#contract/empresa.ts'
import { limitsOf, problemOf } from './limits.ts'

const { usuario = {}, correo = {}, contrasena = {} } = limitsOf(Registro)

test('a name is required and limited in length', () => {
  expect(problemOf(' Ana ', usuario)).toBeNull()
  expect(problemOf('   ', usuario)).toBe('missing')
  expect(problemOf('a'.repeat(81), usuario)).toBe('long')
  expect(problemOf('Ana\u202eanA', usuario)).toBe('malformed')
})

test('an address has one @ and no spaces inside', () => {
  expect(problemOf(' ana@x ', correo)).toBeNull()
  expect(problemOf('ana x@y', correo)).toBe('malformed')
  expect(problemOf('', correo)).toBe('missing')
})

test('a password is checked as typed, including spaces', () => {
  expect(problemOf('        ', contrasena)).toBeNull()
  expect(problemOf('1234567', contrasena)).toBe('short')
  expect(problemOf('', contrasena)).toBe('missing')
})

test('minutes are a whole number within the limits of the contract', () => {
  const { tiempoEstimado = {} } = limitsOf(CategoriaEnviada)
  for (const minutes of ['1', '120', ' 5 ']) expect(problemOf(minutes, tiempoEstimado)).toBeNull()
  for (const minutes of ['0', '121', '2.5', '', 'cinco'])
    expect(problemOf(minutes, tiempoEstimado)).toBe('range')
})

test('fields of a nested object are found by their own name', () => {
  const limits = limitsOf(NuevaEmpresa)
  expect(limits.horario?.maxLength).toBe(500)
  expect(problemOf('https://x.mx/a.png', limits.logo ?? {})).toBeNull()
  expect(problemOf('', limits.logo ?? {})).toBeNull()
  expect(problemOf('http://x.mx/a.png', limits.logo ?? {})).toBe('malformed')
})
