import type { QueryClient } from '@tanstack/react-query'
import type { ColaPersonal } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Llamada, Turno, TurnoMovido } from '#contract/turno.ts'
import { call } from '#web/lib/api/api.ts'
import { keys } from '#web/lib/api/keys.ts'
import { liveSocket } from '#web/lib/live/live-socket.ts'
import { knowPlace } from './call-next.ts'
import { calledHere } from './called-here.ts'
import { withCall, withMove } from './with-call.ts'

export type AccionTurno = 'finalizar' | 'ausente' | 'rellamar'

/** Calls the endpoint that is named like the action. */
export const actOn = (accion: AccionTurno | 'retirar', empresaId: string, turnoId: string): Promise<Turno> =>
  call(endpoints[accion], { params: { empresaId, turnoId } }).then(({ turno }) => turno)

export const renameTurno = (empresaId: string, turnoId: string, nombre: string): Promise<Turno> =>
  call(endpoints.cambiarTurno, { params: { empresaId, turnoId }, body: { nombre } }).then(
    ({ turno }) => turno,
  )

/** Undoes finishing a turno, marking it absent or removing it. */
export async function restoreTurno(empresaId: string, turnoId: string, motivo?: string): Promise<Turno> {
  const { turno } = await call(endpoints.restaurar, { params: { empresaId, turnoId }, body: { motivo } })
  if (turno.estado === 'en atención') calledHere.add(turno.id)
  return turno
}

export async function undoCall(empresaId: string, { id, colaId }: Turno): Promise<Llamada> {
  const params = { empresaId, colaId }
  const llamada = await call(endpoints.deshacer, { params, body: { turnoId: id } })
  if (llamada.terminado) calledHere.add(llamada.terminado.id)
  return llamada
}

/** Undoes a change of a turno, identified by the seq that the change returned. */
export const undoOrder = (empresaId: string, turnoId: string, seq: number): Promise<TurnoMovido> =>
  call(endpoints.deshacerTurno, { params: { empresaId, turnoId }, body: { seq } })

/** Refetches what the server pushes, but only while the socket is down. */
export async function refreshUnpushed(client: QueryClient, empresaId: string): Promise<void> {
  if (liveSocket().connected) return
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.colas(empresaId) }),
    client.invalidateQueries({ queryKey: keys.publico(empresaId) }),
    client.invalidateQueries({ queryKey: keys.configuracion(empresaId) }),
  ])
}

/** Shows a call before the server pushes the new state of its queues. */
export function showCall(client: QueryClient, empresaId: string, llamada: Llamada): void {
  const now = new Date().toISOString()
  for (const colaId of new Set([llamada.turno?.colaId, llamada.terminado?.colaId])) {
    if (!colaId) continue
    const own = { ...llamada, turno: llamada.turno?.colaId === colaId ? llamada.turno : null }
    client.setQueryData<ColaPersonal>(
      keys.cola(empresaId, colaId),
      (estado) => estado && withCall(estado, own, now),
    )
  }
}

/** Shows that a customer left the desk, or moved to another one, before the server pushes it. */
export function showPlace(client: QueryClient, empresaId: string, turno: Turno): void {
  knowPlace(empresaId, turno)
  client.setQueriesData<ColaPersonal>(
    { queryKey: keys.colas(empresaId) },
    (estado) => estado && withMove(estado, turno),
  )
}
