import { atender as t } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/dot.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import { Elapsed } from './elapsed.tsx'
import { Insignias } from './fila/detalle.tsx'
import { type ConDetalle, llamarse } from './fila/fila.ts'

type EnAtencion = ConDetalle & {
  id: string
  etiqueta: string
  nombre: string
  codigo: string
  llamado?: string
}

type Props = {
  turno: EnAtencion | undefined
  /** What to do next, shown when the desk serves no customer. */
  waitingFor: string
  puesto: string | null
  /** The desk is paused. */
  paused?: boolean
  zona: string | undefined
  /** The turno's queue, and its colour. */
  cola?: string
  color?: number
}

/** The customer at this desk, or that there is none. */
export function TurnoActual({ turno, waitingFor, puesto, paused, zona, cola, color }: Props) {
  const locale = useLocale()
  const desk = puesto ? nombrePuesto(puesto) : t.sinPuesto
  if (!turno) {
    return (
      <div aria-live="polite" className="min-w-0">
        <p className="flex h-5 items-center gap-2 text-sm text-muted">
          <Dot tone={paused ? 'warning' : 'free'} />
          <span className="truncate">{desk}</span>
        </p>
        <h2 className="mt-1 text-xl font-semibold tracking-[-0.02em] sm:mt-5 sm:text-2xl">
          {t.nadieEnAtencion}
        </h2>
        <p className="mt-1 text-base text-balance text-muted sm:max-w-70">{waitingFor}</p>
      </div>
    )
  }
  const facts = [
    ...(turno.nota ? [{ id: 'nota', label: flujo.detalle.nota, value: turno.nota }] : []),
    ...(turno.campos ?? []).map(({ id, nombre, valor }) => ({ id, label: nombre, value: valor })),
  ]
  return (
    <div aria-live="polite" className="min-w-0">
      <div
        key={turno.id}
        className="rise-in grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:block"
      >
        <p className="col-span-2 flex h-5 min-w-0 items-center gap-2 text-sm max-sm:mb-2">
          <Dot tone="success" />
          <span className="font-medium text-success-text">{t.enAtencion}</span>
          {puesto && <span className="truncate text-muted">{desk}</span>}
          {turno.llamado && (
            <span className="ml-auto text-lg">
              <Elapsed since={turno.llamado} />
            </span>
          )}
        </p>
        <p className="row-span-2 max-w-40 text-2xl font-extrabold tracking-[-0.04em] wrap-anywhere sm:mt-3 sm:max-w-full sm:text-4xl lg:mt-5">
          {turno.etiqueta}
        </p>
        <h2
          className="line-clamp-2 min-w-0 text-lg font-semibold tracking-[-0.01em] wrap-anywhere max-sm:line-clamp-1 sm:mt-2 sm:text-xl"
          title={turno.nombre || undefined}
        >
          {llamarse(turno)}
        </h2>
        <p className="flex min-w-0 items-center gap-2 text-xs text-muted sm:mt-1 sm:text-sm">
          {color !== undefined && <Swatch index={color} />}
          <span className="truncate">
            {[cola, turno.llamado && t.desde(formatTime(locale, turno.llamado, zona))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <p className="col-span-2 mt-2 flex min-w-0 flex-wrap gap-1 empty:hidden sm:mt-3">
          <Insignias turno={turno} />
        </p>
        <dl className="col-span-2 mt-2 text-sm sm:mt-4 sm:border-t sm:border-line">
          {facts.map(({ id, label, value }) => (
            <div
              key={id}
              className={cx(
                'flex min-h-8 items-center gap-3 border-line max-sm:min-h-6 sm:border-b',
                id !== 'nota' && 'max-sm:hidden',
              )}
            >
              <dt className="w-24 shrink-0 truncate text-faint" title={label}>
                {label}
              </dt>
              <dd className="line-clamp-2 min-w-0 wrap-anywhere" title={value}>
                {value}
              </dd>
            </div>
          ))}
          {turno.codigo && (
            <div className="flex min-h-8 items-center gap-3 border-line max-sm:hidden sm:border-b">
              <dt className="w-24 shrink-0 text-faint">{t.codigo}</dt>
              <dd className="flex min-w-0 flex-1 items-center justify-between tracking-[0.06em] tabular-nums">
                {turno.codigo}
                <CopyButton text={turno.codigo} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}
