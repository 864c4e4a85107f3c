import { expect, test } from 'vitest'
import { complaintOf, completeAddress, paginaDe } from './draft.ts'

test('what is missing is said before what is wrong', () => {
  expect(complaintOf({ email: 'No es un correo', logo: 'No es https' })).toContain('obligatorios')
  expect(complaintOf({ logo: 'No es https' })).toContain('marcados')
})

test('the first page with an error is the one to open', () => {
  expect(paginaDe({})).toBeUndefined()
  expect(paginaDe({ email: 'x' })).toBe('contacto')
  expect(paginaDe({ colorPrimario: 'x', titular: 'y' })).toBe('general')
})

test('an address without its scheme is completed', () => {
  expect(completeAddress(' sol.mx ')).toBe('https://sol.mx')
  expect(completeAddress('http://sol.mx')).toBe('http://sol.mx')
  expect(completeAddress('')).toBe('')
})
