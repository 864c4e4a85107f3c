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

/** What happened since somebody waits. */
export interface Sucesos {
  /** Whether somebody joined later and stands before, or was called before; with a preference, and without. */
  preferentes: boolean
  otras: boolean
  /** Puestos that stopped calling. */
  pausados: number
}

/** Why a wait grows: others were let in before, a puesto stopped calling, or else services take longer. */
export function motivoDeDemora({ preferentes, otras, pausados }: Sucesos): Demora {
  if (preferentes) return 'preferentes'
  if (otras) return 'otras'
  return pausados > 0 ? 'pausa' : 'lenta'
}
