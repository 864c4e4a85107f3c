import { expect, test } from 'vitest'
import { completeAddress, type Draft, differs, formErrors, pestanaOf, requiredErrors } from './draft.ts'

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
}

test('name, owner and an e-mail with @ are needed', () => {
  expect(requiredErrors(draft)).toEqual({})
  expect(Object.keys(requiredErrors({ ...draft, nombre: ' ', titular: '', email: 'sol.mx' }))).toEqual([
    'nombre',
    'titular',
    'email',
  ])
})

test('a logo over http and a colour that is none are told beside their fields', () => {
  expect(formErrors(draft)).toEqual({})
  expect(Object.keys(formErrors({ ...draft, logo: 'http://sol.mx/a.png', colorSecundario: 'azul' }))).toEqual(
    ['logo', 'colorSecundario'],
  )
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
