import { findEmpresa } from '#server/store/empresas.ts'
import type { Avisador } from './avisador.ts'
import { leerFicha, type Uso } from './ficha-de-destino.ts'

/** Reads the link of a message; null if it is invalid. `empresa` is undefined if it was deleted. */
export async function leerEnlace({ cifrado, store }: Avisador, uso: Uso, token: string) {
  const leida = leerFicha(cifrado, uso, token)
  return leida && { huella: leida.huella, empresa: await findEmpresa(store.db, { uuid: leida.empresaUuid }) }
}
