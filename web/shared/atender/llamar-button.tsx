import { atender as t } from '#texts/atender.ts'
import { duracion } from '#texts/estimado.ts'
import { cx } from '#web/ui/cx.ts'

type Props = {
  onCall: () => void
  pending: boolean
  /** The customer the call will reach, as far as this screen knows. */
  next?: { etiqueta: string; nombre: string; espera?: number }
  /** How many people fit at the desk, where that decides who is next. */
  plazas?: number | null
  /** Why nobody can be called now. The button stays focusable. */
  reason?: string
  /** The desk is paused, or the queue: something else is the next step. */
  quiet?: boolean
  small?: boolean
  /** Announces the keyboard shortcut. */
  shortcut?: boolean
}

const look =
  'relative grid w-full grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 rounded-card px-4 text-left transition-colors sm:px-5'

/** The loudest element of its screen: calls the next customer and names them. */
export function LlamarButton({ onCall, pending, next, plazas, reason, quiet, small, shortcut }: Props) {
  const off = reason !== undefined
  const label = !off && next ? t.llamarA(next.etiqueta, next.nombre, plazas) : undefined
  const under = reason ?? next?.nombre ?? ''
  return (
    <button
      type="button"
      data-focus-home
      onClick={() => !off && !pending && onCall()}
      aria-disabled={off || pending || undefined}
      aria-busy={pending || undefined}
      aria-keyshortcuts={shortcut ? 'Control+Enter Meta+Enter' : undefined}
      className={cx(
        look,
        small ? 'h-12' : 'h-15 sm:h-18',
        off && 'cursor-default bg-sunken text-muted',
        !off && quiet && 'border border-control bg-surface text-text hover:bg-hover',
        !off && !quiet && 'bg-brand text-on-brand hover:bg-brand-hover',
        pending && 'opacity-80',
      )}
    >
      {label && <span className="sr-only">{label}</span>}
      <span aria-hidden={label ? true : undefined} className="min-w-0 max-sm:row-span-2">
        <span className="block truncate text-lg font-semibold">
          {t.llamar}
          {plazas ? <span className="font-medium"> ({t.caben(plazas)})</span> : null}
        </span>
        {under && !small && (
          <span className={cx('block truncate text-sm', !off && 'opacity-90', !off && 'max-sm:hidden')}>
            {under}
            {!off && next?.espera !== undefined && (
              <span className="max-[87.5rem]:hidden"> · {duracion(next.espera)}</span>
            )}
          </span>
        )}
      </span>
      {next && (
        <span
          aria-hidden={label ? true : undefined}
          className={cx('font-extrabold tracking-[-0.03em]', small ? 'text-lg' : 'text-2xl')}
        >
          {next.etiqueta}
        </span>
      )}
    </button>
  )
}
