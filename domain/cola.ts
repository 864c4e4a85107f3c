import { esAntes } from './lugar.ts'

export type Carga = 'vacia' | 'fluida' | 'moderada' | 'alta'

export function cargaDe(enEspera: number): Carga {
  if (enEspera <= 0) return 'vacia'
  if (enEspera < 5) return 'fluida'
  if (enEspera < 10) return 'moderada'
  return 'alta'
}

/** What decides which turno is called first when a call covers several colas. */
export interface Candidato {
  prioridad: boolean
  lugar: number
  orden: number
}

/** The next turno to call: priority colas first, then the longest wait. */
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
