import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { type Tone, toneLook } from './tone.ts'

type Props = { icon: LucideIcon; tone?: Tone; role?: 'status' | 'alert'; children: ReactNode }

/** A sentence or two about what is around it, in a tile of its tone. */
export const Note = ({ icon: Icon, tone = 'info', role, children }: Props) => (
  <p role={role} className={cx('flex shrink-0 items-start gap-3 rounded-tile px-4 py-3', toneLook[tone])}>
    <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
