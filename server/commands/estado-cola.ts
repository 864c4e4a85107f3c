import { Rechazo } from '#server/base/rechazo.ts'
import { findCola, updateEstadoColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenEstado extends OrdenRepetible {
  colaId: string
  activa: boolean
}

/** Starts or pauses a cola. Waiting customers can still be called. */
export const cambiarEstadoCola = repetible(
  command<OrdenEstado, void>(
    'cambiarEstadoCola',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { colaId, activa, actor } = orden
      const { empresa, concesion } = await permitir(tx, orden, 'atender', 'cola_no_encontrada')
      const cola = await findCola(tx, { empresaId: empresa.id, uuid: colaId })
      if (!cola) throw new Rechazo('cola_no_encontrada')
      exigir(concesion, 'atender', cola.id)
      const estado = activa ? 'activa' : 'pausada'
      if (cola.estado === estado) return
      await updateEstadoColas(tx, [{ ...cola, estado }])
      await appendEventos(tx, empresa, [eventoDeCola(cola.id, 'cola_estado', actor, ahora, { estado })])
    },
  ),
)
