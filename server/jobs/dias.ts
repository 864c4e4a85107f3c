import { HORA_MS, jornadaDe } from '#domain/jornada.ts'
import { reanudarVencidos } from '#server/commands/flujo.ts'
import { pasarDia } from '#server/commands/jornada.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasWithOpen, listEmpresasWithSetAside } from '#server/store/turnos.ts'

/** Changes the day of every empresa with turnos older than today. Safe to run on every node. */
export async function pasarDias(store: Store, ahora: number): Promise<void> {
  const open = await listEmpresasWithOpen(store.db)
  for (const { uuid, fecha, ...calendario } of [...open, ...(await listEmpresasWithSetAside(store.db))]) {
    if (fecha < jornadaDe(ahora, calendario)) {
      await store.execute(pasarDia, { empresaId: uuid })
    }
  }
}

/** Lets those wait again whose time aside is over. Safe to run on every node. */
export async function reanudarApartados(store: Store, ahora: number): Promise<void> {
  for (const { uuid, vuelve_en } of await listEmpresasWithSetAside(store.db)) {
    // The clock of this node may be wrong; the command asks the one that counts.
    if (vuelve_en !== null && vuelve_en <= ahora + HORA_MS) {
      await store.execute(reanudarVencidos, { empresaId: uuid })
    }
  }
}
