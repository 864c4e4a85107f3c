import type { EstadoTurno } from '#contract/turno.ts'

/** The states of a turno as its customer reads them. */
export const estadosTurno: Record<EstadoTurno, string> = {
  'en espera': 'Turno en espera',
  'en atención': '¡Es tu turno!',
  completado: 'Turno completado',
  cancelado: 'Turno cancelado',
  ausente: 'Te llamamos y no estabas',
  expirado: 'Turno vencido',
}
