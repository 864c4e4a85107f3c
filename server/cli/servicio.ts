import type { Servicio } from '#server/commands/servicio.ts'
import { makeFolder } from '#server/make-folder.ts'
import { openStore } from '#server/store/open.ts'
import { leerAjustes } from './ajustes.ts'

/** Runs a command on the store of the settings, beside a server or without one. */
export async function conServicio<T>(
  env: Record<string, string | undefined>,
  run: (servicio: Servicio) => Promise<T>,
): Promise<T> {
  const ajustes = leerAjustes(env)
  makeFolder(ajustes.dataDir)
  const store = await openStore(ajustes)
  try {
    const politica = { catalogo: ajustes.catalogo, planFijo: ajustes.planFijo }
    return await run({ store, clock: Date.now, politica })
  } finally {
    await store.close()
  }
}
