import { describe, expect, test } from 'vitest'
import { dataFileOf } from '#harness/data-file.ts'
import { ENGINES, type Storage } from '#harness/storage.ts'
import { ConfigError } from '#server/config.ts'
import { migratePostgres, migrateSqlite } from '#server/store/migrate.ts'
import type { Paso } from '#server/store/migrations/paso.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'
import { connected, sqlOn, storedTables } from '#tests/helpers/stored-tables.ts'
import { restoreVersion01 } from '#tests/helpers/version-0.1.ts'

const migrate = ({ env }: Storage, onPaso?: (paso: Paso) => void) =>
  env.DATABASE_URL
    ? migratePostgres(env.DATABASE_URL, null, { onPaso })
    : migrateSqlite(dataFileOf(env), onPaso)

describe.each(ENGINES)('moving the data of version 0.1, on %s', (engine) => {
  const kept = async () => {
    const storage = await storageForTest(engine)
    await restoreVersion01(engine, storage.env)
    return { storage, sql: await sqlOn(storage) }
  }

  test('a failed move leaves everything unchanged, and can be repeated', async () => {
    const { storage, sql } = await kept()
    const [evento] = await sql(
      `select empresa_id, seq, datos from evento where datos like '{"terminado"%' limit 1`,
    )
    const where = `where empresa_id = '${evento?.empresa_id}' and seq = ${evento?.seq}`
    await sql(`update evento set datos = '{"terminado" and no more' ${where}`)
    const before = await storedTables(storage, sql)
    await expect(migrate(storage)).rejects.toThrow(/json/i)
    expect(await storedTables(storage, sql)).toEqual(before)
    await sql(`update evento set datos = '${evento?.datos}' ${where}`)
    await migrate(storage)
    expect(Object.keys(await storedTables(storage, sql))).not.toContain('evento')
  })

  test('each step is reported before and after it runs, with its time, and a new or current database reports none', async () => {
    const { storage } = await kept()
    const pasos: Paso[] = []
    await migrate(storage, (paso) => pasos.push(paso))
    const steps = [
      { paso: 'cuentas y empresas', numero: 1, de: 5 },
      { paso: 'turnos', numero: 2, de: 5 },
      { paso: 'índices de los turnos', numero: 3, de: 5 },
      { paso: 'eventos', numero: 4, de: 5 },
      { paso: 'tablas de la versión 0.1', numero: 5, de: 5 },
    ]
    expect(pasos).toEqual(steps.flatMap((step) => [step, { ...step, ms: expect.any(Number) }]))
    const again: Paso[] = []
    for (const current of [storage, await storageForTest(engine)]) {
      await migrate(current, (paso) => again.push(paso))
    }
    expect(again).toEqual([])
  })

  test('afterwards nothing that a node of version 0.1 writes is stored, not even in part', async () => {
    const { storage, sql } = await kept()
    await migrate(storage)
    const before = await storedTables(storage, sql)
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
    expect(await storedTables(storage, sql)).toEqual(before)
  })
})

describe('moving the data of version 0.1 on PostgreSQL, where others may be connected', () => {
  const kept = async () => {
    const storage = await storageForTest('postgres')
    await restoreVersion01('postgres', storage.env)
    return { storage, url: storage.env.DATABASE_URL as string }
  }

  test('it refuses, in one line, while a server is connected, and nothing has changed', async () => {
    const { storage, url } = await kept()
    const oldNode = await connected(url, 'turnero')
    const refused = await migrate(storage).catch((error) => error)
    expect(refused).toBeInstanceOf(ConfigError)
    expect(refused.message).toMatch(/^Esta versión cambia las tablas .* servidores .* Detenlos [^\n]+$/)
    await oldNode.query('update pulso set seq = seq + 1')
    await oldNode.end()
    await migrate(storage)
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
