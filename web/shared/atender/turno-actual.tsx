import type { ReactNode } from 'react'
import { atender as t } from '#texts/atender.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Elapsed } from './elapsed.tsx'
import { Detalle, tieneDetalle } from './fila/detalle.tsx'
import type { ConDetalle } from './fila/fila.ts'

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
  zona: string | undefined
  /** The turno's queue, where it differs from the screen's. */
  cola?: string
  children?: ReactNode
}

/** The customer at this desk. Has the same height without a customer, so that the buttons below do not jump. */
export function TurnoActual({ turno, waitingFor, puesto, zona, cola, children }: Props) {
  const locale = useLocale()
  // The number shrinks when there are details, so that the buttons below stay in view.
  const detalle = turno !== undefined && tieneDetalle(turno)
  return (
    <div className="grid gap-3">
      <div aria-live="polite" className="grid min-w-0 content-center md:min-h-64">
        {turno ? (
          <div
            key={turno.id}
            className="rise-in grid min-w-0 gap-x-4 gap-y-1 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-center md:justify-items-center md:text-center"
          >
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:col-span-2 max-md:justify-between">
              <Badge tone="success" dot>
                {t.enAtencion}
              </Badge>
              {puesto && (
                <span className="min-w-0 font-medium wrap-anywhere text-muted">{nombrePuesto(puesto)}</span>
              )}
              {turno.llamado && <Elapsed since={turno.llamado} />}
            </div>
            <p className={cx('turno-number text-4xl', detalle ? 'md:text-6xl' : 'md:text-turno')}>
              {turno.etiqueta}
            </p>
            <div className="grid min-w-0 max-w-full">
              <p
                className="max-w-full line-clamp-2 text-lg font-bold wrap-anywhere md:text-2xl"
                title={turno.nombre}
              >
                {turno.nombre}
              </p>
              <p className="text-muted wrap-anywhere max-md:text-sm">
                {cola && `${t.deCola(cola)} · `}
                {turno.llamado && t.desde(formatTime(locale, turno.llamado, zona))}
                {turno.codigo && (
                  <>
                    {turno.llamado && ' · '}
                    {t.codigo}{' '}
                    <span className="font-medium tracking-wider whitespace-nowrap">{turno.codigo}</span>
                  </>
                )}
              </p>
            </div>
            {detalle && <Detalle turno={turno} className="max-md:col-span-2 md:pt-1" />}
          </div>
        ) : (
          <div className="grid justify-items-center gap-1 text-center">
            <p className="text-xl font-semibold">{t.nadieEnAtencion}</p>
            <p className="max-w-sm text-muted">{waitingFor}</p>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
