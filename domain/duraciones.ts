/** A histogram of durations, in steps of two percent, with their sum. */
export interface Duraciones {
  cuantas: number
  sumaMs: number
  casillas: Record<number, number>
}

export const sinDuraciones = (): Duraciones => ({ cuantas: 0, sumaMs: 0, casillas: {} })

const PASO = Math.log(1.02)
const casillaDe = (ms: number): number => Math.floor(Math.log(1 + Math.max(0, ms) / 1000) / PASO)
const centroDe = (casilla: number): number => (Math.exp((casilla + 0.5) * PASO) - 1) * 1000

export function anotar(duraciones: Duraciones, ms: number): void {
  const casilla = casillaDe(ms)
  duraciones.cuantas++
  duraciones.sumaMs += ms
  duraciones.casillas[casilla] = (duraciones.casillas[casilla] ?? 0) + 1
}

export function juntar(total: Duraciones, otra: Duraciones): void {
  total.cuantas += otra.cuantas
  total.sumaMs += otra.sumaMs
  for (const casilla in otra.casillas) {
    total.casillas[casilla] = (total.casillas[casilla] ?? 0) + (otra.casillas[casilla] ?? 0)
  }
}

export function cuantil({ cuantas, casillas }: Duraciones, q: number): number {
  const meta = q * cuantas
  let vistos = 0
  for (const casilla of Object.keys(casillas)
    .map(Number)
    .sort((a, b) => a - b)) {
    vistos += casillas[casilla] ?? 0
    if (vistos >= meta) return centroDe(casilla)
  }
  return 0
}
