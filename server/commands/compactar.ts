import { type Command, command } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'

/** Changes nothing itself: the writing thread of SQLite writes its file anew afterwards. */
export const compactar: Command<object, null> = {
  ...command(
    'compactar',
    () => ['archivo'],
    async () => null,
  ),
  forgets: true,
  compacts: true,
}

/** Erases what deletions leave in the file: when a page is split, SQLite keeps copies of its rows (decision 060). */
export async function compactarArchivo(store: Store): Promise<void> {
  if (store.engine === 'sqlite') await store.execute(compactar, {})
}
