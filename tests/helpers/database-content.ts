import type { App } from '#server/app.ts'
import { readAll } from '#server/store/query.ts'
import { TABLES } from '#server/store/tables.ts'

// The server stores the time every few minutes.
const COMPARED = TABLES.filter((table) => table !== 'instalacion')
const queries = COMPARED.map((table) => [table, readAll((q) => q.selectFrom(table).selectAll())] as const)

/** Returns every row of every table as sorted text, so that equal contents give equal texts. */
export async function databaseContent(app: App): Promise<string> {
  const { db } = app.store
  const lines: string[] = []
  for (const [table, all] of queries) {
    const rows = (await all(db)).map((row) => `${table} ${JSON.stringify(row)}`)
    lines.push(...rows.sort())
  }
  return lines.join('\n')
}
