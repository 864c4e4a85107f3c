import type { Carga } from '#domain/cola.ts'

/** The load badge of a queue. */
export const carga: Record<Carga, string> = {
  vacia: 'Vacía',
  fluida: 'Fluida',
  moderada: 'Moderada',
  alta: 'Alta demanda',
}
