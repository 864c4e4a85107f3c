import { expect, test } from 'vitest'
import { formatDateTime, formatEstimado, formatTime } from './format.ts'

/** Replaces `~` with a non-breaking space. */
const glued = (text: string) => text.replaceAll('~', '\u00a0')

test('an estimate is a range, one number or nothing', () => {
  expect(formatEstimado(null)).toBeNull()
  expect(formatEstimado({ min: 10, max: 15 })).toBe(glued('10 a 15~min'))
  expect(formatEstimado({ min: 5, max: 5 })).toBe(glued('5~min'))
  expect(formatEstimado({ min: 0, max: 5 })).toBe(glued('hasta 5~min'))
  expect(formatEstimado({ min: 0, max: 0 })).toBe(glued('menos de 1~min'))
})

test('a long wait is written in hours and minutes', () => {
  expect(formatEstimado({ min: 113, max: 171 })).toBe(glued('1~h~53~min a 2~h~51~min'))
  expect(formatEstimado({ min: 50, max: 60 })).toBe(glued('50~min a 1~h'))
  expect(formatEstimado({ min: 0, max: 90 })).toBe(glued('hasta 1~h~30~min'))
  expect(formatEstimado({ min: 120, max: 120 })).toBe(glued('2~h'))
})

test('times are shown in the given zone', () => {
  expect(formatTime('es', '2026-03-01T15:04:05.000Z', 'America/Santiago')).toBe('12:04')
})

test('the country of the company decides between 12 and 24 hours, and nothing shows seconds', () => {
  const instante = '2026-03-01T22:04:05.000Z'
  expect(formatTime('pt', instante, 'America/Mexico_City')).toBe(glued('4:04~PM'))
  expect(formatTime('en-ES', instante, 'Europe/Madrid')).toBe('23:04')
  expect(formatTime('es', '2026-03-01T06:00:00.000Z', 'America/Mexico_City')).toBe(glued('12:00~a.m.'))
  expect(formatTime('es', '2026-03-01T03:00:00.000Z', 'America/Santiago')).toBe('0:00')
  expect(formatDateTime('es-CL', instante, 'America/Santiago')).toMatch(/, 19:04$/)
})

test('a time with a.m. or p.m. stays on one line', () => {
  expect(formatTime('es-MX', '2026-03-01T22:04:05.000Z', 'America/Mexico_City')).toBe(glued('4:04~p.m.'))
})
