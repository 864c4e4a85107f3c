import type { horario as es } from '../es/horario.ts'
import type { Texts } from '../texts.ts'
import { dias } from './dias.ts'

export const horario = {
  dias,
  iniciales: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  etiqueta: 'Opening hours',
  porDias: 'Enter it by days',
  aMano: 'Write it as text',
  agregar: 'Add hours',
  horarioNumero: (numero: number) => `Hours ${numero}`,
  diasDe: (numero: number) => `Days of hours ${numero}`,
  listo: 'Done',
  entreHoras: 'to',
  abre: 'Opens',
  cierra: 'Closes',
  quitar: (numero: number) => `Remove hours ${numero}`,
  sinDias: 'Choose at least one day',
  ejemplo: 'Monday to Friday: 9:00–18:00',
  vacio: 'Add the days and hours when you are open.',
} as const satisfies Texts<typeof es>
