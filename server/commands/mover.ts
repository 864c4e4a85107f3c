import type { TurnoMovido } from '#contract/turno.ts'
import type { Cuando, Movimiento } from '#domain/flujo.ts'
import { avanzarReloj } from '#domain/lugar.ts'
import type { Negativa } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Context } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { type Actor, findPulso, insertEventos, movePulso, type Pulso } from '#server/store/eventos.ts'
import type { ColaTable, EmpresaTable, TurnoTable } from '#server/store/schema.ts'
import { insertTramo } from '#server/store/tramos.ts'
import { findTurnoByUuid, saveMoved } from '#server/store/turnos.ts'
import { colasDe, empresaDe, turnoPropio } from './de-empresa.ts'
import { aceptado, eventosDe } from './guardar-cambios.ts'

/** What a rule about one turno needs to know. */
export interface Escena {
  empresa: EmpresaTable
  turno: TurnoTable
  /** Deleted ones too. */
  colas: ReadonlyMap<number, ColaTable>
  /** Those that exist. */
  vivas: ReadonlyMap<number, ColaTable>
  pulso: Pulso
  cuando: Cuando
}

export async function escenaDe(
  tx: Tx,
  { empresaId, turnoId }: { empresaId: string; turnoId: string },
  { ahora, instante }: Context,
): Promise<Escena> {
  const empresa = await empresaDe(tx, empresaId, 'turno_no_encontrado')
  const turno = await findTurnoByUuid(tx, empresa.id, turnoId)
  const pulso = await findPulso(tx, empresa.id)
  if (!turno || !pulso) throw new Rechazo('turno_no_encontrado')
  const colas = await colasDe(tx, empresa.id)
  const vivas = new Map([...colas].filter(([, cola]) => cola.eliminada_en === null))
  const cuando = { ahora, seq: pulso.seq + 1, reloj: avanzarReloj(pulso.reloj, instante) }
  return { empresa, turno, colas, vivas, pulso, cuando }
}

/** Saves what a rule decided, with its eventos and the stage that it ended. */
export async function guardarMovimiento(
  tx: Tx,
  { empresa, colas, pulso, cuando }: Escena,
  resultado: Movimiento<TurnoTable> | Negativa,
  actor: Actor,
): Promise<TurnoMovido> {
  const { cambios, tramo, reloj } = aceptado(resultado)
  const { seq } = cuando
  await movePulso(tx, empresa.id, pulso, { ...pulso, seq: pulso.seq + cambios.length, reloj })
  await saveMoved(
    tx,
    cambios.map(({ turno }) => turno),
  )
  await insertEventos(tx, empresa, seq, eventosDe([{ cambios, actor, instante: cuando.ahora }]))
  if (tramo) await insertTramo(tx, { ...tramo, empresa_id: empresa.id, seq })
  return { turno: turnoPropio(cambios[0].turno, colas), seq }
}
