import { newToken } from '#server/base/ids.ts'
import { verClaves } from '#server/commands/claves.ts'
import { Cifrado } from '#server/secrets/cifrado.ts'
import type { Store } from '#server/store/db.ts'

const LUGAR = 'claves envuelta'

export const envolver = (clave: string, secreto: string): string => new Cifrado(secreto).cifrar(clave, LUGAR)

/** Returns null if the copy was wrapped with another secret. */
export const desenvolver = (envuelta: string, secreto: string): string | null =>
  new Cifrado(secreto).descifrar(envuelta, LUGAR)

/** Whether a secret opens data with these wrapped keys. Data that no server has used yet has none. */
export const esElSecreto = (envueltas: readonly string[], secreto: string | null): boolean =>
  envueltas.length === 0 ||
  envueltas.some((envuelta) => secreto !== null && desenvolver(envuelta, secreto) !== null)

/**
 * Returns the key of everything that is stored encrypted or as a keyed digest. It is random and stored in the database,
 * wrapped with the secret of the installation, so that changing the secret rewrites one row instead of values that
 * cannot be computed again, such as the digests of unsubscribed addresses. Returns null for another secret.
 */
export async function claveDeDatos(store: Store, secreto: string): Promise<string | null> {
  const envueltas = await store.execute(verClaves, { nueva: envolver(newToken(), secreto) })
  for (const envuelta of envueltas) {
    const clave = desenvolver(envuelta, secreto)
    if (clave !== null) return clave
  }
  return null
}

export const OTRO_SECRETO =
  'El secreto (SESSION_SECRET o el archivo secreto de DATA_DIR) no es el que se usó con estos datos. Vuelve a poner el anterior, y para cambiarlo usa «npm run turnero -- cambiar-secreto». Si se perdió, usa «cambiar-secreto --perdido».'
