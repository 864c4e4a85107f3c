import { dias } from './dias.ts'

/** The opening-hours editor. */
export const horario = {
  dias,
  iniciales: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  etiqueta: 'Horario de atención',
  porDias: 'Escribirlo por días',
  aMano: 'Escribirlo a mano',
  agregar: 'Agregar horario',
  horarioNumero: (numero: number) => `Horario ${numero}`,
  diasDe: (numero: number) => `Días del horario ${numero}`,
  listo: 'Listo',
  entreHoras: 'a',
  abre: 'Abre',
  cierra: 'Cierra',
  quitar: (numero: number) => `Quitar el horario ${numero}`,
  sinDias: 'Elige al menos un día',
  ejemplo: 'Lunes a viernes: 9:00 a 18:00',
  vacio: 'Agrega los días y las horas en que atiendes.',
} as const
