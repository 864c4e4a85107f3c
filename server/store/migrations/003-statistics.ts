import { type Kysely, sql } from 'kysely'

/** Rows, then rows that share the first column of the index, the first two, and so on: some large empresas. */
const STATISTICS: readonly [table: string, index: string, stat: string][] = [
  ['turnos', 'turnos', '1000000 100000 1'],
  ['turnos', 'turnos_numero', '1000000 100000 200 50 1'],
  ['turnos', 'turnos_uuid', '1000000 100000 1'],
  ['turnos', 'turnos_abiertos', '1000 100 50 10 1 1 1'],
  ['turnos', 'turnos_servidos', '800000 80000 8000 1'],
  ['turnos', 'turnos_llave', '100000 10000 1 1'],
  ['eventos', 'eventos', '3000000 300000 1'],
]

/**
 * Tells SQLite what its tables will be like. Without figures it takes the key (empresa, id) for narrow and walks all
 * turnos of an empresa where an index would find a few; measured figures would change its plans from one day to the
 * next.
 */
export async function writeStatistics(db: Kysely<unknown>): Promise<void> {
  await sql`analyze turnos`.execute(db)
  await sql`delete from sqlite_stat1`.execute(db)
  for (const [table, index, stat] of STATISTICS) {
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(db)
  }
}
