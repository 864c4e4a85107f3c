import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startAppOn } from '#harness/app.ts'
import { startServer } from '#harness/server-process.ts'
import { CONTRASENA, type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { borrarEmpresa } from '#server/commands/empresas.ts'
import { readConfig } from '#server/config.ts'
import { vaciarBorradas } from '#server/cuentas/borrar.ts'
import { pasarDias } from '#server/jobs/dias.ts'
import { olvidarActividades } from '#server/jobs/olvidar-actividad.ts'
import { command } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'
import { SISTEMA } from '#server/store/eventos.ts'
import { openStore } from '#server/store/open.ts'
import { readAll, readFirst } from '#server/store/query.ts'
import { TABLES } from '#server/store/tables.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { addManyTurnos } from '#tests/helpers/many-turnos.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const TURNOS = 2500
/** The number of rows one step deletes. */
const PASO = 1000

const counts = TABLES.map((table) =>
  readFirst((q) => q.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'))),
)
/** Returns the number of rows of each table. */
const rows = ({ db }: Store) => Promise.all(counts.map(async (count) => Number((await count(db))?.n)))
const turnosOf = readAll((q) => q.selectFrom('turnos').selectAll())
const empresas = readAll((q) => q.selectFrom('empresas').select('uuid'))
const colas = readAll((q) => q.selectFrom('colas').select('uuid'))

const open = (env: Record<string, string>) => openStore(readConfig(env), Date.now)

/** Creates a company with a short address and many turnos. Returns what its owner and its customers know of it. */
async function bigCompany(duena: ConColas, store: Store) {
  const { client, correo, empresaId, colas } = duena
  const params = { correo, id: empresaId }
  const alias = `sol-${empresaId.slice(-12)}`
  await client.call(endpoints.elegirAlias, { params, body: { alias } })
  const turno = await pedirTurno(client, empresaId, colas[0] ?? '', 'Ana')
  await addManyTurnos(store, empresaId, TURNOS)
  return { params, alias, turno }
}

onEachEngine('a deleted company', (app, engine) => {
  test('is gone for everyone at once, before its rows are erased, and its address is free', async () => {
    const duena = await conColas(app.client(), 'General')
    const vecina = await conColas(app.client(), 'General')
    const { params, alias, turno } = await bigCompany(duena, await storeBeside(app))
    const { client, correo, empresaId, colas } = duena
    await client.call(endpoints.borrarEmpresa, { params })
    expect((await turnosOf(app.app.store.db)).length).toBeGreaterThan(PASO)
    const gone = [
      client.try(endpoints.empresa, { params }),
      client.try(endpoints.borrarEmpresa, { params }),
      client.try(endpoints.publico, { params: { empresaId } }),
    ]
    for (const refused of await Promise.all(gone)) expectRefused(refused, 'empresa_no_encontrada')
    const publica = { empresaId, colaId: colas[0] ?? '' }
    expectRefused(
      await client.try(endpoints.pedirTurno, { params: publica, body: { nombre: 'Tarde' } }),
      'cola_no_encontrada',
    )
    expectRefused(
      await client.try(endpoints.verificarGlobal, { query: { codigo: turno.codigo } }),
      'turno_no_encontrado',
    )
    expect((await client.call(endpoints.empresas, { params: { correo } })).empresas).toEqual([])
    // The jobs of all companies pass over it.
    app.clock.nextMorning()
    await Promise.all([pasarDias(app.app.store, app.app.clock()), olvidarActividades(app.app.store)])
    const suya = { correo: vecina.correo, id: vecina.empresaId }
    const { empresa } = await vecina.client.call(endpoints.elegirAlias, { params: suya, body: { alias } })
    expect(empresa.alias).toBe(alias)
    await eventually(async () => expect(await turnosOf(app.app.store.db)).toEqual([]))
  })

  test('is erased after a restart if a kill -9 came in between', async () => {
    const storage = await storageForTest(engine)
    const server = await startServer(storage.env)
    const store = await open(storage.env)
    const duena = await conColas(server.client(), 'General')
    const { params } = await bigCompany(duena, store)
    await duena.client.call(endpoints.borrarEmpresa, { params })
    await server.stop('SIGKILL')
    expect((await turnosOf(store.db)).length).toBeGreaterThan(PASO)
    const again = await startServer(storage.env)
    await eventually(async () => expect(await empresas(store.db)).toEqual([]))
    expect(await turnosOf(store.db)).toEqual([])
    await again.stop()
    await store.close()
  })

  test('is erased in steps that let other writes through, without touching others', async () => {
    const storage = await storageForTest(engine)
    const first = await startAppOn(storage.env)
    const duena = await conColas(first.client(), 'General')
    const vecina = await conColas(first.client(), 'General')
    await pedirTurno(first.client(), vecina.empresaId, vecina.colas[0] ?? '', 'Vecina')
    await first.stop()
    const store = await open(storage.env)
    await addManyTurnos(store, vecina.empresaId, TURNOS)
    await store.execute(borrarEmpresa, { empresaId: vecina.empresaId, actor: SISTEMA })
    const taken: number[] = []
    const watched: Store = {
      ...store,
      execute: async (...args) => {
        const before = await rows(store)
        const result = await store.execute(...args)
        const after = await rows(store)
        taken.push(Math.max(...before.map((count, i) => count - (after[i] ?? 0))))
        return result
      },
    }
    const other = command<object, null>(
      'otra',
      () => [duena.empresaId],
      async () => null,
    )
    const done: string[] = []
    await Promise.all([
      vaciarBorradas(watched).then(() => done.push('borrado')),
      store.execute(other, {}).then(() => done.push('otra')),
    ])
    expect(done).toEqual(['otra', 'borrado'])
    expect(Math.max(...taken)).toBe(PASO)
    expect((await empresas(store.db)).map(({ uuid }) => uuid)).toEqual([duena.empresaId])
    expect((await colas(store.db)).map(({ uuid }) => uuid)).toEqual(duena.colas)
    taken.length = 0
    await vaciarBorradas(watched)
    expect(taken).toEqual([])
    await store.close()
  })

  test('goes with its account, and leaves no row in any table', async () => {
    const before = await databaseContent(app.app)
    const duena = await conColas(app.client(), 'General')
    await bigCompany(duena, await storeBeside(app))
    const { client, correo } = duena
    const body = { contrasena: CONTRASENA }
    const { empresas } = await client.call(endpoints.borrarCuenta, { params: { correo }, body })
    expect(empresas).toBe(1)
    await eventually(async () => expect(await databaseContent(app.app)).toBe(before))
  })
})
