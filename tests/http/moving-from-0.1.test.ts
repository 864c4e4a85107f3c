import Database from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dataFileOf } from '#harness/data-file.ts'
import { ENGINES, type Storage } from '#harness/storage.ts'
import { ConfigError } from '#server/config.ts'
import { migratePostgres, migrateSqlite, type Paso } from '#server/store/migrate.ts'
import { migrationNames } from '#server/store/migrations/index.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'
import { restoreVersion01 } from '#tests/helpers/version-0.1.ts'

type Sql = (statement: string) => Promise<Record<string, unknown>[]>

const LISTS = {
  sqlite: "select name from sqlite_master where type = 'table'",
  postgres: 'select tablename as name from pg_tables where schemaname = current_schema()',
}

async function connected(url: string, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name })
  await client.connect()
  client.on('error', () => {})
  onTestFinished(() => client.end())
  return client
}

async function sqlOn({ env }: Storage): Promise<Sql> {
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

const migrate = ({ env }: Storage, onPaso?: (paso: Paso) => void) =>
  env.DATABASE_URL ? migratePostgres(env.DATABASE_URL, null, onPaso) : migrateSqlite(dataFileOf(env), onPaso)

describe.each(ENGINES)('moving the data of version 0.1, on %s', (engine) => {
  const kept = async () => {
    const storage = await storageForTest(engine)
    await restoreVersion01(engine, storage.env)
    return { storage, sql: await sqlOn(storage) }
  }
  const content = async (sql: Sql) => {
    const tables = (await sql(LISTS[engine])).map(({ name }) => String(name)).sort()
    const rows: Record<string, string[]> = {}
    for (const table of tables) {
      rows[table] = (await sql(`select * from "${table}"`)).map((row) => JSON.stringify(row)).sort()
    }
    return rows
  }

  test('a move that fails half way leaves everything as it was, and can be done again', async () => {
    const { storage, sql } = await kept()
    const [evento] = await sql(
      `select empresa_id, seq, datos from evento where datos like '{"terminado"%' limit 1`,
    )
    const where = `where empresa_id = '${evento?.empresa_id}' and seq = ${evento?.seq}`
    await sql(`update evento set datos = '{"terminado" and no more' ${where}`)
    const before = await content(sql)
    await expect(migrate(storage)).rejects.toThrow(/json/i)
    expect(await content(sql)).toEqual(before)
    await sql(`update evento set datos = '${evento?.datos}' ${where}`)
    await migrate(storage)
    expect(Object.keys(await content(sql))).not.toContain('evento')
  })

  test('each step is reported before it runs, once, and a new or a current database reports none', async () => {
    const { storage } = await kept()
    const pasos: Paso[] = []
    await migrate(storage, (paso) => pasos.push(paso))
    expect(pasos.length).toBeGreaterThan(0)
    expect(pasos.map(({ numero }) => numero)).toEqual(pasos.map((_, i) => i + 1))
    expect(new Set(pasos.map(({ de }) => de))).toEqual(new Set([pasos.length]))
    expect(pasos.map(({ paso }) => paso)).toEqual(migrationNames().slice(-pasos.length))
    const again: Paso[] = []
    for (const current of [storage, await storageForTest(engine)]) {
      await migrate(current, (paso) => again.push(paso))
    }
    expect(again).toEqual([])
  })

  test('afterwards nothing that a node of version 0.1 writes is stored, not even in part', async () => {
    const { storage, sql } = await kept()
    await migrate(storage)
    const before = await content(sql)
    const old = [
      'update numeracion set ultimo = ultimo + 1',
      'update pulso set seq = seq + 1',
      'insert into turno select * from turno',
      'insert into evento select * from evento',
      'delete from sesion',
    ]
    for (const statement of old) {
      await expect(sql(statement)).rejects.toThrow(/no such table|does not exist/)
    }
    expect(await content(sql)).toEqual(before)
  })
})

describe('moving the data of version 0.1 on PostgreSQL, where others may be connected', () => {
  const kept = async () => {
    const storage = await storageForTest('postgres')
    await restoreVersion01('postgres', storage.env)
    return { storage, url: storage.env.DATABASE_URL as string }
  }

  test('it refuses, in one line, while a server is connected; nothing has changed', async () => {
    const { storage, url } = await kept()
    const oldNode = await connected(url, 'turnero')
    const refused = await migrate(storage).catch((error) => error)
    expect(refused).toBeInstanceOf(ConfigError)
    expect(refused.message).toMatch(/^Esta versión cambia las tablas .* servidores .* Detenlos [^\n]+$/)
    await oldNode.query('update pulso set seq = seq + 1')
    await oldNode.end()
    await migrate(storage)
  })

  test('the planner knows the tables that the move filled, whatever their size', async () => {
    const { storage, url } = await kept()
    await migrate(storage)
    const client = await connected(url, 'psql')
    const { rows } = await client.query(
      "select relname, reltuples > 0 as known from pg_class where relname in ('turnos', 'eventos') order by 1",
    )
    expect(rows).toEqual([
      { relname: 'eventos', known: true },
      { relname: 'turnos', known: true },
    ])
  })

  test('what another program is writing when it begins is moved too', async () => {
    const { storage, url } = await kept()
    const other = await connected(url, 'psql')
    const watcher = await connected(url, 'psql')
    await other.query('begin')
    await other.query("update usuario set nombre = 'Escrito a la vez'")
    const moved = migrate(storage)
    const waits = async () =>
      (await watcher.query('select 1 from pg_locks where not granted and relation is not null')).rowCount
    await expect.poll(waits).toBeGreaterThan(0)
    await other.query('commit')
    await moved
    const { rows } = await watcher.query('select distinct nombre from usuarios')
    expect(rows).toEqual([{ nombre: 'Escrito a la vez' }])
  })
})
