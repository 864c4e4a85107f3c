import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.ts'
import { migrationNames, migrations } from './migrations/index.ts'
import type { OnPaso } from './migrations/paso.ts'
import { type OnLockWait, takeMigrationLock } from './postgres/migration-lock.ts'
import { openSqliteFile } from './sqlite/file.ts'
import { MIGRATION_TABLES, TABLES } from './tables.ts'

/** Kysely's table of finished migrations. */
const DONE = 'kysely_migration'

/** Not that of a server, whose connections prevent an upgrade. PostgreSQL keeps ASCII only. */
const APPLICATION_NAME = 'turnero-actualiza'

/**
 * Migrates the schema completely or not at all, under the engine's lock, because two nodes may start at once. `onPaso`
 * reports the steps on existing data, which may take long.
 */
export async function migrateSqlite(file: string, onPaso: OnPaso = () => {}): Promise<void> {
  const database = openSqliteFile(file)
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) })
  try {
    // Kysely uses no transaction for migrations on SQLite, so a failure would leave half of one behind.
    database.exec('begin immediate')
    await migrate(db, sqliteDialect, onPaso)
    database.exec('commit')
  } finally {
    await db.destroy()
  }
}

interface Progress {
  onPaso?: OnPaso | undefined
  /** Called every few seconds while another process holds the migration lock. */
  onLockWait?: OnLockWait | undefined
}

/** Migrates with the role in `owner`, if given, for servers whose own role must not change tables. */
export async function migratePostgres(
  url: string,
  owner: string | null = null,
  { onPaso = () => {}, onLockWait = () => {} }: Progress = {},
): Promise<void> {
  const role = owner ? await roleOf(url) : null
  const pool = new pg.Pool({
    connectionString: owner ?? url,
    max: 1,
    connectionTimeoutMillis: 5000,
    application_name: APPLICATION_NAME,
  })
  const db = new Kysely<unknown>({ dialect: new LockedDialect({ pool }) })
  try {
    await db.transaction().execute(async (tx) => {
      await takeMigrationLock(tx, onLockWait)
      await migrate(tx, postgresDialect, onPaso)
      if (role) await letServe(tx, role)
    })
  } finally {
    await db.destroy()
  }
}

async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}

/** Lets the server's role read and write rows, and only read the migration tables. */
async function letServe(tx: Kysely<unknown>, role: string): Promise<void> {
  const to = sql.id(role)
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(tx)
  const schema = sql.id(rows[0]?.name ?? 'public')
  await sql`grant usage on schema ${schema} to ${to}`.execute(tx)
  for (const table of TABLES) {
    await sql`grant select, insert, update, delete on ${sql.table(table)} to ${to}`.execute(tx)
  }
  for (const table of MIGRATION_TABLES) await sql`grant select on ${sql.table(table)} to ${to}`.execute(tx)
  await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(tx)
}

/**
 * Disables Kysely's migration lock, because our transaction already holds one. Kysely's lock belongs to a session,
 * which PgBouncer gives to another client after each transaction.
 */
class LockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const adapter = new PostgresAdapter()
    adapter.acquireMigrationLock = async () => {}
    adapter.releaseMigrationLock = async () => {}
    return adapter
  }
}

async function migrate(db: Kysely<unknown>, dialect: Dialect, onPaso: OnPaso): Promise<void> {
  const done = await doneIn(db)
  const rejection = rejectionOf(done)
  if (rejection) throw new ConfigError(rejection)
  const all = done.length > 0 ? migrations(dialect, onPaso) : migrations(dialect)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest()
  if (error) throw error
}

async function doneIn(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DONE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns why this version cannot open data with these migrations, or null if it can. */
export function rejectionOf(done: readonly string[]): string | null {
  const known = migrationNames()
  const unknown = done.filter((name) => !known.includes(name))
  // Only one 003 was released. Any other comes from development between 0.1 and 0.2.
  const development = unknown.find((name) => name.startsWith('003-'))
  if (development) return developmentData(development)
  // After a rollback, the older version does not understand the data of the newer one.
  return unknown[0] ? newerData(unknown[0]) : null
}

const newerData = (migration: string): string =>
  `Los datos son de una versión más nueva de Turnero (${migration}). Vuelve a esa versión o restaura un respaldo anterior.`

const developmentData = (migration: string): string =>
  `Los datos son de una versión de desarrollo de Turnero (${migration}) y no se pueden actualizar. Empieza con otra carpeta de datos (DATA_DIR) o una base vacía (DATABASE_URL), o restaura el respaldo de la versión 0.1.`
