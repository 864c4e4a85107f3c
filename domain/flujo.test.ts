import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ELIGE_LIBRE, type Eleccion } from './elegir.ts'
import { emitir } from './emitir.ts'
import * as flujo from './flujo.ts'
import { diasNaturales } from './jornada.ts'
import { llamar, llamarElegido } from './llamar.ts'
import { avanzarReloj, esAntes } from './lugar.ts'
import { anotarCambios, anotarEmision, type ColaDeSala, type Sala } from './sala.ts'
import { actuar, type Cambio, cambioEnEspera, type Negativa, type Turno, terminarEspera } from './turno.ts'

const MINUTO = 60_000
const VENTAJAS = [0, 0, 0, 15, 60]
const cola = (id: number): ColaDeSala => ({ id, estado: 'activa', prioridad: 0, tiempo_estimado: 5 })

/** A room that also keeps finished turnos, as the server's tables do. */
class Casa {
  sala: Sala = {
    calendario: diasNaturales('UTC'),
    fecha: '2027-03-10',
    limite: null,
    emitidos: 0,
    reloj: 0,
    colas: new Map([1, 2].map((id) => [id, cola(id)])),
    ultimos: new Map(),
    esperan: new Map(),
    lineas: new Map([1, 2].map((id) => [id, []])),
    enAtencion: [],
  }
  turnos = new Map<number, Turno>()
  seq = 0
  ahora = 1_800_000_000_000
  elegir: Eleccion = ELIGE_LIBRE

  get cuando(): flujo.Cuando {
    return { seq: this.seq + 1, reloj: avanzarReloj(this.sala.reloj, this.ahora), ahora: this.ahora }
  }

  linea = (colaId: number) => this.sala.lineas.get(colaId) ?? []

  pedir(colaId: number, ventaja = 0, personas: number | null = null): Turno {
    const emision = emitir(this.sala, { colaId, ritmo: null, ventaja }, this.ahora)
    if (typeof emision === 'string') throw new Error(emision)
    const id = ++this.seq
    const turno = { ...emision.turno, id, orden: id, personas }
    anotarEmision(this.sala, turno, emision.reloj)
    this.turnos.set(id, turno)
    return turno
  }

  llamar(colaId: number, puesto = '1', cabe?: number): Turno | null {
    const llamado = llamar(this.sala, { colas: [colaId], puesto, cabe }, this.ahora)
    if (typeof llamado === 'string') throw new Error(llamado)
    this.anotar(llamado.cambios)
    return llamado.turno
  }

  anotar(cambios: readonly Cambio[]): void {
    for (const cambio of cambios) {
      const { turno, tipo } = cambio
      const antes = this.sala.esperan.get(turno.cola_id) ?? 0
      anotarCambios(this.sala, [cambio])
      const despues = this.sala.esperan.get(turno.cola_id) ?? 0
      expect(cambioEnEspera(tipo) ?? despues - antes).toBe(despues - antes)
      this.turnos.set(turno.id, turno)
    }
    this.seq += cambios.length
    this.sala.reloj = avanzarReloj(this.sala.reloj, this.ahora)
  }

  /** Applies the decision of a rule. Returns the seq of its evento, or the refusal. */
  mover(resultado: flujo.Movimiento | Negativa): number | Negativa {
    if (typeof resultado === 'string') return resultado
    const seq = this.seq + 1
    this.anotar(resultado.cambios)
    this.sala.reloj = Math.max(this.sala.reloj, resultado.reloj)
    return seq
  }

  transferir(turno: Turno, colaId: number, donde: flujo.Donde = 'conserva') {
    const { colas } = this.sala
    const orden = { colaId, donde, elegir: this.elegir }
    return flujo.transferir({ colas, linea: this.linea(colaId) }, turno, orden, this.cuando)
  }

  aPuesto(turno: Turno, puesto: string) {
    const sala = { enAtencion: this.sala.enAtencion, linea: this.linea(turno.cola_id) }
    return flujo.transferirAPuesto(sala, turno, { puesto, elegir: this.elegir }, this.cuando)
  }

  ids = (colaId: number) => this.linea(colaId).map(({ id }) => id)
}

const antesDe = (m: flujo.Movimiento | Negativa): Partial<Turno> =>
  typeof m === 'string' ? {} : (m.cambios[0].datos as { antes: Partial<Turno> }).antes

describe('a transfer', () => {
  test('keeps the place by seniority, there and back', () => {
    const casa = new Casa()
    for (const id of [1, 2, 1, 2, 1, 2]) casa.pedir(id)
    const before = casa.ids(1)
    casa.mover(casa.transferir(casa.turnos.get(3) as Turno, 2))
    expect(casa.ids(1)).toEqual([1, 5])
    expect(casa.ids(2)).toEqual([2, 3, 4, 6])
    casa.mover(casa.transferir(casa.turnos.get(3) as Turno, 1))
    expect(casa.ids(1)).toEqual(before)
  })

  test('goes to the end or to the front on request, also within the same line', () => {
    const casa = new Casa()
    for (let i = 0; i < 3; i++) casa.pedir(1)
    casa.mover(casa.transferir(casa.turnos.get(1) as Turno, 1, 'final'))
    expect(casa.ids(1)).toEqual([2, 3, 1])
    casa.mover(casa.transferir(casa.turnos.get(3) as Turno, 1, 'primero'))
    expect(casa.ids(1)).toEqual([3, 2, 1])
    casa.pedir(1)
    expect(casa.ids(1).at(-1)).toBe(casa.seq)
  })

  test('from a service ends a stage with its desk and times', () => {
    const casa = new Casa()
    casa.pedir(1)
    casa.ahora += 5 * MINUTO
    const llamado = casa.llamar(1, 'Caja') as Turno
    casa.ahora += 7 * MINUTO
    const movido = casa.transferir(llamado, 2)
    expect(movido).toMatchObject({
      tramo: { cola_id: 1, puesto: 'Caja', fin: 'transferido', llamado_en: casa.ahora - 7 * MINUTO },
    })
    casa.mover(movido)
    expect(casa.turnos.get(1)).toMatchObject({ estado: 'espera', puesto: null, desde_en: casa.ahora })
  })

  test('to a desk needs a free one', () => {
    const casa = new Casa()
    casa.pedir(1)
    casa.pedir(1)
    casa.llamar(1, 'A')
    const turno = casa.turnos.get(2) as Turno
    const to = (puesto: string) => casa.aPuesto(turno, puesto)
    expect(to('A')).toBe('puesto_ocupado')
    casa.mover(to('B'))
    expect(casa.turnos.get(2)).toMatchObject({ estado: 'atencion', puesto: 'B' })
  })
})

describe('a transfer before others', () => {
  const datosDe = (m: flujo.Movimiento | Negativa) => (typeof m === 'string' ? m : m.cambios[0].datos)

  /** Three wait in cola 1, and one who came before them in cola 2. */
  function casa(): Casa {
    const una = new Casa()
    for (const id of [2, 1, 1, 1]) una.pedir(id)
    return una
  }

  test('follows the company’s rule, and records how many were passed over', () => {
    const una = casa()
    const eva = una.turnos.get(4) as Turno
    for (const move of [() => una.transferir(eva, 1, 'primero'), () => una.aPuesto(eva, 'Caja')]) {
      una.elegir = { regla: 'nadie', motivo: 'Sangra' }
      expect(move()).toBe('elegir_no_permitido')
      una.elegir = { regla: 'con motivo', motivo: '' }
      expect(move()).toBe('falta_motivo')
      una.elegir = { regla: 'con motivo', motivo: 'Sangra' }
      expect(datosDe(move())).toMatchObject({ saltados: 2, motivo: 'Sangra' })
      una.elegir = ELIGE_LIBRE
      expect(datosDe(move())).toMatchObject({ saltados: 2 })
    }
  })

  test('passes over nobody where its seniority is first, or if it was called already', () => {
    const una = casa()
    una.elegir = { regla: 'nadie', motivo: '' }
    const [primera, segunda, tercera] = [1, 2, 3].map((id) => una.turnos.get(id) as Turno)
    expect(datosDe(una.transferir(primera as Turno, 1, 'primero'))).not.toHaveProperty('saltados')
    expect(datosDe(una.aPuesto(segunda as Turno, 'Caja'))).not.toHaveProperty('saltados')
    expect(una.transferir(tercera as Turno, 2, 'primero')).toBe('elegir_no_permitido')
    expect(datosDe(una.transferir(tercera as Turno, 2, 'final'))).not.toHaveProperty('saltados')
    const llamado = una.llamar(1, 'A') as Turno
    expect(datosDe(una.aPuesto(llamado, 'B'))).not.toHaveProperty('saltados')
  })

  test('of a turno set aside counts those ahead of its place', () => {
    const una = casa()
    una.mover(flujo.apartar(una.turnos.get(4) as Turno, { minutos: null }, una.cuando))
    una.elegir = { regla: 'nadie', motivo: '' }
    expect(una.aPuesto(una.turnos.get(4) as Turno, 'Caja')).toBe('elegir_no_permitido')
  })
})

test('a turno set aside is not called and returns to its place; the time aside is no wait', () => {
  const casa = new Casa()
  for (let i = 0; i < 3; i++) casa.pedir(1)
  casa.mover(flujo.apartar(casa.turnos.get(1) as Turno, { minutos: 10 }, casa.cuando))
  expect(casa.llamar(1)?.id).toBe(2)
  const apartado = casa.turnos.get(1) as Turno
  expect(flujo.vuelveYa(apartado, casa.ahora + 9 * MINUTO)).toBe(false)
  casa.ahora += 10 * MINUTO
  expect(flujo.vuelveYa(apartado, casa.ahora)).toBe(true)
  casa.mover(flujo.reanudar(apartado, casa.cuando))
  expect(casa.ids(1)).toEqual([1, 3])
  expect(casa.turnos.get(1)?.desde_en).toBe(casa.ahora)
})

test('an absent customer returns behind the next two within half an hour, and not later', () => {
  const casa = new Casa()
  for (let i = 0; i < 5; i++) casa.pedir(1)
  const llamado = casa.llamar(1) as Turno
  casa.anotar([actuar('ausentar', llamado, casa.ahora) as Cambio])
  const volver = () =>
    flujo.volver({ colas: casa.sala.colas, linea: casa.linea(1) }, casa.turnos.get(1) as Turno, casa.cuando)
  casa.ahora += 31 * MINUTO
  expect(volver()).toBe('volver_tarde')
  casa.ahora -= 2 * MINUTO
  casa.mover(volver())
  expect(casa.ids(1)).toEqual([2, 3, 1, 4, 5])
})

test('a customer lets people pass at most twice, and never beyond the end', () => {
  const casa = new Casa()
  for (let i = 0; i < 4; i++) casa.pedir(1)
  const posponer = (pasan: number) =>
    casa.mover(flujo.posponer(casa.linea(1), casa.turnos.get(1) as Turno, { pasan }, casa.cuando))
  const ultimo = casa.turnos.get(4) as Turno
  // With no customer behind, postponing would only use up one of the two times.
  expect(flujo.posponer(casa.linea(1), ultimo, { pasan: 1 }, casa.cuando)).toBe('posponer_ultimo')
  posponer(2)
  expect(casa.ids(1)).toEqual([2, 3, 1, 4])
  posponer(5)
  expect(casa.ids(1)).toEqual([2, 3, 4, 1])
  expect(posponer(1)).toBe('posponer_limite')
  casa.llamar(1, '1')
  const llamado = [...casa.turnos.values()].find(({ estado }) => estado === 'atencion') as Turno
  for (const orden of [{ pasan: 1 }, { minutos: 5 }])
    expect(flujo.posponer(casa.linea(1), llamado, orden, casa.cuando)).toBe('turno_no_en_espera')
})

test('a table calls the first party that fills more than half of it, or else the first that fits', () => {
  const casa = new Casa()
  for (const personas of [2, 6, 3, 4]) casa.pedir(1, 0, personas)
  const llamado = llamar(casa.sala, { colas: [1], puesto: 'Mesa 4', cabe: 4 }, casa.ahora)
  expect(llamado).toMatchObject({ cambios: [{ datos: { cabe: { lugares: 4, saltados: 2 } } }] })
  expect(casa.llamar(1, 'Mesa 4', 4)?.personas).toBe(3)
  expect(casa.llamar(1, 'Mesa 8', 8)?.personas).toBe(6)
  expect(casa.llamar(1, 'Mesa 3', 3)?.personas).toBe(2)
  expect(casa.llamar(1, 'Mesa 2', 2)).toBeNull()
})

test('choosing a turno follows the company’s rule, and records how many were passed over', () => {
  const casa = new Casa()
  for (let i = 0; i < 3; i++) casa.pedir(1)
  const elegir = (regla: 'nadie' | 'con motivo' | 'libre', turnoId: number, motivo = '') =>
    llamarElegido(casa.sala, { turnoId, puesto: '1', motivo, regla }, casa.ahora)
  expect(elegir('nadie', 3)).toBe('elegir_no_permitido')
  expect(elegir('con motivo', 3)).toBe('falta_motivo')
  expect(elegir('nadie', 1)).toMatchObject({ turno: { id: 1 } })
  const llamado = elegir('con motivo', 3, 'Sangra')
  expect(llamado).toMatchObject({ cambios: [{ datos: { saltados: 2, motivo: 'Sangra' } }] })
})

type Paso = { hace: string; quien: number; cola: number; n: number; minutos: number }
const paso: fc.Arbitrary<Paso> = fc.record({
  hace: fc.constantFrom(
    'pedir',
    'pedir',
    'pedir',
    'llamar',
    'transferir',
    'apartar',
    'reanudar',
    'ausentar',
    'volver',
    'posponer',
    'cancelar',
    'finalizar',
  ),
  quien: fc.nat(40),
  cola: fc.constantFrom(1, 2),
  n: fc.nat(4),
  minutos: fc.nat(20),
})

/** Runs one of the orders that can be undone. */
function decidir(
  casa: Casa,
  { hace, cola: colaId, n }: Paso,
  turno: Turno,
): flujo.Movimiento | Negativa | null {
  const { cuando, sala } = casa
  const linea = casa.linea(turno.cola_id)
  if (hace === 'transferir') return casa.transferir(turno, colaId, flujo.DONDE[n % 3])
  if (hace === 'apartar') return flujo.apartar(turno, { minutos: n ? n * 5 : null }, cuando)
  if (hace === 'reanudar') return flujo.reanudar(turno, cuando)
  if (hace === 'volver') return flujo.volver({ colas: sala.colas, linea }, turno, cuando)
  if (hace === 'posponer') return flujo.posponer(linea, turno, { pasan: n + 1 }, cuando)
  return null
}

function hacer(casa: Casa, p: Paso): void {
  casa.ahora += p.minutos * MINUTO
  const abiertos = [...casa.turnos.values()]
  const turno = abiertos[p.quien % Math.max(1, abiertos.length)]
  if (p.hace === 'pedir' || !turno) return void casa.pedir(p.cola, VENTAJAS[p.n])
  if (p.hace === 'llamar') return void casa.llamar(p.cola, `${p.n % 3}`)
  const decidido = decidir(casa, p, turno)
  if (decidido) return void casa.mover(decidido)
  if (p.hace === 'cancelar') {
    const cambios = terminarEspera('cancelar', turno, casa.ahora)
    if (typeof cambios !== 'string') casa.anotar(cambios)
    return
  }
  const cambio = actuar(p.hace as 'ausentar' | 'finalizar', turno, casa.ahora)
  if (typeof cambio !== 'string') casa.anotar([cambio])
}

describe('after any sequence of orders', () => {
  test('every turno is in exactly one line or none, and each line is in order', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 120, size: 'max' }), (pasos) => {
        const casa = new Casa()
        for (const p of pasos) {
          hacer(casa, p)
          for (const turno of casa.turnos.values()) {
            const lines = [1, 2].filter((id) => casa.ids(id).includes(turno.id))
            expect(lines).toEqual(turno.estado === 'espera' ? [turno.cola_id] : [])
          }
          for (const id of [1, 2]) {
            const linea = casa.linea(id)
            expect(casa.sala.esperan.get(id) ?? 0).toBe(linea.length)
            for (const [i, otro] of linea.slice(1).entries())
              expect(esAntes(linea[i] as Turno, otro)).toBe(true)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('undoing an order leaves no trace', () => {
    fc.assert(
      fc.property(fc.array(paso, { minLength: 5, maxLength: 60, size: 'max' }), paso, (pasos, ultimo) => {
        const casa = new Casa()
        for (const p of pasos) hacer(casa, p)
        const turno = [...casa.turnos.values()][ultimo.quien % casa.turnos.size]
        const decidido = turno && decidir(casa, ultimo, turno)
        if (!turno || !decidido || typeof decidido === 'string' || decidido.cambios.length > 1) return
        const before = { lineas: [casa.ids(1), casa.ids(2)], turno }
        const seq = casa.mover(decidido)
        const deshecho = flujo.retroceder(
          { ...casa.sala, linea: casa.linea(turno.cola_id) },
          casa.turnos.get(turno.id) as Turno,
          { seq: seq as number, antes: antesDe(decidido) },
          casa.cuando,
        )
        casa.mover(deshecho)
        const after = casa.turnos.get(turno.id)
        expect({ lineas: [casa.ids(1), casa.ids(2)], turno: { ...turno, ...after } }).toEqual({
          ...before,
          turno: { ...after, ...turno },
        })
      }),
      { numRuns: 300 },
    )
  })
})

test('an arrival later than the largest credit overtakes no turno', () => {
  const mayor = Math.max(...VENTAJAS) * MINUTO
  const solo = paso.filter(({ hace }) => ['pedir', 'llamar', 'cancelar', 'finalizar'].includes(hace))
  fc.assert(
    fc.property(fc.array(solo, { maxLength: 150, size: 'max' }), (pasos) => {
      const casa = new Casa()
      for (const p of pasos) {
        if (p.hace !== 'llamar') {
          hacer(casa, p)
          continue
        }
        casa.ahora += p.minutos * MINUTO
        const esperan = casa.linea(p.cola).map(({ emitido_en }) => emitido_en)
        const llamado = casa.llamar(p.cola)
        if (llamado) for (const en of esperan) expect(llamado.emitido_en - en).toBeLessThanOrEqual(mayor)
      }
    }),
    { numRuns: 150 },
  )
})

test('turnos with the same credit keep the order of arrival', () => {
  const casa = new Casa()
  for (const ventaja of [0, 15, 0, 15]) {
    casa.ahora += MINUTO
    casa.pedir(1, ventaja)
  }
  expect(casa.ids(1)).toEqual([2, 4, 1, 3])
})
