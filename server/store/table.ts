import type { Compilable } from 'kysely'
import type { Awaitable, Tx } from './db.ts'
import { writeEach } from './query.ts'
import type { Schema } from './schema.ts'

type Column<T extends keyof Schema> = keyof Schema[T] & string

/** Updates some columns of rows that the transaction has read. What a caller must give is what is written. */
export function updateOnly<T extends keyof Schema, K extends Column<T>, C extends Column<T>>(
  table: T,
  key: readonly K[],
  columns: readonly C[],
): (tx: Tx, rows: readonly Pick<Schema[T], K | C>[]) => Awaitable<void> {
  // Kysely cannot infer a table that is a type parameter, so one table stands for all of them here.
  return writeEach((q, p: Pick<Schema[T], K | C>) => {
    const row = p as unknown as Record<string, never>
    let update = q
      .updateTable(table as 'colas')
      .set(Object.fromEntries(columns.map((name) => [name, row[name]])))
    for (const name of key) update = update.where(name as 'id', '=', row[name] as never)
    return update as Compilable<unknown>
  })
}
