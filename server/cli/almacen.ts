import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { VERSION } from '#server/base/version.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import type { Store } from '#server/store/db.ts'
import { openStore, sqliteFileOf } from '#server/store/open.ts'
import { leerAjustes } from './ajustes.ts'
import { type Entorno, Fallo } from './comando.ts'
import { versionesEnUso } from './versiones-en-uso.ts'

/** Runs a function on the configured store, whether or not a server of this version is running. */
export async function conAlmacen<T>(
  { env, consola }: Pick<Entorno, 'env' | 'consola'>,
  run: (store: Store) => Promise<T>,
): Promise<T> {
  const ajustes = leerAjustes(env)
  const enUso = await versionesEnUso(ajustes)
  const otra = enUso.find((version) => version !== VERSION)
  if (otra !== undefined) throw new Fallo(otraVersion(otra))
  makeFolder(ajustes.dataDir)
  // In another folder than the server's, a command would seem to work and change nothing.
  if (!ajustes.databaseUrl && !existsSync(sqliteFileOf(ajustes.dataDir)))
    consola.quejarse(`No había datos en ${resolve(ajustes.dataDir)} (DATA_DIR): se crean ahora.`)
  const store = await openStore(ajustes, Date.now, { migrates: enUso.length === 0 })
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}

const otraVersion = (version: string): string =>
  `Un servidor de otra versión (${version || 'anterior a la 0.2'}) está usando estos datos, y este comando es de la ${VERSION}. Reinicia el servidor con esta versión, o usa el comando de la suya. No se cambió nada.`
