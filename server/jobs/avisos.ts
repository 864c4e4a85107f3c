import { avisarPorReloj } from '#server/avisos/commands/leer.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasPorReloj } from '#server/store/suscripciones.ts'

/**
 * Sends the notices that are due by time alone: some minutes before a call, and before quiet hours. One query finds the
 * empresas. Safe to run on every node.
 */
export async function avisarSegunReloj(store: Store): Promise<void> {
  for (const { empresaId } of await listEmpresasPorReloj(store.db)) {
    await store.execute(avisarPorReloj, { empresaId })
  }
}
