/** The figure over time, as a line without labels: the table has the numbers. */
export function Trend({ values }: { values: number[] }) {
  if (values.length < 2) return null
  const top = Math.max(...values, 1)
  const points = values
    .map((value, i) => `${(i / (values.length - 1)) * 100},${30 - (value / top) * 28}`)
    .join(' ')
  return (
    <svg
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-auto h-11 w-full overflow-visible pt-3"
    >
      <polygon points={`${points} 100,32 0,32`} className="fill-brand-soft forced-colors:fill-none" />
      <polyline
        points={points}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-brand"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
