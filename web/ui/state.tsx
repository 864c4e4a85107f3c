import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Dot } from './dot.tsx'

type StateTone = 'neutral' | 'success' | 'warning' | 'danger'

const TEXT: Record<StateTone, string> = {
  neutral: 'text-muted',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
}

/** A dot and its words. */
export const State = ({ tone = 'neutral', children }: { tone?: StateTone; children: ReactNode }) => (
  <span className={cx('inline-flex items-center gap-2 text-sm font-medium whitespace-nowrap', TEXT[tone])}>
    <Dot tone={tone} />
    {children}
  </span>
)
