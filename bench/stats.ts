export interface Interval {
  median: number
  low: number
  high: number
}

const CONFIDENCE = 0.95
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export function median(values: readonly number[]): number {
  const sorted = ascending(values)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2
}

export const quantile = (values: readonly number[], q: number): number =>
  ascending(values)[Math.floor(q * (values.length - 1))] ?? Number.NaN

/**
 * The median and its 95 % interval between two order statistics. Assumes no distribution: each value lies below the
 * true median with probability one half, so a binomial gives the ranks. Fewer than six values have no such interval;
 * their whole range is returned.
 */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = ascending(values)
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
