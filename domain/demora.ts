import type { Demora, Estimado } from '#contract/turno.ts'

export interface Anunciada {
  /** The upper end of what was announced at the take, in minutes; null: nothing was. */
  anunciado: number | null
  /** Minutes waited so far. */
  transcurrido: number
  queda: Estimado
}

/** Whether somebody is expected to wait longer than was announced. */
export const seDemora = ({ anunciado, transcurrido, queda }: Anunciada): boolean =>
  anunciado !== null && transcurrido + (queda.min + queda.max) / 2 > anunciado

/** Why it takes longer: others were let in before, a puesto stopped calling, or services take longer. */
export function motivoDeDemora({ adelantados, pausados }: { adelantados: number; pausados: number }): Demora {
  if (adelantados > 0) return 'preferentes'
  return pausados > 0 ? 'pausa' : 'lenta'
}
