import { expect, test } from 'vitest'
import {
  conOtroRango,
  copiarDia,
  fromSemana,
  pasaMedianoche,
  semanaDelTexto,
  toRangos,
  toSemana,
} from './draft.ts'

const rango = (desde: string, hasta: string) => ({ desde, hasta })

test('a text of the editor becomes the week it describes', () => {
  const semana = semanaDelTexto('Lunes a viernes: 9:00 a 13:00\nLunes: 16:00 a 19:00')
  expect(semana[0]).toEqual([rango('09:00', '13:00'), rango('16:00', '19:00')])
  expect(semana[4]).toEqual([rango('09:00', '13:00')])
  expect(semana[6]).toEqual([])
})

test('any other text gives an ordinary week to begin with', () => {
  expect(semanaDelTexto('Según marea')[0]).toEqual([rango('09:00', '18:00')])
  expect(semanaDelTexto('')[6]).toEqual([])
})

test('one day is copied to others and stays as it is', () => {
  const semana = toSemana(semanaDelTexto(''))
  const copiada = fromSemana(copiarDia(semana, 0, [0, 5]))
  expect(copiada[5]).toEqual([rango('09:00', '18:00')])
  expect(copiada[0]).toEqual([rango('09:00', '18:00')])
  expect(copiada[6]).toEqual([])
})

test('a second range begins after the first', () => {
  const added = (...rangos: ReturnType<typeof rango>[]) => conOtroRango(toRangos(rangos)).at(-1)
  expect(added(rango('09:00', '13:00'))).toEqual({ ...rango('14:00', '17:00'), id: 1 })
  expect(added(rango('09:00', '22:30'))).toMatchObject(rango('23:00', '00:00'))
  expect(added()).toEqual({ ...rango('09:00', '18:00'), id: 0 })
})

test('a range that ends no later than it begins passes midnight', () => {
  expect(pasaMedianoche(rango('20:00', '03:00'))).toBe(true)
  expect(pasaMedianoche(rango('09:00', '18:00'))).toBe(false)
})
