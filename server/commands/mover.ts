import type { TurnoMovido } from '#contract/turno.ts'
import type { Cuando, Movimiento } from '#domain/flujo.ts'
import { avanzarReloj } from '#domain/lugar.ts'
import type { Concesion } from '#domain/permiso.ts'
import type { Negativa } from '#domain/turno.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Acceso } from '#server/store/accesos.ts'
import type { Context } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { type Actor, findPulso, insertEventos, movePulso, type Pulso } from '#server/store/eventos.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import type { ColaTable, EmpresaTable, TurnoTable } from '#server/store/schema.ts'
import { insertTramo } from '#server/store/tramos.ts'
import { findTurnoByUuid, saveMoved } from '#server/store/turnos.ts'
import { colasDe, empresaDe, turnoPara } from './de-empresa.ts'
import { exigirElegir } from './eleccion.ts'
import { aceptado, eventosDe } from './guardar-cambios.ts'

/** The data that a rule about one turno needs. */
export interface Escena {
  empresa: EmpresaTable
  turno: TurnoTable
  /** All colas of the empresa, including deleted ones. */
  colas: ReadonlyMap<number, ColaTable>
  /** The colas that are not deleted. */
  vivas: ReadonlyMap<number, ColaTable>
  pulso: Pulso
  cuando: Cuando
  /** Null if the customer or the service itself acts. */
  concesion: Concesion | null
}

interface OrdenDeTurno {
  empresaId: string
  turnoId: string
  actor: Actor
}

/** Customers need no permiso, because they hold the code of the turno; neither does the service itself. */
async function quien(tx: Tx, orden: OrdenDeTurno): Promise<Acceso> {
  const { tipo } = orden.actor
  if (tipo !== 'cliente' && tipo !== 'sistema') return permitir(tx, orden, 'atender', 'turno_no_encontrado')
  return { empresa: await empresaDe(tx, orden.empresaId, 'turno_no_encontrado'), concesion: null }
}

export async function escenaDe(
  tx: Tx,
  orden: OrdenDeTurno,
  { ahora, instante }: Pick<Context, 'ahora' | 'instante'>,
): Promise<Escena> {
  const { empresa, concesion } = await quien(tx, orden)
  const turno = await findTurnoByUuid(tx, { empresaId: empresa.id, uuid: orden.turnoId })
  if (turno && concesion) exigir(concesion, 'atender', turno.cola_id)
  const pulso = await findPulso(tx, { empresaId: empresa.id })
  if (!turno || !pulso) throw new Rechazo('turno_no_encontrado')
  const colas = await colasDe(tx, empresa.id)
  const vivas = new Map([...colas].filter(([, cola]) => cola.eliminada_en === null))
  const cuando = { ahora, seq: pulso.seq + 1, reloj: avanzarReloj(pulso.reloj, instante) }
  return { empresa, turno, colas, vivas, pulso, cuando, concesion }
}

/** Saves the result of a rule, with its eventos and the tramo that it ended. */
export async function guardarMovimiento(
  tx: Tx,
  { empresa, colas, pulso, cuando, concesion }: Escena,
  resultado: Movimiento<TurnoTable> | Negativa,
  actor: Actor,
): Promise<TurnoMovido> {
  const { cambios, tramo, reloj } = aceptado(resultado)
  exigirElegir(concesion, cambios[0])
  const { seq } = cuando
  await movePulso(tx, empresa.id, pulso, { ...pulso, seq: pulso.seq + cambios.length, reloj })
  await saveMoved(
    tx,
    cambios.map(({ turno }) => turno),
  )
  await insertEventos(tx, empresa, seq, eventosDe([{ cambios, actor, instante: cuando.ahora }]))
  if (tramo) await insertTramo(tx, { ...tramo, empresa_id: empresa.id, seq })
  return { turno: turnoPara(actor, empresa, cambios[0].turno, colas), seq }
}
