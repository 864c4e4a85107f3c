import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

const RADIUS = 92
const LENGTH = 2 * Math.PI * RADIUS

type Props = { /** 0 to 1 */ progress: number; done?: boolean; className?: string; children: ReactNode }

/** A ring that closes as the turno gets nearer. */
export function TurnoRing({ progress, done, className, children }: Props) {
  const filled = Math.max(0.03, Math.min(1, done ? 1 : progress))
  return (
    <div className={cx('relative grid aspect-square place-items-center', className)}>
      <svg viewBox="0 0 208 208" className="absolute inset-0 -rotate-90" aria-hidden="true" fill="none">
        <circle cx="104" cy="104" r={RADIUS} strokeWidth="12" className="stroke-sunken" />
        <circle
          cx="104"
          cy="104"
          r={RADIUS}
          strokeWidth="12"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - filled)}
          className={cx('transition-[stroke-dashoffset]', done ? 'stroke-success' : 'stroke-brand-text')}
        />
      </svg>
      <div className="relative grid justify-items-center text-center">{children}</div>
    </div>
  )
}
