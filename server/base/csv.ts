export type Celda = string | number | null | undefined

/**
 * The places where a formula may begin. In many Spanish-speaking countries Excel separates cells at semicolons, and
 * then it ignores our quotes: a semicolon or a line break inside a text also begins a cell.
 */
const FORMULA = /^(?=[\t\r])|(?<=^|[;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g

/** Quotes a value where needed. Escapes text that a spreadsheet would run as a formula. */
function celda(valor: Celda): string {
  if (valor == null) return ''
  if (typeof valor === 'number') return String(valor)
  const texto = valor.replace(FORMULA, "'")
  return /[",\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const MARCA_UTF8 = '\uFEFF'

export const filasCsv = (filas: readonly (readonly Celda[])[]): string =>
  filas.map((fila) => `${fila.map(celda).join(',')}\r\n`).join('')

export const hojaCsv = (filas: readonly (readonly Celda[])[]): string => MARCA_UTF8 + filasCsv(filas)
