import { type Command, command } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'

/** Writes no rows: it makes the SQLite writer thread rebuild its file afterwards. */
export const compactar: Command<object, null> = {
  ...command(
    'compactar',
    () => ['archivo'],
    async () => null,
  ),
  forgets: true,
  compacts: true,
}

/** Erases remains of deleted rows: when SQLite splits a page, copies of its rows stay in the file (decision 060). */
export async function compactarArchivo(store: Store): Promise<void> {
  if (store.engine === 'sqlite') await store.execute(compactar, {})
}
