import type { estadosTurno as es } from '../es/estados-turno.ts'
import type { Texts } from '../texts.ts'

/** The states of a turno as its customer reads them. */
export const estadosTurno = {
  'en espera': 'Senha aguardando',
  'en atención': 'É a sua vez!',
  completado: 'Atendimento concluído',
  cancelado: 'Senha cancelada',
  ausente: 'Chamamos e você não estava',
  expirado: 'Senha expirada',
} satisfies Texts<typeof es>
