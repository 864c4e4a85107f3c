import { Rechazo } from '#server/rechazo.ts'
import { findCola, updateEstadoCola } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'

export interface OrdenEstado {
  empresaId: string
  colaId: string
  activa: boolean
  actor: string
}

/** Starts or pauses a cola; those already waiting can still be called. */
export const cambiarEstadoCola = command<OrdenEstado, void>(
  'cambiarEstadoCola',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, colaId, activa, actor }, { ahora }) => {
    const cola = await findCola(tx, empresaId, colaId)
    if (!cola) throw new Rechazo('cola_no_encontrada')
    const estado = activa ? 'activa' : 'pausada'
    if (cola.estado === estado) return
    await updateEstadoCola(tx, empresaId, colaId, estado)
    await appendEventos(tx, empresaId, [eventoDeCola(colaId, 'cola_estado', actor, ahora, { estado })])
  },
)
