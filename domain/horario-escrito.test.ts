import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import {
  escribirHorario,
  esDeSemana,
  leerHorario,
  type RangoEscrito,
  reescribirHorario,
} from './horario-escrito.ts'
import { palabrasDeHorario } from './horario-palabras.ts'
import { escribirSemana } from './horario-texto.ts'

const CHILE = 'America/Santiago'
const MEXICO = 'America/Mexico_City'

const escribir = (rangos: RangoEscrito[], idioma: Idioma = 'es', zona = CHILE) =>
  escribirHorario(rangos, palabrasDeHorario(idioma, zona))

const rango = (dias: number[], desde = '09:00', hasta = '18:00') => ({ dias, desde, hasta })

test('ranges read as a person would write them', () => {
  expect(escribir([rango([0, 1, 2, 3, 4]), rango([5], '09:00', '13:30')])).toBe(
    'Lunes a viernes: 9:00 a 18:00\nSábado: 9:00 a 13:30',
  )
  expect(escribir([rango([5, 6])])).toBe('Sábado y domingo: 9:00 a 18:00')
  expect(escribir([rango([0, 2, 4, 5, 6])])).toBe('Lunes, miércoles y viernes a domingo: 9:00 a 18:00')
  expect(escribir([rango([0, 1, 2, 3, 4, 5, 6])])).toBe('Todos los días: 9:00 a 18:00')
})

test('a range without days or hours is not written', () => {
  expect(escribir([rango([]), rango([0], ''), rango([1])])).toBe('Martes: 9:00 a 18:00')
})

test('each language writes hours in its own words', () => {
  const todo = [rango([0, 2, 4, 5, 6]), rango([5, 6], '20:00', '01:00'), rango([0, 1, 2, 3, 4, 5, 6])]
  expect(escribir(todo, 'en')).toBe(
    'Monday, Wednesday, and Friday to Sunday: 9:00–18:00\nSaturday and Sunday: 20:00–1:00\nEvery day: 9:00–18:00',
  )
  expect(escribir(todo, 'pt')).toBe(
    'Segunda, quarta e sexta a domingo: 9:00 às 18:00\nSábado e domingo: 20:00 à 1:00\nTodos os dias: 9:00 às 18:00',
  )
})

test('hours written in any language are read back', () => {
  const hour = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
  const ranges = fc.array(
    fc.record({
      dias: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      desde: hour,
      hasta: hour,
    }),
  )
  fc.assert(
    fc.property(
      ranges,
      fc.constantFrom(...IDIOMAS),
      fc.constantFrom(CHILE, MEXICO),
      (rangos, idioma, zona) => {
        expect(leerHorario(escribir(rangos, idioma, zona))).toEqual(rangos)
      },
    ),
  )
})

test('free text that is not a generated schedule is not parsed', () => {
  for (const text of [
    'Lunes a viernes, 9:00 a 18:00',
    '24 horas',
    'Viernes a lunes: 9:00 a 10:00',
    ': 9:00 a 10:00',
  ]) {
    expect(leerHorario(text)).toBeNull()
  }
  expect(leerHorario('  ')).toEqual([])
})

test('hours that the service wrote follow the language and the country of the company; others stay', () => {
  const semana = Array.from({ length: 7 }, (_, dia) =>
    dia < 5
      ? [
          { desde: 540, hasta: 780 },
          { desde: 840, hasta: 1080 },
        ]
      : [],
  )
  const ingles = palabrasDeHorario('en', MEXICO)
  const escrita = escribirSemana(semana, palabrasDeHorario('es', CHILE))
  expect(esDeSemana(escrita, semana)).toBe(true)
  expect(reescribirHorario(escrita, semana, ingles)).toBe(
    'Monday to Friday: 9:00 AM–1:00 PM and 2:00 PM–6:00 PM',
  )
  expect(reescribirHorario('Lunes a viernes: 9:00 a 18:00', null, ingles)).toBe(
    'Monday to Friday: 9:00 AM–6:00 PM',
  )
  expect(reescribirHorario('Pregunta en recepción', semana, ingles)).toBe('Pregunta en recepción')
  expect(reescribirHorario('', null, ingles)).toBe('')
})
