import { dias } from './dias.ts'

/** The opening-hours editor. */
export const horario = {
  dias,
  iniciales: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
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
