import type { App } from '#server/app.ts'
import { query } from '#server/store/query.ts'
import type { Schema } from '#server/store/schema.ts'

const TABLES = [
  'usuario',
  'sesion',
  'enlace',
  'cambio_plan',
  'empresa',
  'miembro',
  'pulso',
  'cola',
  'numeracion',
  'turno',
  'codigo',
  'evento',
] as const satisfies (keyof Schema)[]

const queries = TABLES.map((table) => [table, query()((q) => q.selectFrom(table).selectAll())] as const)

/** Every row of every table, in an order of its own: two equal contents are equal texts. */
export async function databaseContent(app: App): Promise<string> {
  const { db } = app.servicio.store
  const lines: string[] = []
  for (const [table, all] of queries) {
    const rows = (await db.all(all, {})).map((row) => `${table} ${JSON.stringify(row)}`)
    lines.push(...rows.sort())
  }
  return lines.join('\n')
}
