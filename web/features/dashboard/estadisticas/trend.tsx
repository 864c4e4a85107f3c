/** The figure day by day, as a line without labels: the table has the numbers. */
export function Trend({ values }: { values: number[] }) {
  if (values.length < 2) return null
  const top = Math.max(...values, 1)
  const points = values
    .map((value, i) => `${(i / (values.length - 1)) * 100},${26 - (value / top) * 24}`)
    .join(' ')
  return (
    <svg viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true" className="h-8 w-full">
      <polyline
        points={points}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-brand-text"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
