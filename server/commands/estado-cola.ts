import { Rechazo } from '#server/rechazo.ts'
import { findCola, updateEstadoCola } from '#server/store/colas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import type { Actor, Servicio } from './servicio.ts'

/** Opens or closes the door; those already waiting can still be called. */
export function cambiarEstadoCola(
  { store, clock }: Servicio,
  actor: Actor,
  empresaId: string,
  colaId: string,
  activa: boolean,
): Promise<void> {
  return store.write(empresaId, async (tx) => {
    const cola = await findCola(tx, empresaId, colaId)
    if (!cola) throw new Rechazo('cola_no_encontrada')
    const estado = activa ? 'activa' : 'pausada'
    if (cola.estado === estado) return
    await updateEstadoCola(tx, empresaId, colaId, estado)
    await appendEventos(tx, empresaId, [
      eventoDeCola(colaId, 'cola_estado', actor.usuarioId, clock(), { estado }),
    ])
  })
}
