import { type Compaction, command } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'

/** The quiet hours, by the machine's time zone: first and last. */
const TRANQUILAS = { desde: 4, hasta: 6 }
/** Later deletions may find no quiet moment before the end of the quiet hours. */
const ULTIMA = 5

/**
 * Erases the remains of deleted rows: when SQLite splits a page, copies of its rows stay in the file (decision 060).
 * Writes no rows: it makes the SQLite writer rebuild its file afterwards, if anything was deleted since the last time.
 */
export const compactar = {
  ...command<Compaction, null>(
    'compactar',
    () => ['archivo'],
    async () => null,
  ),
  compacts: true,
}

export async function compactarArchivo(store: Store, how: Compaction): Promise<void> {
  if (store.engine === 'sqlite') await store.execute(compactar, how)
}

export function esHoraTranquila(ahora: number): boolean {
  const hora = new Date(ahora).getHours()
  return hora >= TRANQUILAS.desde && hora < TRANQUILAS.hasta
}

/** Returns when nothing deleted now is left in the files, or null if PostgreSQL decides when it overwrites it. */
export function borradoCompleto({ engine }: Store, ahora: number): string | null {
  if (engine !== 'sqlite') return null
  const dia = new Date(ahora)
  if (dia.getHours() >= ULTIMA) dia.setDate(dia.getDate() + 1)
  dia.setHours(TRANQUILAS.hasta, 0, 0, 0)
  return dia.toISOString()
}
