import type { Respuesta } from '#contract/respuesta.ts'
import { POSPONER, posponer } from '#domain/flujo.ts'
import { estaAbierto } from '#domain/turno.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import { type Actor, appendEventos } from '#server/store/eventos.ts'
import { listWaitingOfCola, saveRespuesta } from '#server/store/turnos.ts'
import { conNavegador } from './guardar-cambios.ts'
import { escenaDe, guardarMovimiento } from './mover.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenResponder extends Respuesta, OrdenRepetible {
  turnoId: string
  actor: Actor
}

/** The stored form of an answer: 'voy', 'tarde', 'tarde 10'. */
const guardada = ({ palabra, minutos }: Respuesta) => (minutos === null ? palabra : `${palabra} ${minutos}`)

/**
 * Records a customer's answer about coming. A customer who will be late is set aside for those minutes, within the
 * usual limit of postponements; beyond it the staff only sees the answer. The same answer again is not recorded twice.
 */
export const responder = repetible(
  command<OrdenResponder, void>(
    'responder',
    ({ empresaId }) => [empresaId],
    async (tx, { empresaId, turnoId, actor, palabra, minutos }, context) => {
      const orden = { empresaId, turnoId, actor }
      const { empresa, turno } = await escenaDe(tx, orden, context)
      if (!estaAbierto(turno.estado)) throw new Rechazo('turno_no_en_espera')
      const nueva = guardada({ palabra, minutos })
      const pospone = palabra === 'tarde' && minutos !== null && turno.estado === 'espera'
      if (turno.respuesta !== nueva || turno.llego_en !== null) {
        await saveRespuesta(tx, { empresaId: empresa.id, id: turno.id, respuesta: nueva })
        const { cola_id, id: turno_id, puesto } = turno
        const datos = conNavegador({ respuesta: nueva }, turno, actor)
        const evento = { cola_id, turno_id, puesto, instante: context.ahora, datos }
        await appendEventos(tx, empresa, [{ ...evento, tipo: 'respondido', actor }])
      }
      if (!pospone) return
      const escena = await escenaDe(tx, orden, context)
      const linea = await listWaitingOfCola(tx, { empresaId: empresa.id, colaId: turno.cola_id })
      const como = { minutos: Math.min(minutos, POSPONER.minutos) }
      const movimiento = posponer(linea, escena.turno, como, escena.cuando)
      if (typeof movimiento !== 'string') await guardarMovimiento(tx, escena, movimiento, actor)
    },
  ),
)
