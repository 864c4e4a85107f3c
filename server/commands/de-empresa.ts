import type { Turno } from '#contract/turno.ts'
import { ESTADO_PUBLICO } from '#domain/turno.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import type { ColaTable, EmpresaTable, TurnoTable } from '#server/store/schema.ts'

/** The empresa that the wire names. */
export async function empresaDe(
  tx: Tx,
  uuid: string,
  negativa: 'empresa_no_encontrada' | 'cola_no_encontrada' | 'turno_no_encontrado' = 'empresa_no_encontrada',
): Promise<EmpresaTable> {
  const empresa = await findEmpresa(tx, uuid)
  if (!empresa) throw new Rechazo(negativa)
  return empresa
}

/** A turno as its holder or the staff sees it. */
export const turnoPropio = (turno: TurnoTable, cola: Pick<ColaTable, 'uuid'>): Turno => ({
  id: turno.uuid,
  nombre: turno.nombre,
  numero: turno.numero,
  codigo: turno.codigo,
  estado: ESTADO_PUBLICO[turno.estado],
  colaId: cola.uuid,
  puesto: turno.puesto,
})
