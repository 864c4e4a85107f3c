/** How many of these numbers, in order, are not greater than one. */
export function cuantosHasta(ordenados: Float64Array, hasta: number): number {
  let low = 0
  let high = ordenados.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordenados[middle] as number) <= hasta) low = middle + 1
    else high = middle
  }
  return low
}
