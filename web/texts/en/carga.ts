import type { Carga } from '#domain/cola.ts'

export const carga: Record<Carga, string> = {
  vacia: 'Empty',
  fluida: 'Flowing',
  moderada: 'Moderate',
  alta: 'High demand',
}
