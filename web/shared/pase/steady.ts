import type { Estimado } from '#contract/turno.ts'

const MINUTE_MS = 60_000

/** A range as it was shown, and the time of the state it came from. */
export interface Shown {
  range: Estimado
  at: number
  /** Whether it predicts a later call than the range shown before it. */
  rose: boolean
}

const middle = ({ min, max }: Estimado) => (min + max) / 2

/** The rest of a shown range after some time. Its upper end stays at a minute, since the customer still waits. */
export function aged({ range, at }: Shown, now: number): Estimado {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  const least = Math.min(1, range.max)
  return { min: Math.max(0, range.min - minutes), max: Math.max(least, range.max - minutes) }
}

/** The instant by which a shown range expects the call. Never in the past: the customer still waits. */
export const endOf = ({ range, at }: Shown, now: number): number =>
  Math.max(at + range.max * MINUTE_MS, now + MINUTE_MS)

/** How many minutes later than shown a wider range may end without replacing it. */
const WIDER_MINUTES = 3

/** Keeps the shown range, less the elapsed time, while the new range is nearly equal. */
export function steady(shown: Shown | null, range: Estimado, at: number): Shown {
  if (!shown || at < shown.at) return { range, at, rose: false }
  const left = aged(shown, at)
  const tolerance = Math.max(1, 0.15 * middle(range))
  const later = middle(range) - middle(left)
  const nearly = Math.abs(later) <= tolerance && Math.abs(range.max - left.max) <= 2 * tolerance
  // After the first services of a cola the estimate is less certain than its first quotes, not later.
  const wider = range.min <= left.min && range.max >= left.max && range.max - left.max <= WIDER_MINUTES
  return nearly || wider ? shown : { range, at, rose: later > 0 }
}
