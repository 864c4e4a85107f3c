import { cx } from './cx.ts'

export type DotTone = 'neutral' | 'success' | 'warning' | 'danger' | 'brand' | 'free'

const TONES: Record<DotTone, string> = {
  neutral: 'bg-line-strong',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  brand: 'bg-brand',
  free: 'border-[1.5px] border-line-strong',
}

/** A state as a colour; the words beside it say the same. */
export const Dot = ({ tone = 'neutral', className }: { tone?: DotTone; className?: string }) => (
  <span
    aria-hidden="true"
    className={cx('inline-block size-2 shrink-0 rounded-full', TONES[tone], className)}
  />
)
