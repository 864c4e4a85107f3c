import { newToken, tokenOfKey } from '#server/base/ids.ts'
import { abrirPrimeraCuenta } from '#server/commands/primera-cuenta.ts'
import { equalTexts } from '#server/secrets/equal-texts.ts'
import { findPrimera } from '#server/store/primera-cuenta.ts'
import type { Cuentas } from './cuentas.ts'

const tokenDe = (secreto: string, semilla: string): string => tokenOfKey(secreto, 'primera cuenta', semilla)

/** Returns the path of the link that creates the first account; null if there are accounts. */
export async function enlaceDePrimeraCuenta({ store, secreto }: Cuentas): Promise<string | null> {
  const semilla = await store.execute(abrirPrimeraCuenta, { nueva: newToken() })
  // The token is in the fragment, so that it reaches no server log and no referrer.
  return semilla && `/registro#token=${tokenDe(secreto, semilla)}`
}

/** Returns the stored seed if it is that of the token, else an empty text. */
export async function semillaDe({ store, secreto }: Cuentas, token: string): Promise<string> {
  const semilla = (await findPrimera(store.db))?.semilla
  return semilla && equalTexts(tokenDe(secreto, semilla), token) ? semilla : ''
}
