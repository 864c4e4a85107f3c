import type { Concesion } from '#domain/permiso.ts'
import { colasDeLlamada, esDeOtro, type NegativaDePuesto } from '#domain/puesto.ts'
import type { Tx } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { listPuestos } from '#server/store/puestos.ts'
import type { SalaConocida } from './salas.ts'
import { concesionEn } from './salas.ts'

interface OrdenDesde {
  actor: Actor
  puesto: string
  puestoId?: string | null
}

/** The desk that a call comes from, and what the caller may do there. */
export interface Desde {
  concesion: Concesion | null
  puesto: string
  /** The colas of a named desk; null: the desk is not a named one, or the call is refused. */
  suyas: readonly number[] | null
  negativa: NegativaDePuesto | null
}

/** Resolves the desk of a call. A desk that is only a text needs no further read; it must not be another person's. */
export async function desdePuesto(
  tx: Tx,
  known: SalaConocida,
  { actor, puesto, puestoId }: OrdenDesde,
): Promise<Desde> {
  const concesion = await concesionEn(tx, known, actor)
  const usuarioId = actor.tipo === 'usuario' ? actor.id : null
  if (!puestoId) {
    const negativa = esDeOtro(known.puestos, puesto, usuarioId) ? 'puesto_tomado' : null
    return { concesion, puesto, suyas: null, negativa }
  }
  const suyo = (await listPuestos(tx, known.empresa.id)).find(({ uuid }) => uuid === puestoId)
  const suyas = colasDeLlamada(suyo, { usuarioId, concesion, vivas: known.colas.keys() })
  const nombre = suyo?.nombre ?? puesto
  return typeof suyas === 'string'
    ? { concesion, puesto: nombre, suyas: null, negativa: suyas }
    : { concesion, puesto: nombre, suyas, negativa: null }
}
