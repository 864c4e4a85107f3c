import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ScrollRegion } from './scroll-region.tsx'

type Props = {
  label: string
  /** Headings of the columns. The first column names the row. */
  columns: readonly string[]
  /** Scrolls horizontally instead of narrowing its columns. */
  wide?: boolean
  className?: string
  /** Table bodies, optionally followed by a foot. */
  children: ReactNode
}

export const Table = ({ label, columns: [first, ...columns], wide, className, children }: Props) => (
  <ScrollRegion label={label}>
    <table
      className={cx(
        'w-full text-right tabular-nums dense:text-sm dense:[&_tbody_:is(td,th)]:h-12',
        wide && 'min-w-3xl',
        className,
      )}
    >
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted dense:h-8 dense:text-xs dense:text-faint">
          <th scope="col" className="py-2 text-left font-medium dense:py-0">
            {first}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={cx('py-2 font-medium dense:py-0', wide ? 'pl-4' : 'pl-3')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </ScrollRegion>
)
