import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Admision, admision, type Hechos } from './admision.ts'
import { Agenda, type AgendaDeCola, type AgendaDeEmpresa, COLA_SIN_AGENDA } from './agenda.ts'
import { instanteDe } from './hora-local.ts'
import type { Semana } from './horario.ts'
import { diasNaturales } from './jornada.ts'

const MX = 'America/Mexico_City'
const MINUTO = 60_000
const mx = (fecha: string, hora: string) => {
  const [h = 0, m = 0] = hora.split(':').map(Number)
  return instanteDe(fecha, h * 60 + m, MX)
}
const LABORABLE: Semana = Array.from({ length: 7 }, (_, dia) =>
  dia < 5 ? [{ desde: 540, hasta: 1080 }] : [],
)
// HOY is a Friday.
const HOY = '2026-11-13'

const agendaCon = (cola: Partial<AgendaDeCola>, empresa: Partial<AgendaDeEmpresa> = {}) =>
  new Agenda(
    diasNaturales(MX),
    { semana: LABORABLE, especiales: [], mano: null, ...empresa },
    new Map([[1, { ...COLA_SIN_AGENDA, ...cola }]]),
  )

const hechos = (campos: Partial<Hechos> = {}): Hechos => ({
  cola: { id: 1, estado: 'activa' },
  emitidos: 0,
  limite: null,
  agenda: null,
  esperan: 0,
  hoy: 0,
  enLaHora: 0,
  estimado: () => null,
  ...campos,
})

describe('whether a cola issues turnos', () => {
  test.each([
    ['activa', 0, null, 'si'],
    ['nueva', 24, 25, 'si'],
    ['pausada', 0, 25, 'pausada'],
    ['pausada', 25, 25, 'pausada'],
    ['activa', 25, 25, 'agotada'],
  ] as const)('%s with %i of %s issued, without hours: %s', (estado, emitidos, limite, admite) => {
    expect(admision(hechos({ cola: { id: 1, estado }, emitidos, limite }), 0)).toEqual({
      admite,
      motivo: null,
      abre: null,
      cierra: null,
      quedan: null,
      cambia: null,
    })
  })

  test('on Sunday at 3:00 it opens next on Monday at 9:00', () => {
    const domingo = admision(hechos({ agenda: agendaCon({}) }), mx('2026-11-15', '3:00'))
    expect(domingo).toMatchObject({ admite: 'cerrada', abre: mx('2026-11-16', '9:00') })
    expect(admision(hechos({ agenda: agendaCon({}) }), mx(HOY, '9:00'))).toMatchObject({
      admite: 'si',
      cierra: mx(HOY, '18:00'),
    })
  })

  test('a holiday is reported with its reason', () => {
    const especiales = [{ fecha: HOY, motivo: 'Fiesta local', rangos: [] }]
    const dia = admision(hechos({ agenda: agendaCon({}, { especiales }) }), mx(HOY, '10:00'))
    expect(dia).toMatchObject({ admite: 'cerrada', motivo: 'Fiesta local', abre: mx('2026-11-16', '9:00') })
  })

  test('a cola with its own hours ignores those of the empresa', () => {
    const semana: Semana = Array.from({ length: 7 }, () => [{ desde: 420, hasta: 660 }])
    const agenda = agendaCon({ semana })
    expect(admision(hechos({ agenda }), mx(HOY, '8:00')).admite).toBe('si')
    expect(admision(hechos({ agenda }), mx(HOY, '12:00')).admite).toBe('cerrada')
    expect(admision(hechos({ agenda, cola: { id: 2, estado: 'activa' } }), mx(HOY, '12:00')).admite).toBe(
      'si',
    )
  })

  test('caps limit people waiting, turnos per day and per hour; `quedan` is what is left', () => {
    const agenda = agendaCon({ maxEspera: 5, cupoDia: 20, cupoHora: 8 })
    const ahora = mx(HOY, '10:20')
    const con = (campos: Partial<Hechos>) => admision(hechos({ agenda, ...campos }), ahora)
    expect(con({ esperan: 2, hoy: 10, enLaHora: 1 })).toMatchObject({ admite: 'si', quedan: 3 })
    expect(con({ esperan: 5, hoy: 10 })).toMatchObject({ admite: 'llena', quedan: 0, abre: null })
    expect(con({ hoy: 20 })).toMatchObject({ admite: 'cupo_dia', abre: mx('2026-11-16', '9:00') })
    expect(con({ enLaHora: 8 })).toMatchObject({
      admite: 'cupo_hora',
      abre: mx(HOY, '11:00'),
      cambia: mx(HOY, '11:00'),
    })
    expect(con({ esperan: 7 })).toMatchObject({ admite: 'llena', quedan: 0 })
  })

  test('when the cap of the last hour is reached, it opens with the next opening', () => {
    const agenda = agendaCon({ cupoHora: 1 })
    expect(admision(hechos({ agenda, enLaHora: 1 }), mx(HOY, '17:30')).abre).toBe(mx('2026-11-16', '9:00'))
  })

  test('a turno is refused when the middle of its estimate is after closing', () => {
    const agenda = agendaCon({ cierre: { margen: 10 } })
    const con = (min: number, max: number, hora: string) =>
      admision(hechos({ agenda, estimado: () => ({ min, max }) }), mx(HOY, hora))
    // 20 minutes of wait plus the margin of 10: accepted until 17:30.
    expect(con(10, 30, '17:30').admite).toBe('si')
    expect(con(10, 30, '17:30').cambia).toBe(mx(HOY, '17:30') + 1)
    expect(con(10, 30, '17:31')).toMatchObject({
      admite: 'tarde',
      abre: mx('2026-11-16', '9:00'),
      cambia: mx(HOY, '18:00'),
    })
    expect(
      admision(hechos({ agenda: agendaCon({}), estimado: () => ({ min: 90, max: 90 }) }), mx(HOY, '17:59'))
        .admite,
    ).toBe('si')
  })

  test('closing and opening by hand override the hours', () => {
    const hasta = mx(HOY, '19:00')
    const abierta = agendaCon({}, { mano: { abierta: true, hasta } })
    expect(admision(hechos({ agenda: abierta }), mx(HOY, '18:30'))).toMatchObject({
      admite: 'si',
      cierra: hasta,
    })
    const cerrada = agendaCon({ mano: { abierta: false, hasta: mx(HOY, '12:00') } })
    expect(admision(hechos({ agenda: cerrada }), mx(HOY, '11:00'))).toMatchObject({
      admite: 'cerrada',
      abre: mx(HOY, '12:00'),
    })
  })
})

test('the answer holds until `cambia`, and changes then', () => {
  const minuto = fc.nat(1439)
  const agendas = fc.record({
    rangos: fc.array(fc.tuple(minuto, fc.integer({ min: 1, max: 1440 })), { maxLength: 3 }),
    mano: fc.option(fc.record({ abierta: fc.boolean(), horas: fc.integer({ min: -5, max: 30 }) })),
    cierre: fc.option(fc.record({ margen: fc.nat(60) })),
    cupoHora: fc.option(fc.constant(3)),
    enLaHora: fc.nat(4),
    minutos: fc.nat(120),
    zona: fc.constantFrom(MX, 'Europe/Madrid', 'America/Santiago', 'America/Asuncion', 'America/Havana'),
    instante: fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2027-01-01') }),
  })
  fc.assert(
    fc.property(agendas, ({ rangos, mano, cierre, cupoHora, enLaHora, minutos, zona, instante }) => {
      const semana = Array.from({ length: 7 }, () =>
        rangos.map(([desde, dura]) => ({ desde, hasta: desde + dura })),
      )
      const aMano = mano && { abierta: mano.abierta, hasta: instante + mano.horas * 60 * MINUTO }
      const agenda = new Agenda(
        diasNaturales(zona),
        { semana, especiales: [], mano: aMano },
        new Map([[1, { ...COLA_SIN_AGENDA, cierre, cupoHora }]]),
      )
      const fijo = hechos({ agenda, estimado: () => ({ min: minutos, max: minutos }) })
      // In another clock hour nothing has been issued yet.
      const hora = (t: number) => Math.floor(t / (60 * MINUTO))
      const en = (t: number): Admision =>
        admision({ ...fijo, enLaHora: hora(t) === hora(instante) ? enLaHora : 0 }, t)
      const ahora = en(instante)
      const { cambia } = ahora
      if (cambia === null) return
      expect(cambia).toBeGreaterThan(instante)
      for (let i = 1; i <= 6; i++) {
        const t = instante + Math.floor(((cambia - 1 - instante) * i) / 6)
        if (hora(t) === hora(instante)) expect(en(t)).toMatchObject({ admite: ahora.admite, cambia })
      }
      if (ahora.admite === 'cupo_hora' || hora(cambia) === hora(instante) || enLaHora < 3)
        expect(en(cambia).admite === ahora.admite && en(cambia).cambia === cambia).toBe(false)
    }),
    { numRuns: 400 },
  )
})
