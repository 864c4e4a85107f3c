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

/** Records an access change, so that the writer and the live channel drop cached permissions of the empresa. */
export async function contarAcceso(
  tx: Tx,
  empresa: EmpresaRef,
  { tipo, actor, instante, datos }: CambioDeAcceso,
): Promise<void> {
  await markAccessChanged(tx, { id: empresa.id })
  await appendEventos(tx, empresa, [eventoDeCola(null, tipo, actor, instante, datos)])
}
