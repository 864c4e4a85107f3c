import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = { icon: ReactNode; nombre: string; quiet?: boolean; tag?: ReactNode; under: string }

/** The first cell of a row: who it is, and their address. */
export const Quien = ({ icon, nombre, quiet, tag, under }: Props) => (
  <span className="flex min-w-0 items-center gap-3">
    {icon}
    <span className="grid min-w-0">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className={cx('text-base font-medium wrap-anywhere', quiet && 'text-muted')}>{nombre}</span>
        {tag}
      </span>
      <span className="text-xs wrap-anywhere text-muted">{under}</span>
    </span>
  </span>
)
