import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import pg from 'pg'
import { dataFileOf } from '#harness/data-file.ts'
import type { Engine } from '#harness/storage.ts'

const FIXTURE = join(import.meta.dirname, '../fixtures/v0.1')
const unpacked = (name: string) => gunzipSync(readFileSync(join(FIXTURE, name)))

/** Facts about the stored database of version 0.1, and the replies of its server. */
export const facts = JSON.parse(readFileSync(join(FIXTURE, 'facts.json'), 'utf8'))
export const recorded = JSON.parse(unpacked('answers.json.gz').toString())

/** Restores that database to these settings. `change` is SQL for what else version 0.1 could have stored. */
export async function restoreVersion01(
  engine: Engine,
  env: Record<string, string>,
  change = 'select 1',
): Promise<void> {
  if (engine === 'sqlite') {
    await writeFile(dataFileOf(env), unpacked('turnero.sqlite.gz'))
    const database = new Database(dataFileOf(env))
    database.exec(change)
    database.close()
    return
  }
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  await client.query(unpacked('postgres.sql.gz').toString())
  // A dump leaves the connection without a search path.
  await client.query(`set search_path = public; ${change}`)
  await client.end()
}
