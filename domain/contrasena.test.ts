import { expect, test } from 'vitest'
import { debilidadDe } from './contrasena.ts'

const debilidad = (contrasena: string, correo = 'marta@ejemplo.com') =>
  debilidadDe(contrasena, correo, (plana) => plana === 'sunshine')

test.each([
  ['aaaaaaaa', 'contrasena_repetida'],
  ['AaAaAaAaA', 'contrasena_repetida'],
  ['🔑🔑🔑🔑🔑🔑🔑🔑', 'contrasena_repetida'],
  ['Marta@Ejemplo.com', 'contrasena_correo'],
  ['marta2026', 'contrasena_correo'],
  ['¡Marta1990!', 'contrasena_correo'],
  ['Turnero2026', 'contrasena_producto'],
  ['turnero-turnero', 'contrasena_producto'],
  ['SunShine', 'contrasena_comun'],
  ['Sunshine2026', 'contrasena_comun'],
  ['súnshine123!', 'contrasena_comun'],
  ['sunshine!!', 'contrasena_comun'],
])('%s is refused as %s', (contrasena, motivo) => {
  expect(debilidad(contrasena)).toBe(motivo)
})

test.each(['marta va al mercado', 'mi turnero es azul', 'sunshine en mayo', '48151623 42'])(
  '%s is good',
  (contrasena) => {
    expect(debilidad(contrasena)).toBeNull()
  },
)

test('a very short name before the @ may be part of a password', () => {
  expect(debilidad('9a8b7c6d', 'ab@ejemplo.com')).toBeNull()
  expect(debilidad('1234eva5', 'eva@ejemplo.com')).toBeNull()
})
