import type { CSSProperties, ReactNode } from 'react'
import type { Fila as Turno } from '#web/shared/atender/fila/fila.ts'
import { Nombre } from '#web/shared/atender/fila/nombre.tsx'
import { cx } from '#web/ui/cx.ts'

const LABEL_MOST_CH = 12

/** Labels of one column are as wide as its longest, so that the names line up. */
export const labelWidth = (etiquetas: readonly string[]) =>
  ({
    '--etiqueta': `max(2.25rem, ${Math.min(LABEL_MOST_CH, Math.max(0, ...etiquetas.map(({ length }) => length)))}ch)`,
  }) as CSSProperties

type Props = {
  /** The position, or a dot. */
  mark: ReactNode
  turno: Pick<Turno, 'etiqueta' | 'nombre' | 'nombreOculto'>
  /** Beside the name. */
  marks?: ReactNode
  /** Below the name. */
  under?: ReactNode
  wait: ReactNode
  /** With the pointer they take the place of the wait; on touch they follow it. */
  actions?: ReactNode
  className?: string
}

/** A customer in a column. */
export const Fila = ({ mark, turno, marks, under, wait, actions, className }: Props) => (
  <li
    data-fila
    tabIndex={-1}
    className={cx(
      'group/fila relative grid min-h-10 grid-cols-[1rem_var(--etiqueta)_minmax(0,1fr)_auto] items-center gap-x-2 px-4 text-sm touch:min-h-13 touch:grid-cols-[1rem_var(--etiqueta)_minmax(0,1fr)_auto_auto] touch:pr-1',
      'hover:bg-hover focus-within:bg-hover focus-visible:-outline-offset-2',
      className,
    )}
  >
    <span className="text-right text-xs text-faint tabular-nums">{mark}</span>
    <span className="truncate font-bold" title={turno.etiqueta}>
      {turno.etiqueta}
    </span>
    <span className="grid min-w-0">
      <span className={cx('flex min-w-0 items-center gap-1 font-medium', Boolean(under) && 'leading-4')}>
        <span className="truncate" title={turno.nombre || undefined}>
          <Nombre turno={turno} />
        </span>
        {marks}
      </span>
      {under && <span className="truncate text-xs text-muted">{under}</span>}
    </span>
    <span
      className={cx(
        'text-right whitespace-nowrap text-muted tabular-nums touch:pr-3',
        Boolean(actions) &&
          'group-focus-within/fila:opacity-0 group-hover/fila:opacity-0 touch:pr-0 touch:opacity-100!',
      )}
    >
      {wait}
    </span>
    {actions && (
      <span className="absolute inset-y-0 right-3 flex items-center bg-hover pl-2 opacity-0 group-focus-within/fila:opacity-100 group-hover/fila:opacity-100 touch:static touch:bg-transparent touch:pl-0 touch:opacity-100 [&>button]:size-7 touch:[&>button]:size-11">
        {actions}
      </span>
    )}
  </li>
)
