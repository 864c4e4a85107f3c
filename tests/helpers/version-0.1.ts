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

/** SQL that gives one company of version 0.1 many finished turnos: each call ends the turno before, and every fifth expires. */
export function manyTurnos(engine: Engine, count: number): string {
  const uuid = engine === 'postgres' ? 'uuid' : 'text'
  const id = (n: string) =>
    `cast('a0000000-0000-4000-8000-' || substr(cast(1000000000000 + ${n} as text), 2) as ${uuid})`
  const numbers = `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`
  const cola = '(select empresa_id, id from cola order by id limit 1) c'
  return `
    insert into turno (empresa_id, id, cola_id, fecha, numero, orden, codigo, nombre, estado, origen, emitido_en,
      llamado_en, terminado_en, termino_a)
    ${numbers} select c.empresa_id, ${id('i')}, c.id, '2025-01-01', i, 1000000 + i, 'x', 'x',
      case when i % 5 = 0 then 'expirado' else 'completado' end, 'telefono', i, i, i / 10, ${id('(i - 1)')}
    from n cross join ${cola};
    insert into evento (empresa_id, seq, cola_id, turno_id, tipo, instante, datos)
    ${numbers} select c.empresa_id, 1000000 + i, c.id, ${id('i')}, 'completado', i,
      '{"terminado":"' || ${id('(i - 1)')} || '"}'
    from n cross join ${cola}`
}
