import { describe, expect, test } from 'vitest'
import { esperaTras } from './envio.ts'

const MINUTO_MS = 60_000

/** The instants at which a delivery that always fails is attempted, in milliseconds, and how it ends. */
function attempts({ caduca = Number.POSITIVE_INFINITY, masiva = false, pedida = 0 } = {}) {
  const at = [0]
  for (;;) {
    const now = at.at(-1) as number
    const next = esperaTras({ intentos: at.length, masiva, quedan: caduca - now }, 0.5, pedida)
    if (typeof next === 'string') return { at, fin: next }
    at.push(now + next)
  }
}

describe('a delivery that fails is retried', () => {
  test('for almost three days, when it stays useful', () => {
    const { at, fin } = attempts()
    expect(at).toHaveLength(13)
    expect(at.at(-1)).toBeGreaterThan(70 * 60 * MINUTO_MS)
    expect(fin).toBe('muerta')
  })

  test('until shortly before it becomes useless', () => {
    const { at, fin } = attempts({ caduca: 10 * MINUTO_MS })
    expect(at.at(-1)).toBeGreaterThan(9 * MINUTO_MS)
    expect(at.at(-1)).toBeLessThan(10 * MINUTO_MS)
    expect(at.length).toBeLessThan(12)
    expect(fin).toBe('caducada')
  })

  test('three times, when it goes to many', () => {
    expect(attempts({ masiva: true })).toEqual({ at: [0, 30_000, 330_000], fin: 'muerta' })
    expect(attempts({ masiva: true, caduca: 5 * MINUTO_MS }).at).toHaveLength(3)
  })

  test('after whole milliseconds, and not at all when it is useless already', () => {
    for (const quedan of [100_001, 33_333.3]) {
      const espera = esperaTras({ intentos: 6, masiva: false, quedan }, Math.random())
      expect(Number.isInteger(espera)).toBe(true)
    }
    expect(esperaTras({ intentos: 20, masiva: true, quedan: 0 }, 0.5)).toBe('caducada')
  })

  test('never before the provider allows it', () => {
    expect(attempts({ caduca: 10 * MINUTO_MS, pedida: 11 * MINUTO_MS })).toEqual({ at: [0], fin: 'caducada' })
    expect(attempts({ caduca: 10 * MINUTO_MS, pedida: 4 * MINUTO_MS }).at).toEqual([0, 240_000, 480_000])
  })
})
