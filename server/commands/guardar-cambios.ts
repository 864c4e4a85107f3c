import type { Cambio, Negativa } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Tx } from '#server/store/db.ts'
import { appendEventos, type EventoDraft } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { saveTurnos } from '#server/store/turnos.ts'

/** What one order changed, who gave it and when. */
export interface Hecho {
  cambios: readonly Cambio<TurnoTable>[]
  /** The usuario who acted; null for a customer or for the clock. */
  actor: string | null
  instante: number
}

/** Turns the refusal of a rule into the refusal of its command. */
export function aceptado<T>(resultado: T | Negativa): T {
  if (typeof resultado === 'string') throw new Rechazo(resultado as Negativa)
  return resultado as T
}

/**
 * Saves the changes of orders that came one after the other, with their eventos in order. A turno that changed more
 * than once is saved as it is in the end. Returns the number of eventos. `seq`: of the empresa, if it was read in
 * this transaction.
 */
export async function guardarCambios(
  tx: Tx,
  empresaId: string,
  hechos: readonly Hecho[],
  seq?: number,
): Promise<number> {
  const turnos = new Map<string, TurnoTable>()
  const eventos: EventoDraft[] = []
  for (const { cambios, actor, instante } of hechos) {
    for (const { turno, tipo, datos } of cambios) {
      turnos.set(turno.id, turno)
      eventos.push({
        cola_id: turno.cola_id,
        turno_id: turno.id,
        tipo,
        actor,
        puesto: turno.puesto,
        instante,
        datos,
      })
    }
  }
  if (turnos.size > 0) await saveTurnos(tx, [...turnos.values()])
  await appendEventos(tx, empresaId, eventos, seq)
  return eventos.length
}
