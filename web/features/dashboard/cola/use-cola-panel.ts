import type { ColaPersonal, Publico } from '#contract/cola.ts'
import { TEMAS_POR_CONEXION } from '#contract/vivo.ts'
import type { Apartado } from '#web/shared/atender/fila/apartados.tsx'
import { type Atendido, atendido } from '#web/shared/atender/fila/atendido.ts'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'
import { useMinutesSince } from '#web/shared/atender/use-minutes-since.ts'
import { useColas } from '#web/shared/queries.ts'
import { inCallOrder } from './call-order.ts'

/** Leaves room for the other temas that the page follows. */
const MOST_COLAS = TEMAS_POR_CONEXION - 14

type Desk = { puesto: string | null; colas: readonly string[] | null }

/** The data of the panel, for one queue or all of this desk: who waits, who is served here and who at other desks. */
export function useColaPanel(publico: Publico, colaId: string | null, { puesto, colas }: Desk) {
  const wanted = (id: string) => (colaId ? id === colaId : (colas?.includes(id) ?? true))
  const shown = publico.colas.filter(
    ({ id, enEspera, enAtencion }) => wanted(id) && (colaId || enEspera > 0 || enAtencion.length > 0),
  )
  // The customer at this desk may belong to another queue.
  const mineId = publico.colas.find(({ enAtencion }) => enAtencion.some((t) => t.puesto === puesto))?.id
  const ids = [...new Set([...shown.map(({ id }) => id), ...(mineId ? [mineId] : [])])].slice(0, MOST_COLAS)
  const queries = useColas(publico.empresa.id, ids)
  const read = queries.flatMap(({ data }) => data ?? [])
  const updatedAt = Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))
  const desde = useMinutesSince(Number.isFinite(updatedAt) ? updatedAt : 0)
  const inView = read.filter(({ cola }) => wanted(cola.id))
  const served = read.flatMap(({ cola, enAtencion, atencionLarga }) =>
    enAtencion.map((turno) => ({ turno, cola, atencionLarga })),
  )
  const mine = served.filter(({ turno }) => turno.puesto === puesto).at(-1)
  const one = inView.length === 1 && colaId ? inView[0] : undefined
  return {
    pending: queries.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'idle'),
    error: queries.find(({ data, error }) => !data && error),
    offline: queries.some(({ failureCount }) => failureCount > 0),
    /** The chosen queue; undefined when all are shown. */
    estado: one,
    turnos: one ? one.turnos : inCallOrder(inView),
    total: inView.reduce((sum, { cola }) => sum + cola.enEspera, 0),
    mine: mine && {
      ...atendido(mine.turno, mine.cola, publico),
      colaNombre: mine.cola.nombre,
      atencionLarga: mine.atencionLarga,
    },
    others: inView
      .flatMap(({ cola, enAtencion }) => enAtencion.map((turno) => atendido(turno, cola, publico)))
      .filter((t) => t.id !== mine?.turno.id),
    apartados: inView.flatMap(({ cola, apartados }): Apartado[] =>
      apartados.map((t) => ({ ...t, colaId: cola.id, cola: colaId ? undefined : cola.nombre })),
    ),
    /** When the oldest of these states was read. */
    updatedAt,
    /** Whether a queue belongs to this view. */
    wanted,
    /** How long nearly all services of a queue take, in minutes. */
    largaDe: (id: string) => inView.find(({ cola }) => cola.id === id)?.atencionLarga ?? null,
    desde,
  } satisfies ColaPanelState & Record<string, unknown>
}

type ColaPanelState = {
  estado: ColaPersonal | undefined
  turnos: readonly EnEspera[]
  total: number
  others: readonly Atendido[]
}
