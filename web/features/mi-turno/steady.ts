import type { Estimado } from '#contract/turno.ts'

const MINUTE_MS = 60_000

/** A range as it was shown, and when it was told. */
export interface Shown {
  range: Estimado
  at: number
  /** Whether it says a later call than the one shown before it. */
  rose: boolean
}

const middle = ({ min, max }: Estimado) => (min + max) / 2

/** What is left of a shown range after a while. Whoever still waits then waits at least a little more. */
export function aged({ range, at }: Shown, now: number): Estimado {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  const least = Math.min(1, range.max)
  return { min: Math.max(0, range.min - minutes), max: Math.max(least, range.max - minutes) }
}

/** When a shown range has the turno called, about. */
export const whenOf = ({ range, at }: Shown): number => at + middle(range) * MINUTE_MS

/** Goes on with what was shown, less the time since, while the new range says nearly the same. */
export function steady(shown: Shown | null, range: Estimado, at: number): Shown {
  if (!shown || at < shown.at) return { range, at, rose: false }
  const left = aged(shown, at)
  const tolerance = Math.max(1, 0.15 * middle(range))
  const later = middle(range) - middle(left)
  const nearly = Math.abs(later) <= tolerance && Math.abs(range.max - left.max) <= 2 * tolerance
  return nearly ? shown : { range, at, rose: later > 0 }
}
