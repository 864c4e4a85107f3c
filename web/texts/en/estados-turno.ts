import type { EstadoTurno } from '#contract/turno.ts'

export const estadosTurno: Record<EstadoTurno, string> = {
  'en espera': 'Waiting',
  'en atención': "It's your turn!",
  completado: 'Ticket completed',
  cancelado: 'Ticket canceled',
  ausente: "We called you and you weren't there",
  expirado: 'Ticket expired',
}
