import { describe, expect, test } from 'vitest'
import { type Quote, simulateDay } from './simulated-day.ts'

describe('estimates in a simulated day of 8 hours, lognormal service of 8 minutes, 1 to 3 callers', () => {
  const quotes: Quote[] = []
  for (const puestos of [1, 2, 3]) {
    for (const load of [0.9, 1, 1.1]) {
      for (let i = 1; i <= 20; i++) {
        quotes.push(
          ...simulateDay({ seed: i * 7919 + puestos, puestos, serviceMinutes: 8, sigma: 0.6, load }),
        )
      }
    }
  }
  const error = (prediction: (quote: Quote) => number) =>
    quotes.reduce((sum, quote) => sum + Math.abs(prediction(quote) - quote.waited), 0) / quotes.length
  const ours = error(({ min, max }) => (min + max) / 2)

  test('enough people waited for the figures to mean something', () => {
    expect(quotes.length).toBeGreaterThan(10_000)
  })
  test('the error is within 1.2 times that of a predictor that knows the true mean', () => {
    expect(ours / error((quote) => quote.byLength)).toBeLessThanOrEqual(1.2)
  })
  test('and at least 3 times smaller than that of the average of the last 30 waits', () => {
    expect(error((quote) => quote.byLastWaits) / ours).toBeGreaterThanOrEqual(3)
  })
  test('80 % of the true waits fall into the range shown', () => {
    const within = quotes.filter(({ waited, min, max }) => waited >= min && waited <= max).length
    expect(within / quotes.length).toBeGreaterThanOrEqual(0.8)
  })
})
