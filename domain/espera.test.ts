import { describe, expect, test } from 'vitest'
import { estimar, medirPuestos, medirServicio, type Ritmo, ritmoInicial } from './espera.ts'

const RITMO: Ritmo = { media: 8, variacion: 0.5, muestras: 60, puestos: 1, libres: 0 }

describe('measured service', () => {
  test('without history it is the owner’s figure', () => {
    expect(medirServicio([], 5)).toMatchObject({ media: 5, muestras: 0 })
  })
  test('history outweighs it soon', () => {
    expect(medirServicio(Array(40).fill(12), 5).media).toBeGreaterThan(11)
  })
  test('a lunch break or a forgotten turn does not move it', () => {
    const normal = Array.from({ length: 30 }, (_, i) => 6 + (i % 5))
    const conPausas = [...normal, 90, 240]
    expect(medirServicio(conPausas, 8).media).toBeCloseTo(medirServicio(normal, 8).media, 0)
  })
})

describe('callers at work', () => {
  const puesto = { deEstaCola: 5, deTodas: 5, ocupado: true, ocupadoAqui: true, inactivo: 0 }
  test('nobody seen yet counts as one', () => {
    expect(medirPuestos([])).toEqual({ puestos: 1, libres: 0 })
  })
  test('each one who called lately counts, one on a break does not', () => {
    expect(
      medirPuestos([puesto, puesto, { ...puesto, ocupado: false, ocupadoAqui: false, inactivo: 40 }]),
    ).toEqual({
      puestos: 2,
      libres: 0,
    })
  })
  test('one who shares the day with other queues counts in part', () => {
    expect(medirPuestos([puesto, { ...puesto, deEstaCola: 2, deTodas: 4 }]).puestos).toBeCloseTo(1.5)
  })
})

describe('estimate', () => {
  test('nothing is said of a queue that takes no turns', () => {
    expect(estimar(3, RITMO, false)).toBeNull()
  })
  test('a free caller means almost no wait', () => {
    expect(estimar(1, { ...RITMO, libres: 1 }, true)).toEqual({ min: 0, max: 1 })
  })
  test('nobody ahead and nobody to call is no wait', () => {
    expect(estimar(0, RITMO, true)).toEqual({ min: 0, max: 0 })
  })
  test('grows with the people ahead and shrinks with the callers', () => {
    const medio = (faltantes: number, puestos: number) => {
      const rango = estimar(faltantes, { ...RITMO, puestos }, true)
      return rango ? (rango.min + rango.max) / 2 : 0
    }
    expect(medio(10, 1)).toBeGreaterThan(medio(5, 1))
    expect(medio(10, 2)).toBeLessThan(medio(10, 1))
  })
  test('a new queue is estimated by the owner’s figure', () => {
    const rango = estimar(4, ritmoInicial(5), true)
    expect(rango?.min).toBeLessThan(20)
    expect(rango?.max).toBeGreaterThan(18)
  })
})
