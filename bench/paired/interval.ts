import { median } from '../figure.ts'

export interface Interval {
  median: number
  low: number
  high: number
}

const CONFIDENCE = 0.95

/**
 * The median and its 95 % interval between two order statistics. Assumes nothing of how the values are
 * distributed: each of them lies below the true median with probability one half, so a binomial tells how many do.
 * Below six values no such interval exists, and their whole range is returned.
 */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b)
  const first = Math.max(0, lowerRank(sorted.length) - 1)
  return {
    median: median(sorted),
    low: sorted[first] ?? Number.NaN,
    high: sorted[sorted.length - 1 - first] ?? Number.NaN,
  }
}

/** The highest rank, counted from one, that is above the true median in at most 2.5 % of samples of n. */
function lowerRank(n: number): number {
  let rank = 0
  let exactly = 0.5 ** n
  let atMost = exactly
  while (atMost <= (1 - CONFIDENCE) / 2) {
    rank++
    exactly *= (n - rank + 1) / rank
    atMost += exactly
  }
  return rank
}
