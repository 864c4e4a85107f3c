/** Headings of the CSV file with the statistics. */
export const COLUMNAS = [
  'Fecha',
  'Cola',
  'Turnos',
  'Atendidos',
  'Ausentes',
  'Cancelados',
  'Vencidos',
  'Espera promedio (min)',
  'Espera mediana (min)',
  'Espera percentil 90 (min)',
  'Atención promedio (min)',
  'Esperas acertadas (%)',
  'Diferencia con lo anunciado (min)',
]
