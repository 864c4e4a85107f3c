import type { Permiso } from '#contract/permiso.ts'
import { type Concesion, puede } from '#domain/permiso.ts'
import { isUuid } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { findAcceso } from './accesos.ts'
import { findCola } from './colas.ts'
import type { Db } from './db.ts'
import type { Actor } from './eventos.ts'
import type { EmpresaTable } from './schema.ts'

type NoEncontrada = 'empresa_no_encontrada' | 'cola_no_encontrada' | 'turno_no_encontrado'

export interface Permitido {
  empresa: EmpresaTable
  concesion: Concesion
}

/**
 * Returns the empresa of an order if its actor has the permiso. Strangers get 404 instead of 403, so that they do not
 * learn which empresas exist. Routes and the live channel check before they read a request, and commands check again
 * in their transaction, because a permiso may have been revoked since.
 */
export async function permitir(
  db: Db,
  { empresaId, actor }: { empresaId: string; actor: Actor },
  permiso: Permiso | 'miembro',
  negativa: NoEncontrada = 'empresa_no_encontrada',
): Promise<Permitido> {
  const acceso = await findAcceso(db, empresaId, actor)
  if (!acceso?.concesion) throw new Rechazo(negativa)
  if (permiso !== 'miembro') exigir(acceso.concesion, permiso)
  return { empresa: acceso.empresa, concesion: acceso.concesion }
}

/** Requires the permiso in the empresa and, if given, in the cola of an order. Returns the actor's concesion. */
export async function permitirEnCola(
  db: Db,
  { colaId, ...orden }: { empresaId: string; actor: Actor; colaId?: string | undefined },
  permiso: Permiso | 'miembro',
): Promise<Concesion> {
  const { empresa, concesion } = await permitir(db, orden, permiso)
  if (permiso === 'miembro' || colaId === undefined || concesion.colas === null) return concesion
  const cola = isUuid(colaId) ? await findCola(db, { empresaId: empresa.id, uuid: colaId }) : undefined
  if (!cola) throw new Rechazo('cola_no_encontrada')
  exigir(concesion, permiso, cola.id)
  return concesion
}

/** Rejects the request if the concesion does not include the permiso. */
export function exigir(concesion: Concesion, permiso: Permiso, colaId?: number): void {
  if (!puede(concesion, permiso, colaId)) throw new Rechazo('prohibido')
}
