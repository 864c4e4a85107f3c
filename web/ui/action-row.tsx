import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  icon: LucideIcon
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** What belongs to this browser or is on. */
  active?: boolean
  as?: 'li' | 'div'
}

/** A row of 64 px: an icon, a name over a line, and one action. */
export const ActionRow = ({ icon: Icon, title, text, action, active, as: Row = 'div' }: Props) => (
  <Row className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
    <span
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-[10px]',
        active ? 'bg-success-soft text-success-text' : 'bg-sunken text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
    <div className="grid min-w-0 flex-1 basis-40">
      <div className="flex flex-wrap items-center gap-2 font-medium">{title}</div>
      {text && <div className="text-sm text-pretty wrap-anywhere text-muted">{text}</div>}
    </div>
    {action}
  </Row>
)
