import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, test } from 'vitest'
import { dataFileOf } from '#harness/data-file.ts'
import { migratePostgres, migrateSqlite } from '#server/store/migrate.ts'
import { MIGRATION_TABLES, TABLES } from '#server/store/tables.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'

// Backups, the move to PostgreSQL and databaseContent use this list.
const listed = [...TABLES, ...MIGRATION_TABLES].sort()

test('the list of tables is that of SQLite, each after those it refers to', async () => {
  const storage = await storageForTest('sqlite')
  const file = dataFileOf(storage.env)
  await migrateSqlite(file)
  const database = new Database(file)
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all()
  expect(tables.sort()).toEqual(listed)
  for (const [i, table] of TABLES.entries()) {
    const refers = database.pragma(`foreign_key_list("${table}")`) as { table: string }[]
    for (const other of refers) expect(TABLES.slice(0, i)).toContain(other.table)
  }
  database.close()
})

test('the list of tables is that of PostgreSQL', async () => {
  const storage = await storageForTest('postgres')
  const url = storage.env.DATABASE_URL ?? ''
  await migratePostgres(url)
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select tablename from pg_tables where schemaname = current_schema()')
  await client.end()
  expect(rows.map((row) => row.tablename).sort()).toEqual(listed)
})
