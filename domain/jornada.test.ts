import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HORA_MS } from './hora-local.ts'
import { type Calendario, cambiarCorte, diasNaturales, fechaLocal, jornadaDe } from './jornada.ts'

const ZONAS = [
  'America/Mexico_City',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Havana',
  'America/New_York',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Madrid',
  'Pacific/Apia',
  'UTC',
]

const con = (zona: string, corte: number): Calendario => ({
  ...diasNaturales(zona),
  corte,
  corte_antes: corte,
})
const at = (text: string) => Date.parse(text)

const zonas = fc.constantFrom(...ZONAS)
const cortes = fc.integer({ min: 0, max: 720 })
const instantes = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })

describe('the service day', () => {
  test('of a bar that closes at three continues after midnight', () => {
    const bar = con('America/Mexico_City', 180)
    expect(jornadaDe(at('2026-03-02T05:59:00Z'), bar)).toBe('2026-03-01')
    expect(jornadaDe(at('2026-03-02T08:59:59Z'), bar)).toBe('2026-03-01')
    expect(jornadaDe(at('2026-03-02T09:00:00Z'), bar)).toBe('2026-03-02')
  })

  test('ends by local time on nights when clocks change', () => {
    const bar = con('Europe/Madrid', 180)
    // 29 March 2026: 02:00 is followed by 03:00. 25 October: 03:00 by 02:00.
    expect(jornadaDe(at('2026-03-29T00:59:59Z'), bar)).toBe('2026-03-28')
    expect(jornadaDe(at('2026-03-29T01:00:00Z'), bar)).toBe('2026-03-29')
    expect(jornadaDe(at('2026-10-25T01:59:59Z'), bar)).toBe('2026-10-24')
    expect(jornadaDe(at('2026-10-25T02:00:00Z'), bar)).toBe('2026-10-25')
    // 2:30 comes twice: the first ends the day, the second does not reopen it.
    const temprano = con('Europe/Madrid', 150)
    expect(jornadaDe(at('2026-10-25T00:30:00Z'), temprano)).toBe('2026-10-25')
    expect(jornadaDe(at('2026-10-25T01:10:00Z'), temprano)).toBe('2026-10-25')
  })

  test('is not reopened where the calendar shows the previous day again', () => {
    // 7 November 2010, a minute past midnight: clocks go back to 23:01.
    const zona = 'America/St_Johns'
    const despues = at('2010-11-07T02:50:00Z')
    expect(fechaLocal(despues, zona)).toBe('2010-11-06')
    expect(jornadaDe(despues, diasNaturales(zona))).toBe('2010-11-07')
    expect(jornadaDe(at('2010-11-07T02:29:59Z'), diasNaturales(zona))).toBe('2010-11-06')
  })

  test('without a corte is the date of the calendar', () => {
    fc.assert(
      fc.property(zonas, instantes, (zona, instante) => {
        const [fecha, plana] = [jornadaDe(instante, diasNaturales(zona)), fechaLocal(instante, zona)]
        expect(fecha).toBe(plana)
      }),
    )
  })

  test('never goes back, in any zone, at any hour', () => {
    fc.assert(
      fc.property(
        zonas,
        cortes,
        instantes,
        fc.integer({ min: 1, max: 30 * HORA_MS }),
        (zona, corte, t, paso) => {
          expect(jornadaDe(t + paso, con(zona, corte)) >= jornadaDe(t, con(zona, corte))).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('changes its end only from the next day on; no day is reopened', () => {
    fc.assert(
      fc.property(
        zonas,
        cortes,
        fc.array(fc.tuple(cortes, fc.integer({ min: 0, max: 20 * HORA_MS })), { minLength: 1, maxLength: 4 }),
        instantes,
        (zona, corte, cambios, inicio) => {
          let calendario = con(zona, corte)
          let ahora = inicio
          let fecha = jornadaDe(ahora, calendario)
          for (const [nuevo, espera] of cambios) {
            calendario = cambiarCorte(calendario, nuevo, ahora)
            // Nothing changes at once.
            expect(jornadaDe(ahora, calendario)).toBe(fecha)
            for (const t of [ahora + espera / 2, ahora + espera]) {
              const siguiente = jornadaDe(t, calendario)
              expect(siguiente >= fecha).toBe(true)
              fecha = siguiente
            }
            ahora += espera
          }
          // From the day after the next one on, only the last change counts.
          const lejos = ahora + 80 * HORA_MS
          expect(jornadaDe(lejos, calendario)).toBe(jornadaDe(lejos, con(zona, calendario.corte)))
        },
      ),
      { numRuns: 400 },
    )
  })
})
