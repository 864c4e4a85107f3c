// No vowels, so that no code reads as a word; no 0 O 1 I L, so that none is misread.
export const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const LARGO_CODIGO = 6

// Larger bytes are discarded: they would make the first letters more frequent.
const LIMITE = Math.floor(256 / ALFABETO.length) * ALFABETO.length

/** Returns a code made of random bytes, or null when too few of them were usable. */
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

/** Whether a turno can have this code; other texts need no look-up. */
export const esCodigo = (codigo: string): boolean => FORMA.test(codigo)

/** As typed by a person: any case, with spaces or hyphens anywhere. */
export const normalizarCodigo = (texto: string): string => texto.replace(/[\s-]+/g, '').toUpperCase()
