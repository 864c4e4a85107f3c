import type { Outcome } from './room.ts'

export interface Range {
  min: number
  max: number
}

/** Accuracy of the quotes in a room. */
export interface Truth {
  people: number
  /** Share of waits within the range. */
  inside: number
  /** Share of waits shorter than the range. */
  below: number
  /** Share of waits longer than the range. */
  above: number
  /** Mean error relative to the oracle's. */
  error: number
  /** Mean width relative to the best range with the same coverage for people with a similar oracle's wait. */
  width: number
}

/** Quotes count from this service on, when the model has some data. */
const FROM_SERVICE = 20
const BIN = 80

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)

/** Leaves out people who were called at once, as quoted: there was nothing to predict. */
export function truthOf(outcomes: readonly Outcome<Range>[]): Truth {
  const judged = outcomes.filter(
    ({ served, waited, quote }) => served >= FROM_SERVICE && !(waited === 0 && quote.max <= 1),
  )
  const share = (test: (outcome: Outcome<Range>) => boolean) => judged.filter(test).length / judged.length
  const error = (told: (outcome: Outcome<Range>) => number) =>
    mean(judged.map((outcome) => Math.abs(told(outcome) - outcome.waited)))
  return {
    people: judged.length,
    inside: share(({ waited, quote }) => waited >= quote.min && waited <= quote.max),
    below: share(({ waited, quote }) => waited < quote.min),
    above: share(({ waited, quote }) => waited > quote.max),
    error: error(({ quote }) => (quote.min + quote.max) / 2) / error(({ oracle }) => oracle),
    width: mean(judged.map(({ quote }) => quote.max - quote.min)) / bestWidth(judged),
  }
}

/** Mean range from the 10th to the 90th percentile, among people with a similar oracle's wait. */
function bestWidth(judged: readonly Outcome<Range>[]): number {
  const byOracle = [...judged].sort((a, b) => a.oracle - b.oracle)
  let sum = 0
  for (let i = 0; i < byOracle.length; i += BIN) {
    const waits = byOracle
      .slice(i, i + BIN)
      .map(({ waited }) => waited)
      .sort((a, b) => a - b)
    const at = (share: number) => waits[Math.round(share * (waits.length - 1))] ?? 0
    sum += (at(0.9) - at(0.1)) * waits.length
  }
  return sum / judged.length
}
