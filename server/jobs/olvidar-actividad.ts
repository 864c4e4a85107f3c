import { olvidarActividad } from '#server/commands/olvidar-actividad.ts'
import { listEmpresasWithLimit } from '#server/store/actividad.ts'
import type { Store } from '#server/store/db.ts'

/** Erases who did what where a company keeps it for some months only, in steps: other writes are served between them. */
export async function olvidarActividades(store: Store): Promise<void> {
  for (const { uuid: empresaId } of await listEmpresasWithLimit(store.db)) {
    while (await store.execute(olvidarActividad, { empresaId }));
  }
}
