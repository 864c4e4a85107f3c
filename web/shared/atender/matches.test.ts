import { expect, test } from 'vitest'
import { matching } from './matches.ts'

const turnos = [
  { nombre: 'Íñigo Pérez', numero: 1, codigo: 'K7M2XP' },
  { nombre: 'Ana', numero: 11, codigo: 'B4KT7W' },
  { nombre: 'Luis Ángel', numero: 12, codigo: 'R9MX2H' },
]
const found = (typed: string) => matching(turnos, typed).map(({ numero }) => numero)

test('people are found by name without accents, by their whole number, by the beginning of their code', () => {
  expect(found('')).toEqual([1, 11, 12])
  expect(found('inigo')).toEqual([1])
  expect(found(' ANGEL ')).toEqual([12])
  expect(found('1')).toEqual([1])
  expect(found('b4k')).toEqual([11])
  expect(found('zz')).toEqual([])
})
