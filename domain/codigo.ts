import { estaAbierto, type Turno } from './turno.ts'

// No vowels, so that no code spells a word; no 0 O 1 I L, which are easily misread.
export const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ'
/** Length of the shortest codes. */
export const LARGO_CODIGO = 6
/** A guess hits one of the live codes with a probability below 1 in this number. */
const AZAR_MINIMO = 1_000_000

/** Length of a new code when `vivos` codes are live. */
export function largoDeCodigo(vivos: number): number {
  let largo = LARGO_CODIGO
  while (ALFABETO.length ** largo <= vivos * AZAR_MINIMO) largo++
  return largo
}

// Larger bytes are discarded: they would make the first letters more likely.
const LIMITE = Math.floor(256 / ALFABETO.length) * ALFABETO.length

/** A code made from random bytes; null when too few of them were usable. */
export function codigoDe(bytes: Uint8Array, largo = LARGO_CODIGO): string | null {
  let codigo = ''
  for (const byte of bytes) {
    if (byte >= LIMITE) continue
    codigo += ALFABETO[byte % ALFABETO.length]
    if (codigo.length === largo) return codigo
  }
  return null
}

const FORMA = new RegExp(`^[${ALFABETO}]{${LARGO_CODIGO},}$`)

/** Whether a text has the form of a code; others need no look-up. */
export const esCodigo = (codigo: string): boolean => FORMA.test(codigo)

/** Normalises a code typed by a person: any case, with spaces or hyphens anywhere. */
export const normalizarCodigo = (texto: string): string => texto.replace(/[\s-]+/g, '').toUpperCase()

/** The code as shown: those longer than six characters in groups, which are easier to copy. */
export function codigoEnGrupos(codigo: string): string {
  if (codigo.length <= LARGO_CODIGO) return codigo
  const grupo = codigo.length % 3 === 0 ? 3 : 4
  return (codigo.match(new RegExp(`.{1,${grupo}}`, 'g')) ?? []).join(' ')
}

const TRAS_EL_FIN_MS = 3_600_000

/** Whether a code still finds its turno: until its service day ends, and at least an hour after the turno ended. */
export function codigoResponde(
  { estado, fecha, terminado_en }: Pick<Turno, 'estado' | 'fecha' | 'terminado_en'>,
  hoy: string,
  ahora: number,
): boolean {
  return estaAbierto(estado) || fecha >= hoy || ahora - (terminado_en ?? 0) <= TRAS_EL_FIN_MS
}
