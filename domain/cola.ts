import { esAntes } from './lugar.ts'

export type Carga = 'vacia' | 'fluida' | 'moderada' | 'alta'

/** How busy a cola is, by the number of people waiting. */
export function cargaDe(enEspera: number): Carga {
  if (enEspera <= 0) return 'vacia'
  if (enEspera < 5) return 'fluida'
  if (enEspera < 10) return 'moderada'
  return 'alta'
}

/** What decides who goes first when one call looks at several queues. */
export interface Candidato {
  prioridad: boolean
  lugar: number
  orden: number
}

/** Priority categories first, then the longest waiting. */
export function elegirSiguiente<C extends Candidato>(candidatos: readonly C[]): C | null {
  let elegido: C | null = null
  for (const c of candidatos) {
    if (!elegido || antes(c, elegido)) elegido = c
  }
  return elegido
}

function antes(a: Candidato, b: Candidato): boolean {
  return a.prioridad === b.prioridad ? esAntes(a, b) : a.prioridad
}
