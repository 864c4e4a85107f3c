import type { Turno } from '#contract/turno.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { nombreParaPersonal } from '#domain/nombre.ts'
import { ESTADO_PUBLICO } from '#domain/turno.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listAllColas } from '#server/store/colas.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import type { Actor } from '#server/store/eventos.ts'
import type { ColaTable, EmpresaTable, TurnoTable } from '#server/store/schema.ts'

/** Loads an empresa by its UUID, or rejects. */
export async function empresaDe(
  tx: Tx,
  uuid: string,
  negativa: 'empresa_no_encontrada' | 'cola_no_encontrada' | 'turno_no_encontrado' = 'empresa_no_encontrada',
): Promise<EmpresaTable> {
  const empresa = await findEmpresa(tx, { uuid })
  if (!empresa) throw new Rechazo(negativa)
  return empresa
}

/**
 * Rejects an order unless it holds the locks of all these empresas. One may have been created after the order's list was
 * read; nothing was changed, so the caller repeats the order.
 */
export function exigirBloqueadas(
  empresas: readonly Pick<EmpresaTable, 'uuid'>[],
  bloqueadas: readonly string[],
): void {
  const suyas = new Set(bloqueadas)
  if (!empresas.every(({ uuid }) => suyas.has(uuid))) throw new Rechazo('no_disponible', { esperar: 1 })
}

/** A turno as its holder sees it. `colas` are those of its empresa. */
export const turnoPropio = (turno: TurnoTable, colas: ReadonlyMap<number, ColaTable>): Turno => ({
  id: turno.uuid,
  nombre: turno.nombre,
  numero: turno.numero,
  etiqueta: etiquetaDe(turno, colas),
  codigo: turno.codigo,
  estado: ESTADO_PUBLICO[turno.estado],
  colaId: colas.get(turno.cola_id)?.uuid ?? '',
  puesto: turno.puesto,
})

/** A turno in the reply to an order. The staff gets the name only where its screens show it. */
export const turnoPara = (
  { tipo }: Actor,
  empresa: Pick<EmpresaTable, 'nombres_al_llamar'>,
  turno: TurnoTable,
  colas: ReadonlyMap<number, ColaTable>,
): Turno => {
  const propio = turnoPropio(turno, colas)
  return tipo === 'cliente' ? propio : { ...propio, nombre: nombreParaPersonal(turno, empresa) }
}

/** The colas of an empresa by id, including deleted ones. */
export async function colasDe(tx: Tx, empresaId: EmpresaId): Promise<ReadonlyMap<number, ColaTable>> {
  return new Map((await listAllColas(tx, { empresaId })).map((cola) => [cola.id, cola]))
}
