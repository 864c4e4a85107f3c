import { avisarPorReloj } from '#server/avisos/commands/leer.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasQueEsperanMinutos } from '#server/store/suscripciones.ts'

/** Sends the notices that are due some minutes before a call. One query finds the empresas. Safe to run on every node. */
export async function avisarMinutosAntes(store: Store): Promise<void> {
  for (const { empresaId } of await listEmpresasQueEsperanMinutos(store.db)) {
    await store.execute(avisarPorReloj, { empresaId })
  }
}
