import { expect, test } from 'vitest'
import { IDIOMAS } from '#contract/idioma.ts'
import { textosDe } from './textos.ts'

const AHORA = Date.parse('2026-11-17T15:00:00Z')
const ABRE = Date.parse('2026-11-18T23:04:05Z')
const TIME = /\d{1,2}:\d{2}(?::\d{2})?(?: (?:[AP]M|[ap]\.m\.))?/g

/** The times in all sentences of the server that have one. */
const timesIn = (idioma: string, zona: string) => {
  const { avisos, reapertura, actividad } = textosDe(idioma)
  const rango = { desde: 9 * 60, hasta: 22 * 60 }
  return [
    avisos.confirmar({ empresa: 'Zorbax', cuando: ABRE, zona }).texto,
    reapertura('fuera_de_horario', { abre: ABRE, motivo: null, ahora: AHORA, zona }),
    actividad.valor('corte', 4 * 60, zona),
    actividad.valor('silencio', rango, zona),
    actividad.valor('semana', [[rango], [], [], [], [], [], []], zona),
    actividad.valor('especiales', [{ fecha: '2026-12-24', motivo: '', rangos: [rango] }], zona),
  ].map((text) => [...(text ?? '').matchAll(TIME)].map(([time]) => time))
}

test('mails, errors and the activity write times as the country of the company does, without seconds', () => {
  for (const idioma of IDIOMAS) {
    for (const zona of ['America/Santiago', 'Europe/Madrid', 'America/Sao_Paulo']) {
      for (const times of timesIn(idioma, zona)) {
        expect(times).not.toEqual([])
        for (const time of times) expect(time).toMatch(/^\d{1,2}:\d{2}$/)
      }
    }
    for (const times of timesIn(idioma, 'America/Mexico_City')) {
      expect(times).not.toEqual([])
      for (const time of times) expect(time).toMatch(/^\d{1,2}:\d{2} (?:[AP]M|[ap]\.m\.)$/)
    }
  }
})

test('a sentence that ends with a.m. has one full stop', () => {
  const abre = Date.parse('2026-11-18T15:00:00Z')
  const de = { abre, motivo: null, ahora: AHORA, zona: 'America/Mexico_City' }
  expect(textosDe('es').reapertura('fuera_de_horario', de)).toMatch(/mañana a las 9:00 a\.m\.$/)
})
