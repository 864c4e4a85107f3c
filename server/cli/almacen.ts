import { makeFolder } from '#server/files/make-folder.ts'
import type { Store } from '#server/store/db.ts'
import { openStore } from '#server/store/open.ts'
import { leerAjustes } from './ajustes.ts'

/** Runs something on the store of the settings, beside a server or without one. */
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
