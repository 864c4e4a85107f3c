import { type Eleccion, saltadosDe } from '#domain/elegir.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { Concesion } from '#domain/permiso.ts'
import type { Cambio } from '#domain/turno.ts'
import { exigir } from '#server/store/permitir.ts'
import type { EmpresaTable, TurnoTable } from '#server/store/schema.ts'

/** The empresa's rule and the order's reason for putting a customer before others. */
export const eleccionDe = (
  { elegir }: Pick<EmpresaTable, 'elegir'>,
  { motivo = '' }: { motivo?: string | undefined },
): Eleccion => ({ regla: elegir, motivo: limpiarLinea(motivo) })

/** Requires `elegir` in the cola whose customers an action passes over. Null: the customer or the service acts. */
export function exigirElegir(concesion: Concesion | null, cambio: Cambio<TurnoTable>): void {
  if (concesion && saltadosDe(cambio) > 0) exigir(concesion, 'elegir', cambio.turno.cola_id)
}
