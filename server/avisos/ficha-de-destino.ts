import type { Cifrado } from '#server/secrets/cifrado.ts'

/** A destination that confirms an empresa, or unsubscribes from it. */
export interface DeDestino {
  empresaUuid: string
  /** Digest of the destination. */
  huella: string
}

/** What the link of a message does. */
export type Uso = 'alta' | 'baja'

const PARTES = /^([0-9a-f-]{36}) ([\w-]{22})$/

/**
 * The token of a link in a message. It is encrypted, so it reveals neither the address nor the turno. Nothing is stored
 * for it, so it also works after the destination was erased.
 */
export const fichaDe = (cifrado: Cifrado, uso: Uso, { empresaUuid, huella }: DeDestino): string =>
  cifrado.cifrar(`${empresaUuid} ${huella}`, uso)

/** Returns null if the token is invalid, has another use or comes from another installation. */
export function leerFicha(cifrado: Cifrado, uso: Uso, ficha: string): DeDestino | null {
  const [, empresaUuid, huella] = PARTES.exec(cifrado.descifrar(ficha, uso) ?? '') ?? []
  return empresaUuid && huella ? { empresaUuid, huella } : null
}
