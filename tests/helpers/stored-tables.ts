import Database from 'better-sqlite3'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { dataFileOf } from '#harness/data-file.ts'
import type { Storage } from '#harness/storage.ts'

export type Sql = (statement: string) => Promise<Record<string, unknown>[]>

export async function connected(url: string, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name })
  await client.connect()
  client.on('error', () => {})
  onTestFinished(() => client.end())
  return client
}

/** Returns a function that runs statements on a database, whatever its tables. */
export async function sqlOn({ env }: Storage): Promise<Sql> {
  if (env.DATABASE_URL) {
    const client = await connected(env.DATABASE_URL, 'psql')
    return async (statement) => (await client.query(statement)).rows
  }
  const database = new Database(dataFileOf(env))
  onTestFinished(() => void database.close())
  return async (statement) => {
    const prepared = database.prepare(statement)
    if (prepared.reader) return prepared.all() as Record<string, unknown>[]
    prepared.run()
    return []
  }
}

const LISTS = {
  sqlite: "select name from sqlite_master where type = 'table'",
  postgres: 'select tablename as name from pg_tables where schemaname = current_schema()',
}

/** Returns every table with its rows. */
export async function storedTables({ env }: Storage, sql: Sql): Promise<Record<string, string[]>> {
  const list = await sql(LISTS[env.DATABASE_URL ? 'postgres' : 'sqlite'])
  const rows: Record<string, string[]> = {}
  for (const table of list.map(({ name }) => String(name)).sort()) {
    rows[table] = (await sql(`select * from "${table}"`)).map((row) => JSON.stringify(row)).sort()
  }
  return rows
}
