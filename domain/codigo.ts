import { estaAbierto, type Turno } from './turno.ts'

// No vowels, so that no code reads as a word; no 0 O 1 I L, so that none is misread.
export const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ'
/** Of the shortest codes. */
export const LARGO_CODIGO = 6
/** One guess hits one of the live codes with less than one in so many. */
const AZAR_MINIMO = 1_000_000

/** How long a new code must be where so many are live. */
export function largoDeCodigo(vivos: number): number {
  let largo = LARGO_CODIGO
  while (ALFABETO.length ** largo <= vivos * AZAR_MINIMO) largo++
  return largo
}

// Larger bytes are discarded: they would make the first letters more frequent.
const LIMITE = Math.floor(256 / ALFABETO.length) * ALFABETO.length

/** Returns a code made of random bytes, or null when too few of them were usable. */
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

/** Whether a turno can have this code; other texts need no look-up. */
export const esCodigo = (codigo: string): boolean => FORMA.test(codigo)

/** As typed by a person: any case, with spaces or hyphens anywhere. */
export const normalizarCodigo = (texto: string): string => texto.replace(/[\s-]+/g, '').toUpperCase()

/** As it is shown: one that is longer than six characters in groups, which are easier to copy. */
export function codigoEnGrupos(codigo: string): string {
  if (codigo.length <= LARGO_CODIGO) return codigo
  const grupo = codigo.length % 3 === 0 ? 3 : 4
  return (codigo.match(new RegExp(`.{1,${grupo}}`, 'g')) ?? []).join(' ')
}

const TRAS_EL_FIN_MS = 3_600_000

/** Whether a code still finds its turno: until the end of its service day, and an hour after its own end at least. */
export function codigoResponde(
  { estado, fecha, terminado_en }: Pick<Turno, 'estado' | 'fecha' | 'terminado_en'>,
  hoy: string,
  ahora: number,
): boolean {
  return estaAbierto(estado) || fecha >= hoy || ahora - (terminado_en ?? 0) <= TRAS_EL_FIN_MS
}
