import { deshacer as deshacerLlamada } from '#domain/llamar.ts'
import { Rechazo } from '#server/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findTurno } from '#server/store/turnos.ts'
import { aceptado, guardarCambios } from './guardar-cambios.ts'

export interface OrdenDeshacer {
  empresaId: string
  colaId: string
  turnoId: string
  actor: string
}

export interface LlamadaDeshecha {
  turno: TurnoTable
  terminado: TurnoTable | null
}

/** Takes a call back. */
export const deshacer = command<OrdenDeshacer, LlamadaDeshecha>(
  'deshacer',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, colaId, turnoId, actor }, { ahora }) => {
    const colas = new Map((await listColas(tx, empresaId)).map((cola) => [cola.id, cola]))
    if (!colas.has(colaId)) throw new Rechazo('cola_no_encontrada')
    const llamado = await findTurno(tx, empresaId, turnoId)
    if (llamado?.cola_id !== colaId) throw new Rechazo('turno_no_encontrado')
    const terminado = llamado.termino_a ? await findTurno(tx, empresaId, llamado.termino_a) : undefined
    const { cambios, ...resultado } = aceptado(
      deshacerLlamada({ colas }, { llamado, terminado: terminado ?? null }, ahora),
    )
    await guardarCambios(tx, empresaId, [{ cambios, actor, instante: ahora }])
    return resultado
  },
)
