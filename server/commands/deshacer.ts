import type { Llamada } from '#contract/turno.ts'
import { deshacer as deshacerLlamada } from '#domain/llamar.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import { findTurno, findTurnoByUuid } from '#server/store/turnos.ts'
import { turnoPara } from './de-empresa.ts'
import { aceptado, guardarCambios } from './guardar-cambios.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenDeshacer extends OrdenRepetible {
  colaId: string
  turnoId: string
}

/** Undoes a call. */
export const deshacer = repetible(
  command<OrdenDeshacer, Llamada>(
    'deshacer',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { colaId, turnoId, actor } = orden
      const { empresa, concesion } = await permitir(tx, orden, 'atender', 'cola_no_encontrada')
      const colas = new Map((await listColas(tx, { empresaId: empresa.id })).map((cola) => [cola.id, cola]))
      const cola = [...colas.values()].find(({ uuid }) => uuid === colaId)
      if (!cola) throw new Rechazo('cola_no_encontrada')
      exigir(concesion, 'atender', cola.id)
      const llamado = await findTurnoByUuid(tx, { empresaId: empresa.id, uuid: turnoId })
      if (llamado?.cola_id !== cola.id) throw new Rechazo('turno_no_encontrado')
      const terminado = llamado.termino_a
        ? await findTurno(tx, { empresaId: empresa.id, id: llamado.termino_a })
        : undefined
      const deshecho = aceptado(deshacerLlamada({ colas }, { llamado, terminado: terminado ?? null }, ahora))
      // The call may have finished a turno of another cola.
      if (deshecho.terminado) exigir(concesion, 'atender', deshecho.terminado.cola_id)
      await guardarCambios(tx, empresa, { cambios: deshecho.cambios, actor, instante: ahora })
      return {
        turno: turnoPara(actor, empresa, deshecho.turno, colas),
        terminado: deshecho.terminado && turnoPara(actor, empresa, deshecho.terminado, colas),
      }
    },
  ),
)
