import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ScrollRegion } from './scroll-region.tsx'

type Props = {
  label: string
  /** Headings of the columns. The first column names the row. */
  columns: readonly string[]
  /** Name of a last column of buttons, which has no visible heading. */
  actions?: string
  /** Scrolls horizontally instead of narrowing its columns. */
  wide?: boolean
  /** Reaches from edge to edge of the view. */
  full?: boolean
  className?: string
  /** Table bodies, optionally followed by a foot. */
  children: ReactNode
}

const edges = cx(
  '[&_:is(td,th):first-child]:pl-4 [&_:is(td,th):last-child]:pr-4 [&_:is(td,th)]:px-1.5 sm:[&_:is(td,th)]:px-3',
  'lg:[&_:is(td,th):first-child]:pl-6 lg:[&_:is(td,th):last-child]:pr-6',
)

export const Table = ({
  label,
  columns: [first, ...columns],
  actions,
  wide,
  full,
  className,
  children,
}: Props) => (
  <ScrollRegion label={label}>
    <table
      className={cx(
        'w-full text-right tabular-nums dense:text-sm dense:[&_tbody_:is(td,th)]:h-12',
        wide && 'min-w-3xl',
        full && edges,
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
          {actions && (
            <th scope="col">
              <span className="sr-only">{actions}</span>
            </th>
          )}
        </tr>
      </thead>
      {children}
    </table>
  </ScrollRegion>
)
