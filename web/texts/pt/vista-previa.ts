import type { vistaPrevia as es } from '../es/vista-previa.ts'
import type { Texts } from '../texts.ts'

/** Previews of public screens in the settings: invented people, real colours. */
export const vistaPrevia = {
  monitor: 'Assim ficará a TV de chamada',
  telefono: 'Assim ficará no celular',
  nombre: 'Maria Lopes Ruiz',
  cola: 'Atendimento geral',
  numero: 15,
  siguiente: 16,
  hora: '10:30',
  enAtencion: 'Em atendimento',
  ultimos: 'Últimas chamadas',
  faltan: 'Senhas até a sua',
  cuantosFaltan: 3,
  estimado: '10 a 15 min',
  tuTurno: 'Sua senha',
  cancelar: 'Cancelar senha',
} as const satisfies Texts<typeof es>
