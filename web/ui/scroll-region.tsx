import { type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'
import { useScrolls } from './use-scrolls.ts'

type Props = { label: string; className?: string; children: ReactNode }

/** Scrolls wide content horizontally. It is focusable only while there is something to scroll. */
export function ScrollRegion({ label, className, children }: Props) {
  const region = useRef<HTMLElement>(null)
  const scrolls = useScrolls(region)
  return (
    <section
      ref={region}
      tabIndex={scrolls ? 0 : undefined}
      aria-label={label}
      className={cx('relative overflow-x-auto', className)}
    >
      {children}
    </section>
  )
}
