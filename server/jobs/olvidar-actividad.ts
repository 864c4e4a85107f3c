import { olvidarActividad } from '#server/commands/olvidar-actividad.ts'
import { listEmpresasWithLimit } from '#server/store/actividad.ts'
import type { Store } from '#server/store/db.ts'

/** Erases old activity of empresas that limit how long it is kept, in steps, so that other writes are served. */
export async function olvidarActividades(store: Store): Promise<void> {
  for (const { uuid: empresaId } of await listEmpresasWithLimit(store.db)) {
    while (await store.execute(olvidarActividad, { empresaId }));
  }
}
