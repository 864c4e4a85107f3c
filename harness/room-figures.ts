import type { Outcome } from './room.ts'

export interface Range {
  min: number
  max: number
}

/** How true the quotes of a room were. */
export interface Truth {
  people: number
  /** Shares. */
  inside: number
  /** Waited less, and more, than told. */
  below: number
  above: number
  /** Mean error in minutes over that of the oracle. */
  error: number
  /** Mean width over that of the best range of the same coverage for each length of the oracle's wait. */
  width: number
}

/** The model has seen a little by then. */
const FROM_SERVICE = 20
const BIN = 80

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)

/** Leaves out those who were called at once, as told: there was nothing to foresee. */
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

/** Among people of whom the oracle says about the same, the range from the tenth to the ninetieth of a hundred. */
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
