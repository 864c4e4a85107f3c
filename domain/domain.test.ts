import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ALFABETO,
  codigoDe,
  codigoEnGrupos,
  LARGO_CODIGO,
  largoDeCodigo,
  normalizarCodigo,
} from './codigo.ts'
import { cargaDe, elegirSiguiente } from './cola.ts'
import {
  atendidaAyer,
  diasDePeriodo,
  diasNaturales,
  ESPERA_MAXIMA_MS,
  fechaLocal,
  horaLocal,
  vencida,
  zonaCanonica,
} from './jornada.ts'
import { limpiarLinea, nombrePublico } from './nombre.ts'
import { cabeEnPlan, cercaDelLimite, finDePrueba, planVigente } from './plan.ts'

describe('load badge', () => {
  test.each([
    [0, 'vacia'],
    [1, 'fluida'],
    [4, 'fluida'],
    [5, 'moderada'],
    [9, 'moderada'],
    [10, 'alta'],
    [1000, 'alta'],
  ])('%i waiting is %s', (enEspera, carga) => {
    expect(cargaDe(enEspera)).toBe(carga)
  })
})

describe('who is next over several queues', () => {
  test('priority first, then the earliest place, then the earliest sequence', () => {
    const candidatos = [
      { prioridad: false, lugar: 1, orden: 1 },
      { prioridad: true, lugar: 9, orden: 2 },
      { prioridad: true, lugar: 5, orden: 4 },
      { prioridad: true, lugar: 5, orden: 3 },
    ]
    expect(elegirSiguiente(candidatos)).toEqual({ prioridad: true, lugar: 5, orden: 3 })
    expect(elegirSiguiente([])).toBeNull()
  })
})

describe('tracking code', () => {
  test('random bytes give a code of the alphabet without look-alikes, or null', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 40 }), (bytes) => {
        const codigo = codigoDe(bytes)
        if (codigo === null) return
        expect(codigo).toHaveLength(LARGO_CODIGO)
        for (const letra of codigo) expect(ALFABETO).toContain(letra)
      }),
    )
    expect(ALFABETO).not.toMatch(/[01OILAEU]/)
  })
  test('is read in any case, with spaces or hyphens', () => {
    expect(normalizarCodigo(' k7m-q2 x ')).toBe('K7MQ2X')
  })
})

describe('service day', () => {
  test('is the local date of the zone', () => {
    const instante = Date.parse('2026-03-01T03:30:00Z')
    expect(fechaLocal(instante, 'America/Mexico_City')).toBe('2026-02-28')
    expect(fechaLocal(instante, 'Europe/Madrid')).toBe('2026-03-01')
    expect(horaLocal(instante, 'Europe/Madrid')).toBe('04:00')
  })
  test('a zone has one canonical name in any spelling; an offset has none', () => {
    const spelt = ['Europe/Madrid', 'europe/madrid', 'EUROPE/MADRID', 'eUrOpE/mAdRiD']
    expect(new Set(spelt.map(zonaCanonica))).toEqual(new Set(['Europe/Madrid']))
    for (const zona of ['UTC', 'Etc/GMT+5']) expect(zonaCanonica(zona.toLowerCase())).toBe(zona)
    for (const zona of ['+05:37', '-0300', '+5', '05:30', 'GMT+5', 'Marte/Olimpo', ''])
      expect(zonaCanonica(zona), zona).toBeNull()
  })
  test('agrees with the plain calendar in every zone at any instant, and around its midnight', () => {
    const spelling = fc.constantFrom(
      (zona: string) => zona,
      (zona: string) => zona.toLowerCase(),
      (zona: string) => zona.toUpperCase(),
    )
    const instants = fc.integer({ min: 320_000_000_000, max: 2_000_000_000_000 })
    for (const nombre of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14']) {
      const plano = new Intl.DateTimeFormat('sv-SE', { timeZone: nombre })
      const hora = new Intl.DateTimeFormat('sv-SE', { timeZone: nombre, timeStyle: 'medium' })
      fc.assert(
        fc.property(instants, spelling, (instante, spell) => {
          const zona = zonaCanonica(spell(nombre)) ?? ''
          expect(zona).toBe(nombre)
          const [h = 0, m = 0, s = 0] = hora.format(instante).split(':').map(Number)
          const medianoche = instante - (((h * 60 + m) * 60 + s) * 1000 + (instante % 1000))
          for (const t of [instante, medianoche - 1, medianoche, medianoche + 1]) {
            expect(fechaLocal(t, zona), `${zona} ${t}`).toBe(plano.format(t))
          }
        }),
        { numRuns: 10 },
      )
    }
  })
  test('turnos waiting across midnight stay; those that waited too long expire', () => {
    const ahora = Date.parse('2026-03-02T06:30:00Z')
    const turno = (horas: number) => ({
      fecha: '2026-03-01',
      emitido_en: ahora - horas * 3_600_000,
      llamado_en: null,
    })
    expect(vencida(turno(1), ahora, '2026-03-02')).toBe(false)
    expect(vencida(turno(7), ahora, '2026-03-02')).toBe(true)
    expect(vencida({ ...turno(7), fecha: '2026-03-02' }, ahora, '2026-03-02')).toBe(false)
    expect(ESPERA_MAXIMA_MS).toBe(6 * 3_600_000)
  })
  test('a turno called yesterday counts as served today', () => {
    const llamado = { fecha: '2026-03-01', emitido_en: 0, llamado_en: Date.parse('2026-03-01T20:00:00Z') }
    const utc = diasNaturales('UTC')
    expect(atendidaAyer(llamado, '2026-03-02', utc)).toBe(true)
    expect(atendidaAyer(llamado, '2026-03-01', utc)).toBe(false)
  })
  test('periods are today, the last 7 and the last 30 days', () => {
    expect(diasDePeriodo('2026-03-02', 'hoy').desde).toBe('2026-03-02')
    expect(diasDePeriodo('2026-03-02', 'semana').desde).toBe('2026-02-24')
    expect(diasDePeriodo('2026-03-02', 'mes').desde).toBe('2026-02-01')
  })
})

describe('names in public', () => {
  test.each([
    ['completo', 'José María Ñáñez'],
    ['nombre', 'José'],
    ['iniciales', 'J. M. Ñ.'],
    ['numero', ''],
  ] as const)('%s', (modo, esperado) => {
    expect(nombrePublico('José María Ñáñez', modo)).toBe(esperado)
  })
  test('are stored in one spelling', () => {
    expect(limpiarLinea('  Jose\u0301   Mora\u00a0 ')).toBe('José Mora')
  })
})

describe('plans', () => {
  const politica = { catalogo: 'pagina', planFijo: null } as const
  test('14 days of the middle plan, then the first one', () => {
    const cuenta = { plan: null, pruebaHasta: finDePrueba(0) }
    expect(planVigente(cuenta, politica, 13 * 86_400_000).id).toBe('professional')
    expect(planVigente(cuenta, politica, 14 * 86_400_000).id).toBe('starter')
  })
  test('the owner’s choice ends the trial; the operator’s choice overrides it', () => {
    const cuenta = { plan: 'enterprise', pruebaHasta: finDePrueba(0) }
    expect(planVigente(cuenta, politica, 0).id).toBe('enterprise')
    expect(planVigente(cuenta, { ...politica, planFijo: 'starter' }, 0).id).toBe('starter')
  })
  test('limits fit up to their number and warn at 80 %', () => {
    expect(cabeEnPlan(24, 25)).toBe(true)
    expect(cabeEnPlan(25, 25)).toBe(false)
    expect(cabeEnPlan(1e9, null)).toBe(true)
    expect(cercaDelLimite(19, 25)).toBe(false)
    expect(cercaDelLimite(20, 25)).toBe(true)
  })
})

test.each([1, 100, 482, 13_000, 400_000, 50_000_000])(
  'with %i live codes, one guess hits with less than one in a million',
  (vivos) => {
    const largo = largoDeCodigo(vivos)
    expect(vivos / ALFABETO.length ** largo).toBeLessThan(1e-6)
    if (largo > LARGO_CODIGO) expect(vivos / ALFABETO.length ** (largo - 1)).toBeGreaterThanOrEqual(1e-6)
  },
)

test('a long code is shown in groups, and is read back in that form', () => {
  expect(['K7MQ2X', 'K7MQ2XP', 'K7MQ2XPB', 'K7MQ2XPBC'].map(codigoEnGrupos)).toEqual([
    'K7MQ2X',
    'K7MQ 2XP',
    'K7MQ 2XPB',
    'K7M Q2X PBC',
  ])
  expect(normalizarCodigo(codigoEnGrupos('K7MQ2XPB'))).toBe('K7MQ2XPB')
})
