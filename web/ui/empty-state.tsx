import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  icon: LucideIcon
  title: string
  /** `h1` when it is the only content of a page. */
  as?: 'p' | 'h1'
  text?: string
  action?: ReactNode
  className?: string
}

/** Replaces an empty list: says why it is empty and offers one action. */
export function EmptyState({ icon: Icon, title, as: Title = 'p', text, action, className }: Props) {
  return (
    <div className={cx('grid justify-items-center gap-4 px-4 py-10 text-center', className)}>
      <span className="grid size-14 place-items-center rounded-card bg-brand-soft text-brand-text dense:size-12 dense:bg-sunken dense:text-muted">
        <Icon aria-hidden="true" className="size-7 dense:size-6" />
      </span>
      <div className="grid max-w-md gap-1">
        <Title className="text-lg font-semibold">{title}</Title>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {action}
    </div>
  )
}
