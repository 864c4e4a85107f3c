import { jornadaDe } from '#domain/jornada.ts'
import { pasarDia } from '#server/commands/jornada.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasWithOpen } from '#server/store/turnos.ts'

/** Changes the day of every empresa with turnos older than today. Safe to run on every node. */
export async function pasarDias(store: Store, ahora: number): Promise<void> {
  for (const { uuid, fecha, ...calendario } of await listEmpresasWithOpen(store.db)) {
    if (fecha < jornadaDe(ahora, calendario)) {
      await store.execute(pasarDia, { empresaId: uuid }, { ahora })
    }
  }
}
