import { encode } from 'uqr'
import { cx } from './cx.ts'

type Props = { value: string; size?: number; label?: string; className?: string }

/** Dark on white in both themes: many readers refuse the inverse. Never wider than its place. */
export function Qr({ value, size = 280, label, className }: Props) {
  const { data, size: modules } = encode(value, { ecc: 'M', border: 2 })
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label ?? value}
      className={cx('h-auto max-w-full rounded-control bg-white', className)}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
