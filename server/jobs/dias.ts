import { HORA_MS } from '#domain/hora-local.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { reanudarVencidos } from '#server/commands/flujo.ts'
import { pasarDia } from '#server/commands/jornada.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasWithOpen, listEmpresasWithSetAside } from '#server/store/turnos.ts'

/** Starts a new day in every empresa with turnos of an earlier day. Safe to run on every node. */
export async function pasarDias(store: Store, ahora: number): Promise<void> {
  const open = await listEmpresasWithOpen(store.db)
  for (const { uuid, fecha, ...calendario } of [...open, ...(await listEmpresasWithSetAside(store.db))]) {
    if (fecha < jornadaDe(ahora, calendario)) {
      await store.execute(pasarDia, { empresaId: uuid })
    }
  }
}

/** Returns set-aside turnos whose time has passed to their line. Safe to run on every node. */
export async function reanudarApartados(store: Store, ahora: number): Promise<void> {
  for (const { uuid, vuelve_en } of await listEmpresasWithSetAside(store.db)) {
    // The clock of this node may be wrong, so the command checks again with the authoritative one.
    if (vuelve_en !== null && vuelve_en <= ahora + HORA_MS) {
      await store.execute(reanudarVencidos, { empresaId: uuid })
    }
  }
}
