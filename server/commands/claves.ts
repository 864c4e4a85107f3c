import { deleteClave, insertClave, listClaves } from '#server/store/claves.ts'
import { command } from '#server/store/command.ts'

const KEYS = () => ['claves']

/** Returns the wrapped copies of the data key. The first call of an installation stores `nueva`. */
export const verClaves = command<{ nueva: string }, string[]>(
  'verClaves',
  KEYS,
  async (tx, { nueva }, { ahora }) => {
    const guardadas = await listClaves(tx)
    if (guardadas.length > 0) return guardadas.map(({ envuelta }) => envuelta)
    await insertClave(tx, { envuelta: nueva, creada_en: ahora })
    return [nueva]
  },
)

/** Adds and removes wrapped copies of the data key. */
export const cambiarClaves = command<{ agregar: string[]; quitar: string[] }, void>(
  'cambiarClaves',
  KEYS,
  async (tx, { agregar, quitar }, { ahora }) => {
    for (const envuelta of quitar) await deleteClave(tx, { envuelta })
    for (const envuelta of agregar) await insertClave(tx, { envuelta, creada_en: ahora })
  },
)
