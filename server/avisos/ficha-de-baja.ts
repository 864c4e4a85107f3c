import type { Cifrado } from '#server/secrets/cifrado.ts'

/** A destination that unsubscribes from an empresa. */
export interface Baja {
  empresaUuid: string
  /** Digest of the destination. */
  huella: string
}

const BAJA = 'baja'
const PARTES = /^([0-9a-f-]{36}) ([\w-]{22})$/

/**
 * The token of an unsubscribe link. It is encrypted, so it reveals neither the address nor the turno. Nothing is stored
 * for it, so it also works after the destination was erased.
 */
export const fichaDeBaja = (cifrado: Cifrado, { empresaUuid, huella }: Baja): string =>
  cifrado.cifrar(`${empresaUuid} ${huella}`, BAJA)

/** Returns null if the token is invalid or comes from another installation. */
export function leerFichaDeBaja(cifrado: Cifrado, ficha: string): Baja | null {
  const [, empresaUuid, huella] = PARTES.exec(cifrado.descifrar(ficha, BAJA) ?? '') ?? []
  return empresaUuid && huella ? { empresaUuid, huella } : null
}
