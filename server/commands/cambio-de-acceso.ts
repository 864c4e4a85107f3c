import type { Tx } from '#server/store/db.ts'
import { type EmpresaRef, markAccessChanged } from '#server/store/empresas.ts'
import { type Actor, appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import type { EventoDeAcceso } from '#server/store/schema.ts'

export interface CambioDeAcceso {
  tipo: EventoDeAcceso
  actor: Actor
  instante: number
  datos?: object
}

/** Tells everybody who remembers who may do what in an empresa that it has changed: the writer, the live channel. */
export async function contarAcceso(
  tx: Tx,
  empresa: EmpresaRef,
  { tipo, actor, instante, datos }: CambioDeAcceso,
): Promise<void> {
  await markAccessChanged(tx, { id: empresa.id })
  await appendEventos(tx, empresa, [eventoDeCola(null, tipo, actor, instante, datos)])
}
