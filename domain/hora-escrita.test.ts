import { expect, test } from 'vitest'
import { IDIOMAS } from '#contract/idioma.ts'
import { escribirHora, escribirHoraEntera } from './hora-escrita.ts'
import { horaEn } from './hora-local.ts'

test('the country decides between 12 and 24 hours, in every language', () => {
  for (const idioma of IDIOMAS) {
    for (const pais of ['CL', 'ES', 'BR', 'AR', undefined])
      expect(escribirHora(21 * 60 + 4, idioma, pais)).toBe('21:04')
    for (const pais of ['MX', 'CO', 'US']) expect(escribirHora(21 * 60 + 4, idioma, pais)).toMatch(/^9:04 /)
  }
  expect([0, 60, 12 * 60, 24 * 60].map((minutos) => escribirHora(minutos, 'es', 'MX'))).toEqual([
    '12:00 a.m.',
    '1:00 a.m.',
    '12:00 p.m.',
    '12:00 a.m.',
  ])
  expect(escribirHora(0, 'es', 'CL')).toBe('0:00')
  expect(escribirHora(9 * 60 + 5, 'en', 'US')).toBe('9:05 AM')
  expect(escribirHoraEntera(21, 'es', 'MX')).toBe('9 p.m.')
  expect(escribirHoraEntera(21, 'pt', 'BR')).toBe('21')
})

test('the zone of a company names its country', () => {
  const instante = Date.parse('2026-03-01T22:04:59Z')
  expect(horaEn(instante, 'America/Mexico_City', 'es')).toBe('4:04 p.m.')
  expect(horaEn(instante, 'America/Santiago', 'es')).toBe('19:04')
  expect(horaEn(instante, 'America/Sao_Paulo', 'pt')).toBe('19:04')
  expect(horaEn(instante, 'Europe/Madrid', 'en')).toBe('23:04')
})
