import { findEmpresa } from '#server/store/empresas.ts'
import type { Avisador } from './avisador.ts'
import { leerFichaDeBaja } from './ficha-de-baja.ts'

/** What an unsubscribe link is about; null: the link is wrong. `empresa` is undefined when the company is gone. */
export async function leerBaja({ cifrado, store }: Avisador, token: string) {
  const baja = leerFichaDeBaja(cifrado, token)
  return baja && { huella: baja.huella, empresa: await findEmpresa(store.db, { uuid: baja.empresaUuid }) }
}
