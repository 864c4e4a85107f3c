import type { horario as es } from '../es/horario.ts'
import type { Texts } from '../texts.ts'
import { dias } from './dias.ts'

function lista(partes: readonly string[]): string {
  if (partes.length < 3) return partes.join(' and ')
  return `${partes.slice(0, -1).join(', ')}, and ${partes.at(-1)}`
}

/** The hours stay as given: the editor reads the stored text back only if it finds the same hours in it. */
export const horario = {
  dias,
  iniciales: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  todos: 'every day',
  tramo: (primero: string, ultimo: string) => `${primero} to ${ultimo}`,
  lista,
  rango: (abre: string, cierra: string) => `${abre}–${cierra}`,
  todoElDia: '24 hours',
  linea: (dias: string, horas: string) =>
    `${dias.charAt(0).toLocaleUpperCase('en')}${dias.slice(1)}: ${horas}`,
  etiqueta: 'Opening hours',
  modo: 'How to write the opening hours',
  porDias: 'By day',
  aMano: 'By hand',
  agregar: 'Add hours',
  horarioNumero: (numero: number) => `Hours ${numero}`,
  abre: 'Opens',
  cierra: 'Closes',
  quitar: (numero: number) => `Remove hours ${numero}`,
  sinDias: 'Choose at least one day',
  ejemplo: 'Monday to Friday: 9:00–18:00',
  vacio: 'Add the days and hours when you are open.',
} as const satisfies Texts<typeof es>
