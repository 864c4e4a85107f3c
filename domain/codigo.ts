// No vowels, so that no code reads as a word; no 0 O 1 I L, so that none is misread.
export const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const LARGO_CODIGO = 6

// Bytes from here up would favour the first letters.
const LIMITE = Math.floor(256 / ALFABETO.length) * ALFABETO.length

/** A code from random bytes; null when too few of them were usable. */
export function codigoDe(bytes: Uint8Array): string | null {
  let codigo = ''
  for (const byte of bytes) {
    if (byte >= LIMITE) continue
    codigo += ALFABETO[byte % ALFABETO.length]
    if (codigo.length === LARGO_CODIGO) return codigo
  }
  return null
}

const FORMA = new RegExp(`^[${ALFABETO}]{${LARGO_CODIGO},}$`)

/** Whether any turno could have this code; nothing else is worth looking for. */
export const esCodigo = (codigo: string): boolean => FORMA.test(codigo)

/** As typed by a person: any case, with spaces or hyphens anywhere. */
export const normalizarCodigo = (texto: string): string => texto.replace(/[\s-]+/g, '').toUpperCase()
