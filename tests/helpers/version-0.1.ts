import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { dataFileOf } from '#harness/data-file.ts'
import type { Engine } from '#harness/storage.ts'

const FIXTURE = join(import.meta.dirname, '../fixtures/v0.1')
const unpacked = (name: string) => gunzipSync(readFileSync(join(FIXTURE, name)))

/** What is known of the kept database of version 0.1, and what its server answered. */
export const facts = JSON.parse(readFileSync(join(FIXTURE, 'facts.json'), 'utf8'))
export const recorded = JSON.parse(unpacked('answers.json.gz').toString())

/** Puts that database where these settings point. */
export async function restoreVersion01(engine: Engine, env: Record<string, string>): Promise<void> {
  if (engine === 'sqlite') {
    await writeFile(dataFileOf(env), unpacked('turnero.sqlite.gz'))
    return
  }
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  await client.query(unpacked('postgres.sql.gz').toString())
  await client.end()
}
