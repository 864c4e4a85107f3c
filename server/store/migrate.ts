import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import { openSqliteFile } from './sqlite-file.ts'

/** Brings the schema up to date, under the engine's lock: two nodes may start at once. */
export async function migrateSqlite(file: string): Promise<void> {
  const database = openSqliteFile(file)
  await migrate(new Kysely({ dialect: new SqliteDialect({ database }) }), sqliteDialect)
}

export async function migratePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 })
  await migrate(new Kysely({ dialect: new PostgresDialect({ pool }) }), postgresDialect)
}

async function migrate(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(dialect) },
  })
  try {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  } finally {
    await db.destroy()
  }
}
