import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import type { Tone } from './tone.ts'
import { toneLook } from './tone.ts'

type Props = {
  tone?: Tone
  /** live: pulses while what it says is current. */
  dot?: boolean | 'live' | 'still'
  large?: boolean
  /** As high as on the pages of a phone. */
  touch?: boolean
  /** Lets text typed by users wrap, whatever its length. */
  wrap?: boolean
  children: ReactNode
}

/** A mark or state in a few words. */
export function Badge({ tone = 'neutral', dot, large, touch, wrap, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center rounded-badge font-control dense:min-h-5 dense:gap-1 dense:px-1.5 dense:py-0 dense:text-xs',
        wrap ? 'min-w-0 shrink wrap-anywhere' : 'whitespace-nowrap',
        touch
          ? 'h-7 gap-2 px-3 text-sm'
          : large
            ? 'gap-1.5 px-3.5 py-1 text-base'
            : 'gap-1.5 px-2.5 py-0.5 text-sm',
        toneLook[tone],
      )}
    >
      {dot && (
        <span
          aria-hidden="true"
          className={cx('size-2 rounded-full bg-current', dot === 'live' && 'animate-[pulse_2s_infinite]')}
        />
      )}
      {children}
    </span>
  )
}

/** The second and later marks of a row: only the icon, its words in the title. */
export const IconBadge = ({
  tone = 'neutral',
  icon: Icon,
  label,
}: {
  tone?: Tone
  icon: LucideIcon
  label: string
}) => (
  <span
    role="img"
    aria-label={label}
    title={label}
    className={cx('inline-grid size-5 shrink-0 place-items-center rounded-badge', toneLook[tone])}
  >
    <Icon aria-hidden="true" className="size-3" />
  </span>
)
