import { expect, test } from 'vitest'
import { guardarTraducciones, textosPropios, traducir } from './traduccion.ts'

const escrito = {
  colas: [
    { nombre: 'Caja', descripcion: 'Pagos', campos: [{ nombre: 'Motivo', opciones: ['Pagar', 'Cobrar'] }] },
    { nombre: 'Informes', descripcion: '', campos: [{ nombre: 'Motivo', opciones: [] }] },
  ],
  preferencias: [{ nombre: 'Embarazo' }],
  anuncios: [{ texto: 'Cerramos a las 5' }],
}
const en = (original: string, texto: string) => ({ idioma: 'en' as const, original, texto })

test('the texts of a company are each listed once, without empty ones', () => {
  expect(textosPropios(escrito).map(({ texto }) => texto)).toEqual([
    'Caja',
    'Pagos',
    'Informes',
    'Motivo',
    'Pagar',
    'Cobrar',
    'Embarazo',
    'Cerramos a las 5',
  ])
})

test('a missing translation is the original', () => {
  const todas = [en('Caja', 'Cashier')]
  expect(traducir(todas, 'en', 'Caja')).toBe('Cashier')
  expect(traducir(todas, 'pt', 'Caja')).toBe('Caja')
  expect(traducir(todas, 'en', 'Informes')).toBe('Informes')
  expect(traducir(undefined, 'en', 'Caja')).toBe('Caja')
})

test('a change replaces, an empty text removes, and texts that are gone lose theirs', () => {
  const antes = [en('Caja', 'Cashier'), en('Pagos', 'Payments'), en('Cola vieja', 'Old queue')]
  const despues = guardarTraducciones(
    antes,
    [en('Caja', 'Cash desk'), en('Pagos', '')],
    textosPropios(escrito),
  )
  expect(despues).toEqual([en('Caja', 'Cash desk')])
})
