import { findEmpresa } from '#server/store/empresas.ts'
import type { Avisador } from './avisador.ts'
import { leerFichaDeBaja } from './ficha-de-baja.ts'

/** Reads an unsubscribe link; null if it is invalid. `empresa` is undefined if it was deleted. */
export async function leerBaja({ cifrado, store }: Avisador, token: string) {
  const baja = leerFichaDeBaja(cifrado, token)
  return baja && { huella: baja.huella, empresa: await findEmpresa(store.db, { uuid: baja.empresaUuid }) }
}
