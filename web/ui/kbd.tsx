import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  /** bare: without its frame, inside a button that has one. inherit: in the colour of its button. */
  look?: 'bare' | 'inherit'
  className?: string
  children: ReactNode
}

/** A keyboard shortcut beside what it does; hidden where there is no keyboard. */
export const Kbd = ({ look, className, children }: Props) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-flex shrink-0 items-center justify-center font-sans text-xs font-medium whitespace-nowrap touch:hidden',
      look !== 'bare' && 'h-5 min-w-5 rounded-[4px] border px-1',
      look === 'inherit' ? 'border-current/40' : 'border-line text-faint',
      className,
    )}
  >
    {children}
  </span>
)
