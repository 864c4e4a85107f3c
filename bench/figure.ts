/** One line of the table: what was measured, the limit measured in the same run, and how they compare. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What the limit is, in words. */
  against: string
  limit: number | null
  ratio: number | null
  goal: Goal | null
  note?: string
}

export interface Goal {
  /** Whether the ratio should reach the bound or stay under it. */
  sense: 'at least' | 'at most'
  bound: number
}

export interface Row {
  name: string
  run(options: RowOptions): Promise<Figure[]>
}

export interface RowOptions {
  /** Takes a few seconds, to check that everything runs; the figures mean nothing. */
  short: boolean
  log(line: string): void
}

export const atLeast = (bound: number): Goal => ({ sense: 'at least', bound })
export const atMost = (bound: number): Goal => ({ sense: 'at most', bound })

export function reached({ ratio, goal }: Figure): boolean | null {
  if (!goal || ratio === null) return null
  return goal.sense === 'at least' ? ratio >= goal.bound : ratio <= goal.bound
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2
}
