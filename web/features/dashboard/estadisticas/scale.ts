/** The top of an axis: the next round number whose half is whole. */
export function topOf(value: number): number {
  if (value <= 2) return 2
  const unit = 10 ** Math.floor(Math.log10(value))
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * unit)
  return steps.find((top) => top >= value && top % 2 === 0) ?? 20 * unit
}

/** How dark a cell is, from 0 for none to 5 for the maximum. */
export const levelOf = (value: number, most: number): number =>
  value === 0 || most === 0 ? 0 : Math.max(1, Math.ceil((value / most) * 5))
