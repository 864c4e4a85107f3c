import { ChevronDown, RotateCcw, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import type { TurnoReciente } from '#contract/turno.ts'
import { VOLVER_MS } from '#domain/flujo.ts'
import { atender } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { call } from '#web/lib/api/api.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useLiveQuery } from '#web/lib/live/use-live-query.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { estadoTone } from '#web/shared/estado-tone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAtender, useAtenderState } from './atender.tsx'
import { llamarse } from './fila/fila.ts'
import { useFilas } from './fila/fila-provider.tsx'
import { useOrders } from './fila/use-orders.ts'

type Props = { cola: { empresaId: string; colaId: string }; zona: string | undefined }

/** The last turnos that were finished, absent or removed, with a button to restore each. Loaded only while open. */
export function Recientes({ cola, zona }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-label={atender.recientes.titulo} className="min-w-0 border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control font-semibold"
      >
        {atender.recientes.titulo}
        <ChevronDown
          aria-hidden="true"
          className={cx('size-5 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id}>{open && <Lista cola={cola} zona={zona} />}</div>
    </section>
  )
}

const isRecent = ({ terminado }: TurnoReciente): boolean => Date.now() - Date.parse(terminado) <= VOLVER_MS

/** For a while, an absent customer can return to the queue, behind the next two. */
const mayReturn = (turno: TurnoReciente): boolean => turno.estado === 'ausente' && isRecent(turno)

/** Restoring a customer long after the call puts them before those who wait. */
const isLate = (turno: TurnoReciente): boolean => turno.estado !== 'cancelado' && !isRecent(turno)

function Lista({ cola, zona }: Props) {
  const locale = useLocale()
  const { restore, fail } = useAtender()
  const { puede } = useAtenderState()
  const { ask, reglaEn } = useFilas()
  const { volver } = useOrders()
  const query = useLiveQuery(
    keys.recientes(cola.empresaId, cola.colaId),
    (signal) => call(endpoints.recientes, { params: cola, signal }),
    { tema: { tema: 'personal', ...cola }, push: 'refetch' },
  )
  if (query.isPending) return <Skeleton className="h-24 rounded-control" />
  if (!query.data) {
    return (
      <ErrorState
        title={atender.recientes.fallo}
        text={sentenceOf(query.error, '')}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  const { turnos } = query.data
  const regla = reglaEn(cola.colaId)
  const restoreOrAsk = (turno: TurnoReciente) => {
    if (isLate(turno) && regla === 'con motivo') ask('restaurar', { ...turno, colaId: cola.colaId })
    else restore({ ...turno, nombre: llamarse(turno) })
  }
  if (turnos.length === 0) return <p className="py-3 text-muted">{atender.recientes.vacia}</p>
  return (
    <ul aria-label={atender.recientes.titulo} className="grid max-h-72 grid-cols-1 overflow-y-auto">
      {turnos.map((turno) => (
        <li
          key={turno.id}
          className="grid grid-cols-[minmax(2rem,auto)_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 last:border-0"
        >
          <span className="turno-number text-lg">{turno.etiqueta}</span>
          <span className="grid min-w-0 justify-items-start gap-0.5">
            <span className="line-clamp-2 font-medium wrap-anywhere">
              {turno.nombre || <span className="text-muted italic">{flujo.nombreOculto}</span>}
            </span>
            <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <Badge tone={estadoTone[turno.estado]}>{atender.recientes.estados[turno.estado]}</Badge>
              {formatTime(locale, turno.terminado, zona)}
            </span>
          </span>
          {puede('atender', cola.colaId) && (
            <span className="flex gap-1">
              {mayReturn(turno) && (
                <Button
                  variant="secondary"
                  aria-label={flujo.volvioTurno(turno.etiqueta, turno.nombre)}
                  onClick={() => void volver(turno).catch(fail)}
                  className="px-3"
                >
                  <Undo2 aria-hidden="true" className="size-5" />
                  <span className="max-sm:sr-only">{flujo.volvio}</span>
                </Button>
              )}
              {!(isLate(turno) && regla === 'nadie') && (
                <Button
                  variant="secondary"
                  aria-label={atender.recientes.restaurarTurno(turno.etiqueta, turno.nombre)}
                  onClick={() => restoreOrAsk(turno)}
                  className="px-3"
                >
                  <RotateCcw aria-hidden="true" className="size-5" />
                  <span className="max-sm:sr-only">{atender.recientes.restaurar}</span>
                </Button>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
