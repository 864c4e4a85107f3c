import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import { openSqliteFile } from './sqlite/file.ts'
import { MIGRATION_TABLES, TABLES } from './tables.ts'

/** Where the migrator keeps what it has done. */
const DONE = 'kysely_migration'

/** The lock that Kysely takes too, also in version 0.1. */
const MIGRATION_LOCK = '3853314791062309107'

/** A step of an upgrade, before it runs. */
export interface Paso {
  paso: string
  numero: number
  de: number
}

type OnPaso = (paso: Paso) => void

/**
 * Brings the schema up to date, all of it or nothing, under the engine's lock: two nodes may start at once. `onPaso` is
 * called for each step on existing data, which may take long.
 */
export async function migrateSqlite(file: string, onPaso: OnPaso = () => {}): Promise<void> {
  const database = openSqliteFile(file)
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) })
  try {
    // Kysely runs no transaction around migrations of SQLite, which would leave half of one behind.
    database.exec('begin immediate')
    await migrate(db, sqliteDialect, onPaso)
    database.exec('commit')
  } finally {
    await db.destroy()
  }
}

/** `owner`: the address of the role that owns the tables, when the one that serves may not change them. */
export async function migratePostgres(
  url: string,
  owner: string | null = null,
  onPaso: OnPaso = () => {},
): Promise<void> {
  const role = owner ? await roleOf(url) : null
  const pool = new pg.Pool({ connectionString: owner ?? url, max: 1, connectionTimeoutMillis: 5000 })
  const db = new Kysely<unknown>({ dialect: new LockedDialect({ pool }) })
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(tx)
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

/** The role that serves reads and writes rows, and nothing else. What the migrator keeps it may only read. */
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
 * Our transaction has the lock already. Kysely's belongs to a session, which PgBouncer hands to somebody else after
 * each transaction.
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
  const all = migrations(dialect)
  const done = await doneIn(db)
  // After a rollback to an older version: its rules do not know what the newer one wrote.
  const unknown = done.find((name) => !(name in all))
  if (unknown) throw new ConfigError(newerData(unknown))
  const provider = { getMigrations: async () => (done.length > 0 ? reporting(all, done, onPaso) : all) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

async function doneIn(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DONE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)}`.execute(db)
  return rows.map(({ name }) => name)
}

function reporting(
  all: Record<string, Migration>,
  done: readonly string[],
  onPaso: OnPaso,
): Record<string, Migration> {
  const pending = Object.keys(all).filter((name) => !done.includes(name))
  const report = (paso: string, { up }: Migration): Migration => ({
    up: (db) => {
      onPaso({ paso, numero: pending.indexOf(paso) + 1, de: pending.length })
      return up(db)
    },
  })
  return Object.fromEntries(Object.entries(all).map(([name, migration]) => [name, report(name, migration)]))
}

export const newerData = (migration: string): string =>
  `Los datos son de una versión más nueva de Turnero (${migration}). Vuelve a esa versión o restaura un respaldo anterior.`
