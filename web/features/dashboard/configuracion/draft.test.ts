import { expect, test } from 'vitest'
import { complaintOf, completeAddress, type Draft, differs, pestanaOf } from './draft.ts'

const draft: Draft = {
  nombre: 'Clínica Sol',
  titular: 'Ana Pérez',
  direccion: '',
  telefono: '',
  email: 'hola@sol.mx',
  horario: '',
  descripcion: '',
  sitioWeb: '',
  colorPrimario: '#7c3aed',
  colorSecundario: '#3b82f6',
  logo: '',
  zona: 'America/Mexico_City',
  nombresPublicos: 'completo',
  elegir: 'libre',
  nombresAlLlamar: false,
  corte: 0,
}

test('what is missing is said before what is wrong', () => {
  expect(complaintOf({ email: 'No es un correo', logo: 'No es https' })).toContain('obligatorios')
  expect(complaintOf({ logo: 'No es https' })).toContain('marcados')
})

test('the first tab with an error is the one to open', () => {
  expect(pestanaOf({})).toBeUndefined()
  expect(pestanaOf({ email: 'x' })).toBe('contacto')
  expect(pestanaOf({ colorPrimario: 'x', titular: 'y' })).toBe('general')
})

test('an address without its scheme is completed', () => {
  expect(completeAddress(' sol.mx ')).toBe('https://sol.mx')
  expect(completeAddress('http://sol.mx')).toBe('http://sol.mx')
  expect(completeAddress('')).toBe('')
})

test('something typed and taken back is no change', () => {
  expect(differs(draft, { ...draft })).toBe(false)
  expect(differs(draft, { ...draft, telefono: '5' })).toBe(true)
})
