import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import type { Tone } from './tone.ts'
import { toneLook } from './tone.ts'

type Props = {
  tone?: Tone
  dot?: boolean
  large?: boolean
  /** Lets text typed by users wrap, whatever its length. */
  wrap?: boolean
  children: ReactNode
}

export function Badge({ tone = 'neutral', dot, large, wrap, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full font-semibold',
        wrap ? 'min-w-0 wrap-anywhere' : 'whitespace-nowrap',
        large ? 'px-3.5 py-1 text-base' : 'px-2.5 py-0.5 text-sm',
        toneLook[tone],
      )}
    >
      {dot && <span aria-hidden="true" className="size-2 rounded-full bg-current" />}
      {children}
    </span>
  )
}
