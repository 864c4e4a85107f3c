import { describe, expect, test } from 'vitest'
import { type Cotizacion, simularDia } from './simulated-day.ts'

describe('in a simulated day of 8 hours, lognormal service of 8 minutes, 1 to 3 callers', () => {
  const dias: Cotizacion[] = []
  for (const puestos of [1, 2, 3]) {
    for (const carga of [0.9, 1, 1.1]) {
      for (let semilla = 1; semilla <= 20; semilla++) {
        dias.push(
          ...simularDia({ semilla: semilla * 7919 + puestos, puestos, servicio: 8, sigma: 0.6, carga }),
        )
      }
    }
  }
  const error = (prediccion: (c: Cotizacion) => number) =>
    dias.reduce((suma, c) => suma + Math.abs(prediccion(c) - c.real), 0) / dias.length
  const nuestro = error((c) => (c.min + c.max) / 2)

  test('enough people waited for the figures to mean something', () => {
    expect(dias.length).toBeGreaterThan(10_000)
  })
  test('the error is within 1.2 times that of a predictor that knows the true mean', () => {
    expect(nuestro / error((c) => c.porLargo)).toBeLessThanOrEqual(1.2)
  })
  test('and at least 3 times smaller than that of the average of the last 30 waits', () => {
    expect(error((c) => c.porUltimas) / nuestro).toBeGreaterThanOrEqual(3)
  })
  test('80 % of the true waits fall into the range shown', () => {
    const dentro = dias.filter((c) => c.real >= c.min && c.real <= c.max).length
    expect(dentro / dias.length).toBeGreaterThanOrEqual(0.8)
  })
})
