import { limpiar, TODO_VENCIDO } from '#server/commands/limpieza.ts'
import type { Store } from '#server/store/db.ts'

/** Deletes what has expired, in steps: other writes are served between them. */
export async function limpiarVencidos(store: Store): Promise<void> {
  for (const que of TODO_VENCIDO) while (await store.execute(limpiar, { que }));
}
