import { etiquetaDe } from '#domain/etiqueta.ts'
import { apuntar } from '#server/commands/apuntar.ts'
import { colasDe } from '#server/commands/de-empresa.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresaById } from '#server/store/empresas.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'

/**
 * Records that the notices of a turno were changed from another browser than the one that took it: with a code read on
 * a screen of the staff, notices could be redirected.
 */
export async function apuntarOtroNavegador(
  tx: Tx,
  turno: TurnoTable,
  navegador: number | null,
  ahora: number,
): Promise<void> {
  if (turno.navegador === null || turno.navegador === navegador) return
  const empresa = await findEmpresaById(tx, { id: turno.empresa_id })
  if (!empresa) return
  await apuntar(tx, empresa, {
    tipo: 'avisos_de_turno',
    actor: CLIENTE,
    instante: ahora,
    colaId: turno.cola_id,
    sobre: etiquetaDe(turno, await colasDe(tx, empresa.id)),
    despues: { navegador: 'otro_navegador' },
  })
}
