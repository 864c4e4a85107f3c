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

/** The approximate instant at which a shown range expects the call. */
export const whenOf = ({ range, at }: Shown): number => at + middle(range) * MINUTE_MS

/** Keeps the shown range, less the elapsed time, while the new range is nearly equal. */
export function steady(shown: Shown | null, range: Estimado, at: number): Shown {
  if (!shown || at < shown.at) return { range, at, rose: false }
  const left = aged(shown, at)
  const tolerance = Math.max(1, 0.15 * middle(range))
  const later = middle(range) - middle(left)
  const nearly = Math.abs(later) <= tolerance && Math.abs(range.max - left.max) <= 2 * tolerance
  return nearly ? shown : { range, at, rose: later > 0 }
}
