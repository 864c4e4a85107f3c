import { expect, test } from 'vitest'
import { matching } from './matches.ts'

const turnos = [
  { nombre: 'Íñigo Pérez', etiqueta: '1', codigo: 'K7M2XP' },
  { nombre: 'Ana', etiqueta: 'B-11', codigo: 'B4KT7W' },
  { nombre: 'Luis Ángel', etiqueta: 'B-12', codigo: 'R9MX2H' },
]
const found = (typed: string) => matching(turnos, typed).map(({ etiqueta }) => etiqueta)

test('people are found by name without accents, by their whole number, by the beginning of their code', () => {
  expect(found('')).toEqual(['1', 'B-11', 'B-12'])
  expect(found('inigo')).toEqual(['1'])
  expect(found(' ANGEL ')).toEqual(['B-12'])
  expect(found('1')).toEqual(['1'])
  expect(found('12')).toEqual(['B-12'])
  expect(found('b-12')).toEqual(['B-12'])
  expect(found('b4k')).toEqual(['B-11'])
  expect(found('zz')).toEqual([])
})
