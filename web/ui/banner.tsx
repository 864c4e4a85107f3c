import { CircleCheck, CircleExclamationPoint, Info, TriangleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { toneLook } from './tone.ts'

type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  danger: CircleExclamationPoint,
}

type Props = {
  tone?: BannerTone
  title?: string
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** A message about the current screen, announced by screen readers when it appears. */
export function Banner({ tone = 'info', title, action, className, children }: Props) {
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control p-4 dense:gap-x-3 dense:px-3 dense:py-2',
        toneLook[tone],
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-60 gap-3 dense:gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 dense:size-4" />
        <span className="grid min-w-0 gap-0.5">
          {title && <strong className="font-semibold">{title}</strong>}
          {children && <span>{children}</span>}
        </span>
      </span>
      {action}
    </div>
  )
}
