import type { carga as es } from '../es/carga.ts'
import type { Texts } from '../texts.ts'

/** The load badge of a queue. */
export const carga = {
  vacia: 'Vazia',
  fluida: 'Tranquila',
  moderada: 'Moderada',
  alta: 'Movimentada',
} satisfies Texts<typeof es>
