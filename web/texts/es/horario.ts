import { dias } from './dias.ts'

/** The opening-hours editor. `todos` to `linea` produce the text that is stored; no code parses it. */
export const horario = {
  dias,
  iniciales: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  todos: 'todos los días',
  tramo: (primero: string, ultimo: string) => `${primero} a ${ultimo}`,
  lista: (partes: readonly string[]) =>
    partes.length > 1 ? `${partes.slice(0, -1).join(', ')} y ${partes.at(-1)}` : (partes[0] ?? ''),
  rango: (abre: string, cierra: string) => `${abre} a ${cierra}`,
  todoElDia: '24 horas',
  linea: (dias: string, horas: string) =>
    `${dias.charAt(0).toLocaleUpperCase('es')}${dias.slice(1)}: ${horas}`,
  etiqueta: 'Horario de atención',
  modo: 'Cómo escribir el horario',
  porDias: 'Por días',
  aMano: 'A mano',
  agregar: 'Agregar horario',
  horarioNumero: (numero: number) => `Horario ${numero}`,
  abre: 'Abre',
  cierra: 'Cierra',
  quitar: (numero: number) => `Quitar el horario ${numero}`,
  sinDias: 'Elige al menos un día',
  ejemplo: 'Lunes a viernes: 9:00 a 18:00',
  vacio: 'Agrega los días y las horas en que atiendes.',
} as const
