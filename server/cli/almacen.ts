import { makeFolder } from '#server/files/make-folder.ts'
import type { Store } from '#server/store/db.ts'
import { openStore } from '#server/store/open.ts'
import { leerAjustes } from './ajustes.ts'

/** Runs a function on the configured store, whether or not a server is running. */
export async function conAlmacen<T>(
  env: Record<string, string | undefined>,
  run: (store: Store) => Promise<T>,
): Promise<T> {
  const ajustes = leerAjustes(env)
  makeFolder(ajustes.dataDir)
  const store = await openStore(ajustes)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}
