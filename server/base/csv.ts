export type Celda = string | number | null | undefined

/** Quotes a value where needed. Escapes text that a spreadsheet would run as a formula. */
function celda(valor: Celda): string {
  if (valor == null) return ''
  if (typeof valor === 'number') return String(valor)
  const texto = /^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor
  return /[",\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const MARCA_UTF8 = '\uFEFF'

export const filasCsv = (filas: readonly (readonly Celda[])[]): string =>
  filas.map((fila) => `${fila.map(celda).join(',')}\r\n`).join('')

export const hojaCsv = (filas: readonly (readonly Celda[])[]): string => MARCA_UTF8 + filasCsv(filas)
