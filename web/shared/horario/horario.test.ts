import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatHorario, parseHorario } from './horario.ts'

const rango = (dias: number[], desde = '09:00', hasta = '18:00') => ({ dias, desde, hasta })

test('ranges read as a person would write them', () => {
  expect(formatHorario([rango([0, 1, 2, 3, 4]), rango([5], '09:00', '13:30')])).toBe(
    'Lunes a viernes: 9:00 a 18:00\nSábado: 9:00 a 13:30',
  )
  expect(formatHorario([rango([5, 6])])).toBe('Sábado y domingo: 9:00 a 18:00')
  expect(formatHorario([rango([0, 2, 4, 5, 6])])).toBe('Lunes, miércoles y viernes a domingo: 9:00 a 18:00')
  expect(formatHorario([rango([0, 1, 2, 3, 4, 5, 6])])).toBe('Todos los días: 9:00 a 18:00')
})

test('a range without days or hours is not written', () => {
  expect(formatHorario([rango([]), rango([0], ''), rango([1])])).toBe('Martes: 9:00 a 18:00')
})

test('whatever is written is read back', () => {
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
    fc.property(ranges, (rangos) => {
      expect(parseHorario(formatHorario(rangos))).toEqual(rangos)
    }),
  )
})

test('free text that is not a generated schedule is not parsed', () => {
  for (const text of [
    'Lunes a viernes, 9:00 a 18:00',
    '24 horas',
    'Viernes a lunes: 9:00 a 10:00',
    ': 9:00 a 10:00',
  ]) {
    expect(parseHorario(text)).toBeNull()
  }
  expect(parseHorario('  ')).toEqual([])
})
