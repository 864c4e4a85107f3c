import type { Row } from './figure.ts'
import { httpRow } from './rows/http.ts'

/** Every row of the table, one list. */
export async function rows(): Promise<Row[]> {
  return [httpRow]
}
