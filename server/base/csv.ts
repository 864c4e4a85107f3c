export type Celda = string | number | null | undefined

/** Quotes a value where needed. Turns a name that a spreadsheet would run as a formula into plain text. */
function celda(valor: Celda): string {
  if (valor == null) return ''
  if (typeof valor === 'number') return String(valor)
  const texto = /^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor
  return /[",\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}

/** Tells spreadsheets that this is UTF-8. */
export const MARCA_UTF8 = '\uFEFF'

/** Rows of comma-separated values, each with its end. */
export const filasCsv = (filas: readonly (readonly Celda[])[]): string =>
  filas.map((fila) => `${fila.map(celda).join(',')}\r\n`).join('')

/** A whole table. */
export const hojaCsv = (filas: readonly (readonly Celda[])[]): string => MARCA_UTF8 + filasCsv(filas)
