import { useMemo } from 'react'
import { cx } from './cx.ts'
import { qrMatrix, qrPath } from './qr-matrix.ts'

type Props = { value: string /** Width and height in px. */; size: number; label: string; className?: string }

/** A QR code, black on white in both themes, with its white border. */
export function Qr({ value, size, label, className }: Props) {
  const { path, length } = useMemo(() => {
    const matrix = qrMatrix(value)
    return { path: qrPath(matrix), length: matrix.length }
  }, [value])
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${length} ${length}`}
      shapeRendering="crispEdges"
      className={cx('h-auto max-w-full rounded-control bg-white', className)}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
