import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import { openSqliteFile } from './sqlite/file.ts'

/** Where the migrator keeps what it has done. */
const DONE = 'kysely_migration'

/** Brings the schema up to date, under the engine's lock: two nodes may start at once. */
export async function migrateSqlite(file: string): Promise<void> {
  const database = openSqliteFile(file)
  // Kysely runs no transaction around migrations of SQLite, which would leave half of one behind.
  database.exec('begin immediate')
  await migrate(new Kysely({ dialect: new SqliteDialect({ database }) }), sqliteDialect, () => {
    database.exec('commit')
  })
}

export async function migratePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 })
  await migrate(new Kysely({ dialect: new PostgresDialect({ pool }) }), postgresDialect)
}

async function migrate(db: Kysely<unknown>, dialect: Dialect, commit: () => void = () => {}): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(dialect) },
  })
  try {
    await refuseNewer(db, dialect)
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    commit()
  } finally {
    await db.destroy()
  }
}

/** After a rollback to an older version: its rules do not know what the newer one wrote. */
async function refuseNewer(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DONE)) return
  const known = new Set(Object.keys(migrations(dialect)))
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)}`.execute(db)
  const unknown = rows.find((row) => !known.has(row.name))
  if (unknown) throw new ConfigError(newerData(unknown.name))
}

export const newerData = (migration: string): string =>
  `Los datos son de una versión más nueva de Turnero (${migration}). Vuelve a esa versión o restaura un respaldo anterior.`
