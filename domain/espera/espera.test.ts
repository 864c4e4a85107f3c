import { describe, expect, test } from 'vitest'
import { corregir, SIN_CORREGIR } from './correccion.ts'
import { ajenosDe, cotizar, estimar, prever, type Ritmo, ritmoInicial } from './espera.ts'
import { medirServicio, restoDe } from './servicio.ts'

const ocupado = { parte: 1, resto: 8, restoSolo: 8, ocupado: true }
const libre = { parte: 1, resto: 0, restoSolo: 0, ocupado: false }
const RITMO: Ritmo = {
  media: 8,
  variacion: 0.5,
  muestras: 60,
  puestos: [ocupado],
  compartidas: new Map(),
  correccion: SIN_CORREGIR,
  avance: 1,
}

describe('measured service', () => {
  test('without history it is the owner’s figure', () => {
    expect(medirServicio([], 5)).toMatchObject({ media: 5, muestras: 0 })
  })
  test('history soon outweighs it', () => {
    expect(medirServicio(Array(40).fill(12), 5).media).toBeGreaterThan(11)
  })
  test('long services are part of the mean', () => {
    const minutos = Array.from({ length: 60 }, (_, i) => (i % 20 === 0 ? 60 : 5))
    expect(medirServicio(minutos, 5).media).toBeGreaterThan(6.5)
  })
  test('the remaining time follows services that lasted at least as long', () => {
    const minutos = [...Array(30).fill(4), ...Array(10).fill(20)]
    expect(restoDe(minutos, 0, 8)).toBeCloseTo(8, 0)
    expect(restoDe(minutos, 5, 8)).toBeGreaterThan(12)
    expect(restoDe(minutos, 5, 8)).toBeLessThan(15)
  })
})

describe('estimate', () => {
  test('a queue that takes no turnos has no estimate', () => {
    expect(estimar(3, RITMO, false)).toBeNull()
  })
  test('a free caller means almost no wait', () => {
    expect(estimar(1, { ...RITMO, puestos: [ocupado, libre] }, true)).toEqual({ min: 0, max: 1 })
  })
  test('a desk that stays free while people wait is not calling', () => {
    const pausa = { ...libre, resto: 8 }
    expect(prever(1, { ...RITMO, puestos: [pausa] })).toBeNull()
    expect(prever(2, { ...RITMO, puestos: [pausa] })?.media).toBeCloseTo(16)
    expect(prever(2, { ...RITMO, puestos: [libre] })?.media).toBeCloseTo(8)
    expect(prever(2, { ...RITMO, puestos: [ocupado, { ...libre, resto: null }] })?.media).toBeCloseTo(16)
  })
  test('with no turnos left to call there is no wait', () => {
    expect(estimar(0, RITMO, true)).toEqual({ min: 0, max: 0 })
  })
  test('grows with the people ahead and shrinks with the callers', () => {
    const medio = (faltantes: number, puestos: number) =>
      prever(faltantes, { ...RITMO, puestos: Array(puestos).fill(ocupado) })?.media ?? 0
    expect(medio(10, 1)).toBeCloseTo(80)
    expect(medio(10, 2)).toBeGreaterThan(38)
    expect(medio(10, 2)).toBeLessThan(44)
    expect(medio(1, 4)).toBeCloseTo(2)
  })
  test('people of another queue whom the same callers call first count too', () => {
    const ritmo = { ...RITMO, compartidas: new Map([[2, 0.5]]) }
    const ajenos = (prioridad: 0 | 1, otra: 0 | 1 = 0) =>
      ajenosDe(ritmo, { prioridad }, () => ({ prioridad: otra }), { todos: () => 8, antes: () => 6 })
    expect(ajenos(0)).toBe(3)
    expect(ajenos(1)).toBe(0)
    expect(ajenos(0, 1)).toBe(4)
    expect(prever(2, ritmo, ajenos(0))?.media).toBeCloseTo(40)
  })
  test('a new queue quotes the owner’s figure per person waiting, in a narrow band', () => {
    const rango = estimar(3, ritmoInicial(5), true)
    expect(rango?.min).toBeGreaterThanOrEqual(11)
    expect(rango?.max).toBeLessThanOrEqual(19)
    expect(Math.abs(((rango?.min ?? 0) + (rango?.max ?? 0)) / 2 - 15)).toBeLessThanOrEqual(1)
  })
})

describe('what past quotes correct', () => {
  const ancho = (puntajes: number[]) => {
    const correccion = corregir(
      puntajes.map((puntaje) => ({ puntaje, prevista: 80, llamadas: 0 })),
      { turnos: 0, dentro: 0 },
    )
    const { estimado_min, estimado_max } = cotizar(10, { ...RITMO, correccion })
    return { min: estimado_min ?? 0, max: estimado_max ?? 0 }
  }
  const alternos = (lejos: number) => Array.from({ length: 200 }, (_, i) => (i % 2 ? lejos : -lejos))
  test('waits that were all longer than predicted move the range up', () => {
    expect(ancho(Array(200).fill(2)).min).toBeGreaterThan(ancho([]).max - 5)
  })
  test('waits far off on both sides widen the range, near ones narrow it', () => {
    expect(ancho(alternos(2)).max - ancho(alternos(2)).min).toBeGreaterThan(ancho([]).max - ancho([]).min)
    expect(ancho(alternos(0.3)).max - ancho(alternos(0.3)).min).toBeLessThan(ancho([]).max - ancho([]).min)
  })
  test('a few waits move it little', () => {
    expect(ancho([3, 3]).min).toBeLessThan(ancho([]).min + 8)
  })
})
