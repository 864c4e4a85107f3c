import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, test } from 'vitest'
import { dataFileOf } from '#harness/data-file.ts'
import { conColas } from '#harness/stories.ts'
import { NO_ROW, newId } from '#server/base/ids.ts'
import { insertColas, listAllColas, updateColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import type { Awaitable, Tx } from '#server/store/db.ts'
import { findDispositivo, insertDispositivos, updateDispositivos } from '#server/store/dispositivos.ts'
import { findEmpresa, insertEmpresa, updateEmpresas } from '#server/store/empresas.ts'
import { GROWING, SMALL } from '#server/store/empresas-borradas.ts'
import { migratePostgres, migrateSqlite } from '#server/store/migrate.ts'
import { insertPreferencias, listPreferencias, savePreferencias } from '#server/store/preferencias.ts'
import { insertPuestos, listAllPuestos, savePuestos } from '#server/store/puestos.ts'
import { fresh } from '#server/store/table.ts'
import { colas } from '#server/store/tables/colas.ts'
import { dispositivos } from '#server/store/tables/dispositivos.ts'
import { empresas } from '#server/store/tables/empresas.ts'
import { preferencias } from '#server/store/tables/preferencias.ts'
import { puestos } from '#server/store/tables/puestos.ts'
import { MIGRATION_TABLES, TABLES } from '#server/store/tables.ts'
import { onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

// Backups, the move to PostgreSQL and databaseContent use this list.
const listed = [...TABLES, ...MIGRATION_TABLES].sort()

test('the list of tables matches SQLite, each after those it refers to', async () => {
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
    // Otherwise deleting the last row of an empresa would delete all of this table's rows in one step.
    const ofEmpresa = refers.some((other) => other.table === 'empresas')
    expect([table, [...SMALL, ...Object.keys(GROWING)].includes(table)]).toEqual([table, ofEmpresa])
  }
  database.close()
})

test('the list of tables matches PostgreSQL', async () => {
  const storage = await storageForTest('postgres')
  const url = storage.env.DATABASE_URL ?? ''
  await migratePostgres(url)
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select tablename from pg_tables where schemaname = current_schema()')
  await client.end()
  expect(rows.map((row) => row.tablename).sort()).toEqual(listed)
})

onEachEngine('a declared table', (app) => {
  // The compiler does not compare declarations with migrations.
  test('has the columns of the database: a new row reads back as it was written, and as it was changed', async () => {
    const { empresaId } = await conColas(app.client(), 'General')
    const store = await storeBeside(app)
    const organizacion_id = (await findEmpresa(store.db, { uuid: empresaId }))?.organizacion_id ?? NO_ROW
    const ahora = app.app.clock()

    async function proves<R extends object>(
      row: R,
      change: Partial<R>,
      read: () => Awaitable<unknown>,
      save: (rows: R[]) => Awaitable<void>,
    ) {
      expect(await read()).toEqual(row)
      await save([{ ...row, ...change }])
      expect(await read()).toEqual({ ...row, ...change })
    }

    const all = async (tx: Tx) => {
      const nueva = { uuid: newId(ahora), creada_en: ahora, organizacion_id }
      const empresa = await insertEmpresa(tx, fresh(empresas, nueva))
      const cambios = { nombre: 'Otra', nombres_al_llamar: 1, actividad_meses: 3 } as const
      await proves(
        empresa,
        cambios,
        () => findEmpresa(tx, { uuid: empresa.uuid }),
        (rows) => updateEmpresas(tx, rows),
      )

      const key = { empresa_id: empresa.id, id: 1 }
      const cola = fresh(colas, { ...key, uuid: newId(ahora), creada_en: ahora })
      await insertColas(tx, [cola])
      await proves(
        cola,
        { nombre: 'Caja', prefijo: 'B', prioridad: 1, campos: '[]', sigue: 1 },
        async () => (await listAllColas(tx, { empresaId: empresa.id }))[0],
        (rows) => updateColas(tx, rows),
      )

      const preferencia = fresh(preferencias, { ...key, uuid: newId(ahora) })
      await insertPreferencias(tx, [preferencia])
      await proves(
        preferencia,
        { nombre: 'Embarazo', ofrecida: 1, eliminada_en: ahora },
        async () => (await listPreferencias(tx, { empresaId: empresa.id }))[0],
        (rows) => savePreferencias(tx, rows),
      )

      const puesto = fresh(puestos, { ...key, uuid: newId(ahora) })
      await insertPuestos(tx, [puesto])
      await proves(
        puesto,
        { nombre: 'Mesa 1', colas: '[1]', plazas: 4, eliminado_en: ahora },
        async () => (await listAllPuestos(tx, { empresaId: empresa.id }))[0],
        (rows) => savePuestos(tx, rows),
      )

      const suyo = { tipo: 'monitor', huella: newId(ahora), creado_en: ahora } as const
      const dispositivo = fresh(dispositivos, { ...key, uuid: newId(ahora), ...suyo })
      await insertDispositivos(tx, [dispositivo])
      await proves(
        dispositivo,
        { nombre: 'Entrada', tipo: 'kiosco', colas: '[1]' },
        () => findDispositivo(tx, { empresaId: empresa.id, uuid: dispositivo.uuid }),
        (rows) => updateDispositivos(tx, rows),
      )
    }
    await store.execute(
      command<object, void>('prueba', () => [empresaId], all),
      {},
    )
  })
})
