/** Headings of the CSV file with the statistics. */
export const COLUMNAS = [
  'Data',
  'Fila',
  'Senhas',
  'Atendidas',
  'Ausentes',
  'Canceladas',
  'Expiradas',
  'Espera média (min)',
  'Espera mediana (min)',
  'Espera percentil 90 (min)',
  'Atendimento médio (min)',
  'Esperas certas (%)',
  'Diferença em relação ao anunciado (min)',
]
