import type { Estimado } from '#contract/turno.ts'

/**
 * What can honestly be said of the wait when `faltantes` turns are still to be called, the own one
 * included: between the service of those ahead and that of all of them. Null when nobody serves.
 */
export function estimar(faltantes: number, tiempoEstimado: number, activa: boolean): Estimado | null {
  if (!activa) return null
  return { min: Math.max(0, faltantes - 1) * tiempoEstimado, max: faltantes * tiempoEstimado }
}
