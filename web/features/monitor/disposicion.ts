import type { ColaPublica } from '#contract/cola.ts'

/** More queues than this are shown in pages, one after the other. */
const POR_PAGINA = 12
/** Width of a card, relative to its height, that its text is laid out for. */
const PROPORCION = 1.25

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
export function filasDe(cuantas: number, ancho: number, alto: number): number[] {
  let mejor = { filas: 1, unidad: 0 }
  for (let filas = 1; filas <= cuantas; filas++) {
    const unidad = unidadDe(Math.ceil(cuantas / filas), filas, ancho, alto)
    if (unidad > mejor.unidad) mejor = { filas, unidad }
  }
  // Rows with fewer cards come first, so that the first queues get the larger cards.
  return repartir(cuantas, mejor.filas).reverse()
}

/** A hundredth of a card's height, or less where the card is narrow; all sizes in it are multiples. */
export const unidadDe = (columnas: number, filas: number, ancho: number, alto: number): number =>
  Math.min(alto / filas, ancho / columnas / PROPORCION) / 100

const repartir = (cuantas: number, partes: number): number[] =>
  Array.from({ length: partes }, (_, i) => Math.floor(cuantas / partes) + (i < cuantas % partes ? 1 : 0))
