import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Agenda, type AgendaDeEmpresa, apertura, conMas, corteSugerido, finDeHoy } from './agenda.ts'
import { desfase, instanteDe } from './hora-local.ts'
import { Aperturas, type DiaEspecial, MINUTOS_POR_DIA, type Rango, type Semana } from './horario.ts'
import { diasNaturales } from './jornada.ts'

const HORA = 3_600_000
const DIA = 24 * HORA
const DESDE = Date.parse('2021-01-01T00:00:00Z')
const HASTA = Date.parse('2030-01-01T00:00:00Z')

/** Every zone where Spanish is spoken, and the rest of America. */
const ZONAS = [
  ...Intl.supportedValuesOf('timeZone').filter((zona) => zona.startsWith('America/')),
  'Europe/Madrid',
  'Africa/Ceuta',
  'Africa/Malabo',
  'Atlantic/Canary',
  'Pacific/Easter',
  'Pacific/Galapagos',
]

/** Local date and time, computed independently of the rules. */
function pared(instante: number, zona: string): { fecha: string; minuto: number } {
  const texto = new Date(instante).toLocaleString('sv-SE', { timeZone: zona })
  return { fecha: texto.slice(0, 10), minuto: Number(texto.slice(11, 13)) * 60 + Number(texto.slice(14, 16)) }
}

/** Instants at which a zone's clocks change, for daylight saving or permanently. */
const CAMBIOS = new Map(ZONAS.map((zona) => [zona, buscarCambios(zona)]))
const cambiosDe = (zona: string) => CAMBIOS.get(zona) ?? []

function buscarCambios(zona: string): number[] {
  const cambios: number[] = []
  for (let t = DESDE; t < HASTA; t += 28 * DIA) {
    if (desfase(t, zona) === desfase(t + 28 * DIA, zona)) continue
    let [antes, despues] = [t, t + 28 * DIA]
    while (despues - antes > HORA / 4) {
      const medio = Math.floor((antes + despues) / 2 / (HORA / 4)) * (HORA / 4)
      if (desfase(medio, zona) === desfase(antes, zona)) antes = medio
      else despues = medio
    }
    cambios.push(despues)
  }
  return cambios
}

const rango: fc.Arbitrary<Rango> = fc
  .tuple(fc.nat(95), fc.integer({ min: 1, max: 96 }))
  .map(([desde, dura]) => ({ desde: desde * 15, hasta: (desde + dura) * 15 }))
const rangos = fc.array(rango, { maxLength: 2 })
const semana: fc.Arbitrary<Semana> = fc.array(rangos, { minLength: 7, maxLength: 7 })

/** Any instant, but half of them near a clock change. */
function instanteEn(zona: string): fc.Arbitrary<number> {
  const cambios = cambiosDe(zona)
  const cualquiera = fc.integer({ min: DESDE, max: HASTA })
  if (cambios.length === 0) return cualquiera
  const cerca = fc
    .tuple(fc.constantFrom(...cambios), fc.integer({ min: -30 * 60, max: 30 * 60 }))
    .map(([cambio, minutos]) => cambio + minutos * 60_000)
  return fc.oneof(cualquiera, cerca)
}

const especialCerca = (instante: number, zona: string): fc.Arbitrary<DiaEspecial[]> =>
  fc.array(
    fc.record({
      fecha: fc.integer({ min: -2, max: 2 }).map((dias) => pared(instante + dias * DIA, zona).fecha),
      motivo: fc.constant('Feriado'),
      rangos,
    }),
    { maxLength: 2 },
  )

/** Whether clocks are set back around this instant, so that local times repeat. */
const seRepite = (t: number, zona: string) => desfase(t - 3 * HORA, zona) > desfase(t + 3 * HORA, zona)

describe('in every zone of the region', { timeout: 60_000 }, () => {
  const deZona = (zona: string) =>
    instanteEn(zona).chain((instante) =>
      fc.record({ instante: fc.constant(instante), semana, especiales: especialCerca(instante, zona) }),
    )
  const enCadaZona = (runs: number, probar: (c: Aperturas, t: number) => void) => {
    for (const zona of ZONAS) {
      fc.assert(
        fc.property(deZona(zona), ({ instante, semana, especiales }) =>
          probar(new Aperturas(zona, semana, especiales), instante),
        ),
        { numRuns: runs },
      )
    }
  }

  test('it is open when the local time is within the hours', () => {
    enCadaZona(8, (aperturas, instante) => {
      const { zona } = aperturas
      if (seRepite(instante, zona)) return
      const { fecha, minuto } = pared(instante, zona)
      const ayer = new Date(Date.parse(fecha) - DIA).toISOString().slice(0, 10)
      const dentro = (rangos: readonly Rango[], minuto: number) =>
        rangos.some(({ desde, hasta }) => desde <= minuto && minuto < hasta)
      const abierto =
        dentro(aperturas.rangosDe(fecha), minuto) ||
        dentro(aperturas.rangosDe(ayer), minuto + MINUTOS_POR_DIA)
      expect(aperturas.intervaloEn(instante) !== null).toBe(abierto)
    })
  })

  test('it opens and closes exactly at the reported instants', () => {
    enCadaZona(8, (aperturas, instante) => {
      const intervalo = aperturas.intervaloEn(instante)
      if (intervalo) {
        expect(intervalo.desde).toBeLessThanOrEqual(instante)
        if (intervalo.hasta === Number.POSITIVE_INFINITY) return
        expect(aperturas.intervaloEn(intervalo.hasta - 1)).not.toBeNull()
        expect(aperturas.intervaloEn(intervalo.hasta)).toBeNull()
        return
      }
      const abre = aperturas.abre(instante)
      if (abre === null) return
      expect(aperturas.intervaloEn(abre)).not.toBeNull()
      for (let i = 0; i < 8; i++) {
        const antes = instante + Math.floor(((abre - 1 - instante) * i) / 7)
        expect(aperturas.intervaloEn(antes)).toBeNull()
      }
    })
  })

  test('a local time has one instant, also where clocks skip or repeat it', () => {
    for (const zona of ZONAS) {
      for (const cambio of cambiosDe(zona).slice(-3)) {
        const { fecha } = pared(cambio - 1, zona)
        let anterior = Number.NEGATIVE_INFINITY
        for (let minuto = 0; minuto <= 2 * MINUTOS_POR_DIA; minuto += 30) {
          const primera = instanteDe(fecha, minuto, zona, 'primera')
          const ultima = instanteDe(fecha, minuto, zona, 'ultima')
          expect(primera).toBeGreaterThanOrEqual(anterior)
          expect(ultima - primera).toBeGreaterThanOrEqual(0)
          anterior = primera
        }
      }
    }
  })
})

const dias = (...conRangos: [number, ...[number, number][]][]): Semana =>
  Array.from(
    { length: 7 },
    (_, dia) =>
      (conRangos.find(([d]) => d === dia)?.slice(1) as [number, number][] | undefined)?.map(
        ([desde, hasta]) => ({
          desde: desde * 60,
          hasta: hasta * 60,
        }),
      ) ?? [],
  )
const todos = (desde: number, hasta: number): Semana =>
  Array.from({ length: 7 }, () => [{ desde: desde * 60, hasta: hasta * 60 }])
const agenda = (zona: string, campos: Partial<AgendaDeEmpresa>, corte = 0) =>
  new Agenda(
    { ...diasNaturales(zona), corte },
    { semana: null, especiales: [], mano: null, ...campos },
    new Map(),
  )
const en = (zona: string, texto: string) => {
  const [fecha = '', hora = ''] = texto.split(' ')
  const [h = 0, m = 0] = hora.split(':').map(Number)
  return instanteDe(fecha, h * 60 + m, zona)
}
const MX = 'America/Mexico_City'
const mx = (texto: string) => en(MX, texto)

describe('an agenda', () => {
  test('a bar open from 20:00 to 3:00 is open after midnight, and closed by day', () => {
    const bar = agenda(MX, { semana: dias([4, [20, 27]], [5, [20, 27]]) })
    expect(apertura(bar, null, mx('2026-11-14 01:00'))).toEqual({
      abierta: true,
      cierra: mx('2026-11-14 03:00'),
      abre: null,
    })
    expect(apertura(bar, null, mx('2026-11-14 03:00')).abre).toBe(mx('2026-11-14 20:00'))
    expect(apertura(bar, null, mx('2026-11-15 04:00')).abre).toBe(mx('2026-11-20 20:00'))
  })

  test('on the night of a clock change, a shop in Spain opens at 9:00 local time', () => {
    const tienda = agenda('Europe/Madrid', { semana: todos(9, 20) })
    const abre = apertura(tienda, null, en('Europe/Madrid', '2026-10-25 00:00')).abre
    expect(new Date(abre ?? 0).toISOString()).toBe('2026-10-25T08:00:00.000Z')
    const antes = apertura(tienda, null, en('Europe/Madrid', '2026-03-29 00:00')).abre
    expect(new Date(antes ?? 0).toISOString()).toBe('2026-03-29T07:00:00.000Z')
  })

  test('a special day replaces the week; one with a year wins over a yearly one', () => {
    const especiales = [
      { fecha: '12-24', motivo: 'Nochebuena', rangos: [{ desde: 540, hasta: 780 }] },
      { fecha: '12-25', motivo: 'Navidad', rangos: [] },
      { fecha: '2027-12-24', motivo: 'Inventario', rangos: [] },
    ]
    const tienda = agenda(MX, { semana: todos(9, 18), especiales })
    expect(apertura(tienda, null, mx('2026-12-24 10:00')).cierra).toBe(mx('2026-12-24 13:00'))
    expect(apertura(tienda, null, mx('2026-12-24 14:00')).abre).toBe(mx('2026-12-26 09:00'))
    expect(apertura(tienda, null, mx('2027-12-24 10:00')).abierta).toBe(false)
  })

  test('an empresa that is always open closes on special days only', () => {
    const siempre = agenda(MX, { especiales: [{ fecha: '01-01', motivo: 'Año Nuevo', rangos: [] }] })
    expect(apertura(siempre, null, mx('2026-06-01 03:00'))).toEqual({
      abierta: true,
      cierra: null,
      abre: null,
    })
    expect(apertura(siempre, null, mx('2026-12-31 23:00')).cierra).toBe(mx('2027-01-01 00:00'))
    expect(apertura(siempre, null, mx('2027-01-01 12:00')).abre).toBe(mx('2027-01-02 00:00'))
    expect(apertura(agenda(MX, {}), null, 0)).toEqual({ abierta: true, cierra: null, abre: null })
  })

  test('after a closing of more than a week it reports the next opening; without end it reports none', () => {
    const vacaciones = Array.from({ length: 31 }, (_, i) => ({
      fecha: `08-${String(i + 1).padStart(2, '0')}`,
      motivo: 'Vacaciones',
      rangos: [],
    }))
    const tienda = agenda(MX, { semana: todos(9, 18), especiales: vacaciones })
    expect(apertura(tienda, null, mx('2026-08-01 10:00')).abre).toBe(mx('2026-09-01 09:00'))
    expect(apertura(agenda(MX, { semana: dias() }), null, mx('2026-08-01 10:00')).abre).toBeNull()
  })

  test('"cerrar hoy" lasts until the end of the day, or of an opening that continues past midnight', () => {
    const tienda = agenda(MX, { semana: todos(9, 18) })
    const ahora = mx('2026-11-16 11:00')
    const hasta = finDeHoy(tienda, null, ahora)
    expect(hasta).toBe(mx('2026-11-17 00:00'))
    const cerrada = agenda(MX, { semana: todos(9, 18), mano: { abierta: false, hasta } })
    expect(apertura(cerrada, null, ahora)).toEqual({
      abierta: false,
      cierra: null,
      abre: mx('2026-11-17 09:00'),
    })
    const bar = agenda(MX, { semana: todos(20, 27) })
    for (const hora of ['2026-11-16 23:00', '2026-11-17 01:00']) {
      expect(finDeHoy(bar, null, mx(hora))).toBe(mx('2026-11-17 03:00'))
    }
    const conCorte = agenda(MX, { semana: todos(20, 27) }, 240)
    expect(finDeHoy(conCorte, null, mx('2026-11-17 01:00'))).toBe(mx('2026-11-17 04:00'))
    expect(finDeHoy(agenda(MX, {}), null, ahora)).toBe(mx('2026-11-17 00:00'))
  })

  test('an extra hour counts from closing time, or from now when closed', () => {
    const tienda = agenda(MX, { semana: todos(9, 18) })
    expect(conMas(tienda, null, 60, mx('2026-11-16 17:30'))).toBe(mx('2026-11-16 19:00'))
    expect(conMas(tienda, null, 60, mx('2026-11-16 18:20'))).toBe(mx('2026-11-16 19:20'))
    expect(conMas(agenda(MX, {}), null, 60, mx('2026-11-16 18:20'))).toBeNull()
    const hasta = mx('2026-11-16 19:00')
    const masTarde = agenda(MX, { semana: todos(9, 18), mano: { abierta: true, hasta } })
    expect(apertura(masTarde, null, mx('2026-11-16 18:59')).cierra).toBe(hasta)
    expect(apertura(masTarde, null, hasta).abre).toBe(mx('2026-11-17 09:00'))
    expect(conMas(masTarde, null, 60, mx('2026-11-16 18:30'))).toBe(mx('2026-11-16 20:00'))
  })

  test('hours past midnight suggest an end of the service day, unless the present one fits', () => {
    const bar = dias([4, [20, 27]], [5, [20, 26]])
    expect(corteSugerido([bar], 0)).toBe(240)
    expect(corteSugerido([bar], 300)).toBeNull()
    expect(corteSugerido([todos(9, 18)], 0)).toBeNull()
    expect(corteSugerido([bar, todos(3.5, 12)], 0)).toBe(210)
    expect(corteSugerido([todos(8, 32)], 0)).toBeNull()
    expect(corteSugerido([todos(14, 37)], 0)).toBeNull()
  })

  test('a manual decision for one cola wins over one for all', () => {
    const hasta = mx('2026-11-16 20:00')
    const colas = new Map([
      [
        1,
        {
          semana: null,
          cierre: null,
          maxEspera: null,
          cupoDia: null,
          cupoHora: null,
          mano: { abierta: true, hasta },
        },
      ],
    ])
    const mano = { abierta: false, hasta }
    const tienda = new Agenda(diasNaturales(MX), { semana: todos(9, 18), especiales: [], mano }, colas)
    expect(apertura(tienda, 1, mx('2026-11-16 12:00')).abierta).toBe(true)
    expect(apertura(tienda, 2, mx('2026-11-16 12:00')).abierta).toBe(false)
  })
})
