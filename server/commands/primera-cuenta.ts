import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { deletePrimera, findPrimera, insertPrimera } from '#server/store/primera-cuenta.ts'
import { findAnyUsuario } from '#server/store/usuarios.ts'

export const PRIMERA_CUENTA = 'primera cuenta'

/** Returns the seed of the link for the first account; null if there are accounts. The first call stores `nueva`. */
export const abrirPrimeraCuenta = command<{ nueva: string }, string | null>(
  'abrirPrimeraCuenta',
  () => [PRIMERA_CUENTA],
  async (tx, { nueva }, { ahora }) => {
    if (await findAnyUsuario(tx)) return null
    const guardada = await findPrimera(tx)
    if (guardada) return guardada.semilla
    await insertPrimera(tx, { semilla: nueva, creada_en: ahora })
    return nueva
  },
)

/** Uses up the link for the first account. `semilla` is empty if the link did not belong to the stored one. */
export async function usarPrimeraCuenta(tx: Tx, semilla: string): Promise<void> {
  if (await findAnyUsuario(tx)) throw new Rechazo('enlace_usado')
  const guardada = await findPrimera(tx)
  if (!semilla || guardada?.semilla !== semilla) throw new Rechazo('enlace_invalido')
  await deletePrimera(tx, { semilla })
}
