/** Words of the opening-hours editor; the day names are part of the text it stores. */
export const horario = {
  dias: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  iniciales: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  todos: 'todos los días',
  etiqueta: 'Horario de atención',
  modo: 'Cómo escribir el horario',
  porDias: 'Por días',
  aMano: 'A mano',
  agregar: 'Agregar horario',
  rango: (numero: number) => `Horario ${numero}`,
  abre: 'Abre',
  cierra: 'Cierra',
  quitar: (numero: number) => `Quitar el horario ${numero}`,
  sinDias: 'Elige al menos un día',
  ejemplo: 'Lunes a viernes: 9:00 a 18:00',
  vacio: 'Agrega los días y las horas en que atiendes.',
} as const
