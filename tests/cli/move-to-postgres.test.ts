import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createDatabase } from '#harness/database.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'

/** Creates data on SQLite, and the settings of the same installation on an empty PostgreSQL database. */
async function installation() {
  const storage = await storageForTest('sqlite')
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  return { storage, database, target: { ...storage.env, DATABASE_URL: database.url } }
}

const withoutEpoca = (content: string) => content.replaceAll(/"epoca":\d+/g, '')

test('an installation moves completely, users stay logged in, and repeating the move changes nothing', async () => {
  const { storage, database, target } = await installation()
  await mustRun(['datos-demo'], storage.env)
  const sqlite = await appForTestOn(storage.env)
  const { client, empresaId, colas } = await conColas(sqlite.client(), 'General', 'Caja')
  const turno = await pedirTurno(client, empresaId, colas[0] ?? '', 'Ñandú \'O"Brien\\ 😀')
  await client.call(endpoints.siguiente, { params: { empresaId, colaId: colas[0] ?? '' } })
  const running = await turnero(['migrar-a-postgres', database.url], storage.env)
  expect(running).toMatchObject({ code: 1, output: expect.stringContaining('Otro servidor ya usa') })
  const original = await databaseContent(sqlite.app)
  await sqlite.stop()

  const said = await mustRun(['migrar-a-postgres', database.url], storage.env)
  expect(said).toMatch(/turnos +█{24} 100 %/)
  expect(said).toContain('Copiadas y comprobadas')
  expect(await mustRun(['migrar-a-postgres'], target)).toContain('no hay nada que copiar')

  const postgres = await appForTestOn(target)
  const moved = await databaseContent(postgres.app)
  // The copy has its own epoch, because the old installation may keep running.
  expect(withoutEpoca(moved)).toBe(withoutEpoca(original))
  expect(moved).not.toBe(original)
  const owner = postgres.client()
  owner.cookie = client.cookie
  const found = await owner.call(endpoints.verificarGlobal, { query: { codigo: turno.codigo } })
  expect(found.turno).toMatchObject({ nombre: turno.nombre, estado: 'en atención' })
})

test('a target with other data is refused and stays unchanged', async () => {
  const { storage, database, target } = await installation()
  const sqlite = await appForTestOn(storage.env)
  await conColas(sqlite.client(), 'General')
  await sqlite.stop()
  const postgres = await appForTestOn(target)
  await conColas(postgres.client(), 'De otro')
  const before = await databaseContent(postgres.app)
  const refused = await turnero(['migrar-a-postgres', database.url], storage.env)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('tiene otros datos') })
  expect(await databaseContent(postgres.app)).toBe(before)
})

test('without data to copy, or without a target, it says so', async () => {
  const { storage, database } = await installation()
  const none = await turnero(['migrar-a-postgres', database.url], storage.env)
  expect(none).toMatchObject({ code: 1, output: expect.stringContaining('No hay datos SQLite') })
  const nowhere = await turnero(['migrar-a-postgres'], storage.env)
  expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('Falta la dirección') })
})
