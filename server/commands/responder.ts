import type { Respuesta } from '#contract/respuesta.ts'
import { estaAbierto } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import { command } from '#server/store/command.ts'
import { appendEventos, CLIENTE } from '#server/store/eventos.ts'
import { findTurnoByUuid, saveRespuesta } from '#server/store/turnos.ts'
import { empresaDe } from './de-empresa.ts'

export interface OrdenResponder extends Respuesta {
  empresaId: string
  turnoId: string
}

/** As it is stored beside the turno: 'voy', 'tarde', 'tarde 10'. */
const guardada = ({ palabra, minutos }: Respuesta) => (minutos === null ? palabra : `${palabra} ${minutos}`)

/** The customer says whether they are on their way. Saying the same again changes nothing. */
export const responder = command<OrdenResponder, void>(
  'responder',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, turnoId, ...respuesta }, { ahora }) => {
    const empresa = await empresaDe(tx, empresaId, 'turno_no_encontrado')
    const turno = await findTurnoByUuid(tx, empresa.id, turnoId)
    if (!turno) throw new Rechazo('turno_no_encontrado')
    if (!estaAbierto(turno.estado)) throw new Rechazo('turno_no_en_espera')
    const nueva = guardada(respuesta)
    if (turno.respuesta === nueva) return
    await saveRespuesta(tx, empresa.id, turno.id, nueva)
    const { cola_id, id: turno_id, puesto } = turno
    const datos = { respuesta: nueva }
    await appendEventos(tx, empresa, [
      { cola_id, turno_id, tipo: 'respondido', actor: CLIENTE, puesto, instante: ahora, datos },
    ])
  },
)
