import { type Kysely, sql } from 'kysely'
import { ConfigError } from '#server/config.ts'
import { SERVER_CONNECTIONS } from './server-versions.ts'

/**
 * Locks tables that a migration replaces for its transaction. Fails while servers are connected, because they only know
 * the old tables. Waits for other writers to finish, so that nothing is left behind; later ones find no table.
 */
export async function keepTables(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ servers: number }>`
    select count(*)::int as servers from pg_stat_activity
    where ${sql.raw(SERVER_CONNECTIONS)} and pid <> pg_backend_pid()`.execute(db)
  if (rows[0]?.servers) throw new ConfigError(CONNECTED)
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
    db,
  )
}

const CONNECTED =
  'Esta versión cambia las tablas y todavía hay servidores de Turnero conectados a la base (DATABASE_URL). Detenlos todos, y PgBouncer si lo usas, y vuelve a arrancar.'
