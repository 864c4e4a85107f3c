import { useQueries, useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import type { TurnoReciente } from '#contract/turno.ts'
import { VOLVER_MS } from '#domain/flujo.ts'
import { atender } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { nombrePuesto } from '#texts/puesto.ts'
import { call } from '#web/lib/api/api.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { followQuery } from '#web/lib/live/follow-query.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import { useAtender, useAtenderState } from './atender.tsx'
import { useFilas } from './fila/fila-provider.tsx'
import { Nombre } from './fila/nombre.tsx'
import { useOrders } from './fila/use-orders.ts'

type Cola = { id: string; nombre: string }

type Props = {
  empresaId: string
  colas: readonly Cola[]
  zona: string | undefined
  /** The colour of a queue, by its place among the queues. */
  colorOf?: (turno: { colaId: string }) => number
  className?: string
}

type Reciente = TurnoReciente & { colaId: string }

/** The recent turnos of several queues, the last to end first. */
function useRecientes(empresaId: string, colas: readonly Cola[]) {
  const client = useQueryClient()
  const ids = colas.map(({ id }) => id).join(' ')
  const queries = useQueries({
    queries: colas.map(({ id: colaId }) => ({
      queryKey: keys.recientes(empresaId, colaId),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(endpoints.recientes, { params: { empresaId, colaId }, signal }),
    })),
  })
  useEffect(() => {
    const leave = ids
      .split(' ')
      .filter(Boolean)
      .map((colaId) =>
        followQuery(
          client,
          keys.recientes(empresaId, colaId),
          { tema: 'personal', empresaId, colaId },
          'refetch',
        ),
      )
    return () => {
      for (const stop of leave) stop()
    }
  }, [client, empresaId, ids])
  const turnos = queries
    .flatMap(({ data }, i) => (data?.turnos ?? []).map((turno) => ({ ...turno, colaId: colas[i]?.id ?? '' })))
    .sort((a, b) => b.terminado.localeCompare(a.terminado))
  return {
    turnos,
    pending: queries.some(({ isPending }) => isPending),
    failed: queries.find(({ data, error }) => !data && error),
  }
}

const isRecent = ({ terminado }: TurnoReciente): boolean => Date.now() - Date.parse(terminado) <= VOLVER_MS

/** For a while, an absent customer can return to the queue, behind the next two. */
const mayReturn = (turno: TurnoReciente): boolean => turno.estado === 'ausente' && isRecent(turno)

/** Restoring a customer long after the call puts them before those who wait. */
const isLate = (turno: TurnoReciente): boolean => turno.estado !== 'cancelado' && !isRecent(turno)

/** The last turnos that were finished, absent or removed, with a button to restore each. */
export function Recientes({ empresaId, colas, zona, colorOf, className }: Props) {
  const locale = useLocale()
  const { restore, fail } = useAtender()
  const { puede } = useAtenderState()
  const { ask, reglaEn } = useFilas()
  const { volver } = useOrders()
  const { turnos, pending, failed } = useRecientes(empresaId, colas)
  if (pending) return <Skeleton className="m-4 h-24" />
  if (failed) {
    return (
      <ErrorState
        title={atender.recientes.fallo}
        text={sentenceOf(failed.error, '')}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  }
  const restoreOrAsk = (turno: Reciente) => {
    if (isLate(turno) && reglaEn(turno.colaId) === 'con motivo') ask('restaurar', turno)
    else restore(turno)
  }
  if (turnos.length === 0) return <p className="px-5 py-4 text-muted">{atender.recientes.vacia}</p>
  return (
    <ul aria-label={atender.recientes.titulo} className={cx('@container overflow-y-auto', className)}>
      {turnos.map((turno) => (
        <li
          key={turno.id}
          className="flex min-h-13 items-center gap-2 border-b border-line pr-1 pl-4 hover:bg-hover @min-[35rem]:min-h-11 @min-[35rem]:gap-3 @min-[35rem]:pr-2 @min-[35rem]:pl-5"
        >
          <span className="w-17 shrink-0 text-sm whitespace-nowrap text-muted tabular-nums @max-[34.99rem]:hidden">
            {formatTime(locale, turno.terminado, zona)}
          </span>
          <span className="flex w-15 shrink-0 items-center gap-2 text-base font-bold whitespace-nowrap @min-[35rem]:w-18">
            {colorOf && <Swatch index={colorOf(turno)} className="@max-[34.99rem]:hidden" />}
            <span className="truncate">{turno.etiqueta}</span>
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-base font-medium" title={turno.nombre}>
              <Nombre turno={turno} />
            </span>
            <span className="block truncate text-xs text-faint @min-[35rem]:hidden">
              {[formatTime(locale, turno.terminado, zona), atender.recientes.estados[turno.estado]].join(
                ' · ',
              )}
            </span>
          </span>
          <span className="max-w-28 truncate text-sm text-muted @max-[44rem]:hidden">
            {turno.puesto && nombrePuesto(turno.puesto)}
          </span>
          <span className="@max-[34.99rem]:hidden">
            <Badge tone={turno.estado === 'ausente' ? 'warning' : 'neutral'}>
              {atender.recientes.estados[turno.estado]}
            </Badge>
          </span>
          {puede('atender', turno.colaId) && (
            <span className="flex shrink-0 justify-end @min-[35rem]:gap-1">
              {mayReturn(turno) && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={flujo.volvioTurno(turno.etiqueta, turno.nombre)}
                  onClick={() => void volver(turno).catch(fail)}
                  className="@max-[34.99rem]:min-w-11"
                >
                  <Undo2 aria-hidden="true" className="size-4" />
                  <span className="@max-[34.99rem]:sr-only">{flujo.volvio}</span>
                </Button>
              )}
              {!(isLate(turno) && reglaEn(turno.colaId) === 'nadie') && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={atender.recientes.restaurarTurno(turno.etiqueta, turno.nombre)}
                  onClick={() => restoreOrAsk(turno)}
                  className="@max-[34.99rem]:min-w-11"
                >
                  <RotateCcw aria-hidden="true" className="size-4" />
                  <span className="@max-[34.99rem]:sr-only">{atender.recientes.restaurar}</span>
                </Button>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
