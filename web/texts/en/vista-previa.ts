import type { vistaPrevia as es } from '../es/vista-previa.ts'
import type { Texts } from '../texts.ts'

export const vistaPrevia = {
  monitor: 'How the wall screen will look',
  telefono: 'How it will look on the phone',
  nombre: 'María López Ruiz',
  cola: 'General service',
  numero: 15,
  siguiente: 16,
  hora: '10:30 AM',
  enAtencion: 'Now serving',
  ultimos: 'Latest calls',
  faltan: 'Place in line',
  cuantosFaltan: 3,
  estimado: '10–15 min',
  tuTurno: 'Your ticket',
  cancelar: 'Cancel ticket',
} as const satisfies Texts<typeof es>
