import type { Permiso } from '#contract/permiso.ts'
import { type Concesion, puede } from '#domain/permiso.ts'
import { Rechazo } from '#server/rechazo.ts'
import { findAcceso } from '#server/store/accesos.ts'
import type { Tx } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import type { SalaConocida } from './salas.ts'

type NoEncontrada = 'empresa_no_encontrada' | 'cola_no_encontrada' | 'turno_no_encontrado'

export interface Permitido {
  empresa: EmpresaTable
  concesion: Concesion
}

/**
 * The empresa of an order, if its actor may give it. Asked again in the transaction, since the actor may have lost the
 * permiso after the door was passed. Whoever does not belong learns nothing of it.
 */
export async function permitir(
  tx: Tx,
  { empresaId, actor }: { empresaId: string; actor: Actor },
  permiso: Permiso,
  negativa: NoEncontrada = 'empresa_no_encontrada',
): Promise<Permitido> {
  const acceso = await findAcceso(tx, empresaId, actor)
  if (!acceso?.concesion) throw new Rechazo(negativa)
  exigir(acceso.concesion, permiso)
  return { empresa: acceso.empresa, concesion: acceso.concesion }
}

/** Rejects what a concesion does not allow. */
export function exigir(concesion: Concesion, permiso: Permiso, colaId?: number): void {
  if (!puede(concesion, permiso, colaId)) throw new Rechazo('prohibido')
}

const nombreDe = ({ tipo, id }: Actor) => `${tipo} ${id}`

/** What an actor may do in a room that is known. Read once: a change of it is an evento, after which all is read again. */
export async function concesionEn(tx: Tx, known: SalaConocida, actor: Actor): Promise<Concesion | null> {
  const nombre = nombreDe(actor)
  const conocida = known.concesiones.get(nombre)
  if (conocida !== undefined) return conocida
  const concesion = (await findAcceso(tx, known.empresa.uuid, actor))?.concesion ?? null
  known.concesiones.set(nombre, concesion)
  return concesion
}
