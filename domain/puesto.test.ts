import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Concesion, concesionDeRol } from './permiso.ts'
import {
  type CambioDePuesto,
  colasDeLlamada,
  conSenal,
  estadoDePuesto,
  FREE_AFTER_MS,
  liberar,
  type NegativaDePuesto,
  ocupar,
  type Puesto,
  pausar,
  puestosDeCola,
  revisar,
  SILENT_AFTER_MS,
  SIN_OCUPACION,
  seguir,
} from './puesto.ts'

const AHORA = 1_800_000_000_000
const DUENA = concesionDeRol<number>('propietario', null)
const agente = (...colas: number[]) => concesionDeRol('agente', colas)
const puesto = (id: number, colas: number[] | null = null): Puesto => ({
  id,
  nombre: `Ventanilla ${id}`,
  colas,
  ...SIN_OCUPACION,
})
const siempre = { abierta: () => true, fechaDe: () => '2027-01-15' }

/** Desks as the server's table keeps them. */
class Mesa {
  puestos: Puesto[]
  ahora = AHORA
  #siguiente = 0

  constructor(...puestos: Puesto[]) {
    this.puestos = puestos
  }

  de(id: number): Puesto {
    const puesto = this.puestos.find((suyo) => suyo.id === id)
    if (!puesto) throw new Error('No such desk')
    return puesto
  }

  hacer(resultado: CambioDePuesto[] | CambioDePuesto | NegativaDePuesto) {
    if (typeof resultado === 'string') return resultado
    const cambios = Array.isArray(resultado) ? resultado : [resultado]
    for (const { puesto } of cambios) {
      this.puestos = this.puestos.map((otro) => (otro.id === puesto.id ? puesto : otro))
    }
    return cambios.map(({ tipo }) => tipo)
  }

  ocupar(
    puestoId: number,
    usuarioId: number,
    { relevar = false, concesion = DUENA, sesion = `s${usuarioId}` } = {},
  ) {
    const ocupacion = `o${++this.#siguiente}`
    return this.hacer(
      ocupar(this.puestos, { puestoId, usuarioId, sesion, ocupacion, relevar, concesion }, this.ahora),
    )
  }
}

describe('coming to a desk', () => {
  test('an occupied desk asks for confirmation; taking over records both changes', () => {
    const mesa = new Mesa(puesto(1), puesto(2))
    expect(mesa.ocupar(1, 7)).toEqual(['puesto_ocupado'])
    expect(mesa.ocupar(1, 8)).toBe('puesto_tomado')
    expect(mesa.de(1).usuario_id).toBe(7)
    expect(mesa.ocupar(1, 8, { relevar: true })).toEqual(['puesto_liberado', 'puesto_ocupado'])
    expect(mesa.de(1)).toMatchObject({ usuario_id: 8, sesion: 's8', pausa_en: null })
  })

  test('leaves the desk that the browser was at', () => {
    const mesa = new Mesa(puesto(1), puesto(2))
    mesa.ocupar(1, 7)
    expect(mesa.ocupar(2, 7)).toEqual(['puesto_liberado', 'puesto_ocupado'])
    expect(mesa.de(1)).toMatchObject({ ocupacion: null, libre_por: 'cambio' })
  })

  test('by the same person in another browser is a new stay, without a confirmation', () => {
    const mesa = new Mesa(puesto(1))
    mesa.ocupar(1, 7, { sesion: 'laptop' })
    const antes = mesa.de(1).ocupacion
    mesa.ocupar(1, 7, { sesion: 'tableta' })
    expect(mesa.de(1)).toMatchObject({ usuario_id: 7, sesion: 'tableta' })
    expect(mesa.de(1).ocupacion).not.toBe(antes)
    expect(mesa.ocupar(1, 8, { sesion: 'otra' })).toBe('puesto_tomado')
  })

  test('again is a sign of life of the same stay', () => {
    const mesa = new Mesa(puesto(1))
    mesa.ocupar(1, 7)
    const { ocupacion } = mesa.de(1)
    mesa.ahora += 60_000
    expect(mesa.ocupar(1, 7)).toEqual([null])
    expect(mesa.de(1)).toMatchObject({ ocupacion, ocupado_en: AHORA, visto_en: AHORA + 60_000 })
  })

  test('requires access to one of its colas', () => {
    const mesa = new Mesa(puesto(1, [3, 4]), puesto(2))
    expect(mesa.ocupar(1, 7, { concesion: agente(5) })).toBe('prohibido')
    expect(mesa.ocupar(1, 7, { concesion: agente(4, 5) })).toEqual(['puesto_ocupado'])
    expect(mesa.ocupar(2, 7, { concesion: agente(5) })).toEqual(['puesto_liberado', 'puesto_ocupado'])
    expect(mesa.ocupar(9, 7)).toBe('puesto_no_encontrado')
  })
})

describe('pausing and leaving', () => {
  test('are for the holder; the team’s administrators can free a desk', () => {
    const mesa = new Mesa(puesto(1))
    mesa.ocupar(1, 7)
    expect(pausar(mesa.de(1), { usuarioId: 8, motivo: 'Almuerzo' }, AHORA)).toBe('puesto_dejado')
    expect(mesa.hacer(pausar(mesa.de(1), { usuarioId: 7, motivo: 'Almuerzo' }, AHORA))).toEqual([
      'puesto_pausado',
    ])
    expect(estadoDePuesto(mesa.de(1))).toBe('en pausa')
    mesa.hacer(pausar(mesa.de(1), { usuarioId: 7, motivo: 'Reunión' }, AHORA + 9))
    expect(mesa.de(1)).toMatchObject({ pausa_motivo: 'Reunión', pausa_en: AHORA })
    expect(mesa.hacer(pausar(mesa.de(1), { usuarioId: 7, motivo: null }, AHORA))).toEqual([
      'puesto_reanudado',
    ])
    expect(mesa.hacer(pausar(mesa.de(1), { usuarioId: 7, motivo: null }, AHORA))).toEqual([])
    expect(liberar(mesa.de(1), { usuarioId: 8, concesion: agente(1) })).toBe('puesto_dejado')
    expect(mesa.hacer(liberar(mesa.de(1), { usuarioId: 8, concesion: DUENA }))).toEqual(['puesto_liberado'])
    expect(mesa.de(1).libre_por).toBe('equipo')
    expect(liberar(mesa.de(1), { usuarioId: 8, concesion: DUENA })).toBe('puesto_dejado')
  })
})

describe('signs of life', () => {
  test('five minutes without one give a warning, fifteen free the desk', () => {
    const mesa = new Mesa(puesto(1))
    mesa.ocupar(1, 7)
    const pasa = (ms: number) => mesa.hacer(revisar(mesa.puestos, siempre, AHORA + ms))
    expect(pasa(SILENT_AFTER_MS - 1)).toEqual([])
    expect(pasa(SILENT_AFTER_MS)).toEqual(['puesto_sin_senal'])
    expect(mesa.de(1).vence_en).toBe(AHORA + FREE_AFTER_MS)
    expect(pasa(FREE_AFTER_MS - 1)).toEqual([])
    expect(pasa(FREE_AFTER_MS)).toEqual(['puesto_liberado'])
    expect(mesa.de(1).libre_por).toBe('sin_senal')
  })

  test('one in time keeps the desk and withdraws the warning', () => {
    const mesa = new Mesa(puesto(1))
    mesa.ocupar(1, 7)
    mesa.hacer(revisar(mesa.puestos, siempre, AHORA + SILENT_AFTER_MS))
    expect(mesa.hacer(conSenal(mesa.de(1), AHORA + FREE_AFTER_MS - 1))).toEqual(['puesto_con_senal'])
    expect(mesa.hacer(revisar(mesa.puestos, siempre, AHORA + FREE_AFTER_MS + 1))).toEqual([])
    expect(estadoDePuesto(mesa.de(1))).toBe('ocupado')
  })

  test('after an outage of the service, desks get the warning before they are freed', () => {
    const mesa = new Mesa(puesto(1))
    mesa.ocupar(1, 7)
    const vuelta = AHORA + 8 * FREE_AFTER_MS
    expect(mesa.hacer(revisar(mesa.puestos, siempre, vuelta))).toEqual(['puesto_sin_senal'])
    expect(mesa.de(1).vence_en).toBe(vuelta + FREE_AFTER_MS - SILENT_AFTER_MS)
  })

  test('of a finished stay are rejected', () => {
    const mesa = new Mesa(puesto(1))
    mesa.ocupar(1, 7)
    const ocupacion = mesa.de(1).ocupacion ?? ''
    expect(mesa.hacer(seguir(mesa.de(1), { ocupacion, usuarioId: 7 }, AHORA))).toEqual([null])
    mesa.ocupar(1, 8, { relevar: true })
    expect(seguir(mesa.de(1), { ocupacion, usuarioId: 7 }, AHORA)).toBe('puesto_dejado')
  })

  test('a closed session and the end of the day free a desk at once', () => {
    const mesa = new Mesa(puesto(1), puesto(2), puesto(3))
    mesa.ocupar(1, 7)
    mesa.ocupar(2, 8)
    mesa.ocupar(3, 9)
    mesa.hacer(revisar(mesa.puestos, { ...siempre, abierta: (sesion) => sesion !== 's7' }, AHORA))
    expect(mesa.puestos.map(({ libre_por }) => libre_por)).toEqual(['sesion', null, null])
    mesa.hacer(revisar(mesa.puestos, { ...siempre, fechaDe: (i) => (i > AHORA ? '2' : '1') }, AHORA + 1))
    expect(mesa.puestos.map(({ libre_por }) => libre_por)).toEqual(['sesion', 'jornada', 'jornada'])
  })
})

describe('a call from a desk', () => {
  const ocupado = (colas: number[] | null) => {
    const mesa = new Mesa(puesto(1, colas))
    mesa.ocupar(1, 7)
    return mesa
  }
  const desde = (p: Puesto | undefined, concesion: Concesion = DUENA, usuarioId = 7) =>
    colasDeLlamada(p, { usuarioId, concesion, vivas: [1, 2, 3] })

  test('covers the colas that it serves and its holder may attend, without deleted ones', () => {
    expect(desde(ocupado(null).de(1))).toEqual([1, 2, 3])
    expect(desde(ocupado([2, 3, 9]).de(1))).toEqual([2, 3])
    expect(desde(ocupado([2, 3]).de(1), agente(3))).toEqual([3])
  })

  test('is refused to others than its holder, and during a pause', () => {
    const mesa = ocupado(null)
    expect(desde(undefined)).toBe('puesto_no_encontrado')
    expect(desde(mesa.de(1), DUENA, 8)).toBe('puesto_dejado')
    expect(desde(puesto(1))).toBe('puesto_dejado')
    mesa.hacer(pausar(mesa.de(1), { usuarioId: 7, motivo: 'Almuerzo' }, AHORA))
    expect(desde(mesa.de(1))).toBe('puesto_en_pausa')
  })
})

test('desks of a cola are counted by state; null without named desks', () => {
  expect(puestosDeCola([], 1)).toBeNull()
  const mesa = new Mesa(puesto(1), puesto(2, [1]), puesto(3, [2]), puesto(4))
  mesa.ocupar(1, 7)
  mesa.ocupar(2, 8)
  mesa.hacer(pausar(mesa.de(2), { usuarioId: 8, motivo: 'Almuerzo' }, AHORA))
  expect(puestosDeCola(mesa.puestos, 1)).toEqual({ libres: 1, ocupados: 1, enPausa: 1 })
  expect(puestosDeCola(mesa.puestos, 2)).toEqual({ libres: 2, ocupados: 1, enPausa: 0 })
})

test('always: one desk per browser, a free desk keeps nothing, only the holder pauses or leaves', () => {
  const accion = fc.record({
    que: fc.constantFrom('ocupar', 'relevar', 'pausar', 'volver', 'liberar', 'senal', 'reloj'),
    puestoId: fc.integer({ min: 1, max: 3 }),
    usuarioId: fc.integer({ min: 1, max: 4 }),
    pasan: fc.integer({ min: 0, max: 9 * 60_000 }),
  })
  fc.assert(
    fc.property(fc.array(accion, { maxLength: 40 }), (acciones) => {
      const mesa = new Mesa(puesto(1), puesto(2), puesto(3))
      for (const { que, puestoId, usuarioId, pasan } of acciones) {
        mesa.ahora += pasan
        const antes = mesa.de(puestoId)
        const yo = { usuarioId, concesion: agente(1) }
        const hecho =
          que === 'ocupar' || que === 'relevar'
            ? mesa.ocupar(puestoId, usuarioId, { relevar: que === 'relevar' })
            : mesa.hacer(
                que === 'pausar' || que === 'volver'
                  ? pausar(antes, { usuarioId, motivo: que === 'pausar' ? 'Almuerzo' : null }, mesa.ahora)
                  : que === 'liberar'
                    ? liberar(antes, yo)
                    : que === 'reloj'
                      ? revisar(mesa.puestos, siempre, mesa.ahora)
                      : antes.ocupacion === null
                        ? []
                        : conSenal(antes, mesa.ahora),
              )
        const suyo = antes.usuario_id === usuarioId
        if (que === 'pausar' || que === 'volver' || que === 'liberar') {
          expect(hecho === 'puesto_dejado').toBe(!suyo)
        }
        if (que === 'ocupar') expect(hecho === 'puesto_tomado').toBe(antes.ocupacion !== null && !suyo)
        const sesiones = mesa.puestos.flatMap(({ sesion }) => sesion ?? [])
        expect(new Set(sesiones).size).toBe(sesiones.length)
        for (const { libre_por, id: _, nombre: __, colas: ___, ...resto } of mesa.puestos) {
          if (resto.ocupacion === null) expect(Object.values(resto).every((v) => v === null)).toBe(true)
          else
            expect([libre_por, resto.usuario_id === null, resto.visto_en === null]).toEqual([
              null,
              false,
              false,
            ])
        }
      }
    }),
  )
})
