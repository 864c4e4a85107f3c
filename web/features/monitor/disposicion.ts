import type { ColaPublica } from '#contract/cola.ts'

/** More queues than this are shown in pages, one after the other. */
const POR_PAGINA = 12
/** More cards than this are smaller, with the last calls below them. */
const HOLGADAS = 6

/** Sizes of the design in its own units: a card of this width and height needs no scaling. */
const CARTAS = {
  ancha: { c1: [1360, 880], c6: [672, 288], c12: [608, 188] },
  alta: { c1: [1016, 1290], c6: [1016, 196], c12: [500, 214] },
} as const

export type Clase = 'c1' | 'c6' | 'c12'

export const claseDe = (cuantas: number, paginas = 1): Clase =>
  cuantas > HOLGADAS || paginas > 1 ? 'c12' : cuantas > 1 ? 'c6' : 'c1'

/** The queue of the address comes first, then those with priority. */
export function ordenar<C extends Pick<ColaPublica, 'id' | 'prioridad'>>(
  colas: readonly C[],
  colaId: string,
): C[] {
  const rank = (cola: C) => (cola.id === colaId.toLowerCase() ? 0 : cola.prioridad ? 1 : 2)
  return colas.slice().sort((a, b) => rank(a) - rank(b))
}

/** As many pages as needed, evenly filled: 20 queues become two pages of ten, not twelve and eight. */
export function paginar<C>(colas: readonly C[]): C[][] {
  const paginas = Math.ceil(colas.length / POR_PAGINA)
  return repartir(colas.length, paginas).map((cuantas, i, todas) => {
    const antes = todas.slice(0, i).reduce((suma, n) => suma + n, 0)
    return colas.slice(antes, antes + cuantas)
  })
}

/** How many cards each row has, so that their text is as large as the screen allows. */
export function filasDe(cuantas: number, ancho: number, alto: number, clase = claseDe(cuantas)): number[] {
  let mejor = { filas: 1, unidad: 0 }
  for (let filas = 1; filas <= cuantas; filas++) {
    const unidad = unidadDe(Math.ceil(cuantas / filas), filas, ancho, alto, clase)
    if (unidad > mejor.unidad) mejor = { filas, unidad }
  }
  // Rows with fewer cards come first, so that the first queues get the larger cards.
  return repartir(cuantas, mejor.filas).reverse()
}

/** The unit of a card's sizes in px: 1 where a card is as large as in the design. */
export function unidadDe(
  columnas: number,
  filas: number,
  ancho: number,
  alto: number,
  clase: Clase,
  /** Between two cards. */
  hueco = 0,
): number {
  const [w, h] = CARTAS[ancho > alto ? 'ancha' : 'alta'][clase]
  const sin = (todo: number, cuantas: number) => (todo - hueco * (cuantas - 1)) / cuantas
  return Math.min(sin(ancho, columnas) / w, sin(alto, filas) / h)
}

const repartir = (cuantas: number, partes: number): number[] =>
  Array.from({ length: partes }, (_, i) => Math.floor(cuantas / partes) + (i < cuantas % partes ? 1 : 0))
