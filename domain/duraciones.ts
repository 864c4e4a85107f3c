/** A histogram of durations, in steps of two percent, with their sum. */
export interface Duraciones {
  cuantas: number
  sumaMs: number
  tramos: Record<number, number>
}

export const sinDuraciones = (): Duraciones => ({ cuantas: 0, sumaMs: 0, tramos: {} })

const PASO = Math.log(1.02)
const tramoDe = (ms: number): number => Math.floor(Math.log(1 + Math.max(0, ms) / 1000) / PASO)
const centroDe = (tramo: number): number => (Math.exp((tramo + 0.5) * PASO) - 1) * 1000

export function anotar(duraciones: Duraciones, ms: number): void {
  const tramo = tramoDe(ms)
  duraciones.cuantas++
  duraciones.sumaMs += ms
  duraciones.tramos[tramo] = (duraciones.tramos[tramo] ?? 0) + 1
}

export function juntar(total: Duraciones, otra: Duraciones): void {
  total.cuantas += otra.cuantas
  total.sumaMs += otra.sumaMs
  for (const tramo in otra.tramos) {
    total.tramos[tramo] = (total.tramos[tramo] ?? 0) + (otra.tramos[tramo] ?? 0)
  }
}

export function cuantil({ cuantas, tramos }: Duraciones, q: number): number {
  const meta = q * cuantas
  let vistos = 0
  for (const tramo of Object.keys(tramos)
    .map(Number)
    .sort((a, b) => a - b)) {
    vistos += tramos[tramo] ?? 0
    if (vistos >= meta) return centroDe(tramo)
  }
  return 0
}
