import type { Llamada } from '#contract/turno.ts'
import { llamarElegido } from '#domain/llamar.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import { exigir } from '#server/store/permitir.ts'
import { findTurnoByUuid, listInService, listWaitingOfCola } from '#server/store/turnos.ts'
import { desdePuesto } from './desde-puesto.ts'
import { eleccionDe } from './eleccion.ts'
import type { Hecho } from './guardar-cambios.ts'
import { repetible } from './repetible.ts'
import { loadSala } from './salas.ts'
import { guardarLlamadas, idDe, type OrdenLlamar, type PuestoCambiado, responder } from './siguiente.ts'

export interface OrdenLlamarTurno extends Omit<OrdenLlamar, 'colas' | 'cabe'> {
  turnoId: string
  motivo?: string | undefined
}

/** Calls a chosen turno. The empresa's `elegir` setting decides whether this is allowed and needs a reason. */
export const llamarTurno = repetible(
  command<OrdenLlamarTurno, Llamada | PuestoCambiado>(
    'llamarTurno',
    ({ empresaId }) => [empresaId],
    async (tx, orden, context) => {
      const { empresaId, turnoId, enAtencion, actor } = orden
      const known = await loadSala(tx, empresaId, context)
      const turno = known && (await findTurnoByUuid(tx, { empresaId: known.empresa.id, uuid: turnoId }))
      if (!known || !turno) throw new Rechazo('turno_no_encontrado')
      const { sala, empresa } = known
      const { concesion, puesto, negativa } = await desdePuesto(tx, known, orden)
      if (!concesion) throw new Rechazo('turno_no_encontrado')
      exigir(concesion, 'elegir', turno.cola_id)
      if (negativa) throw new Rechazo(negativa)
      sala.lineas.set(
        turno.cola_id,
        await listWaitingOfCola(tx, { empresaId: empresa.id, colaId: turno.cola_id }),
      )
      sala.enAtencion = await listInService(tx, { empresaId: empresa.id })
      const elegir = {
        turnoId: turno.id,
        puesto,
        ...eleccionDe(empresa, orden),
        enAtencion: idDe(sala, enAtencion),
      }
      const hechos: Hecho[] = []
      const llamado = llamarElegido(sala, elegir, context.ahora)
      const outcome = responder(known, llamado, { puesto, actor, concesion }, hechos)
      if ('error' in outcome) throw outcome.error
      await guardarLlamadas(tx, known, hechos, context)
      return outcome.ok
    },
  ),
)
