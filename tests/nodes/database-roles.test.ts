import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createDatabase } from '#harness/database.ts'
import { services } from '#harness/environment.ts'
import { startServer } from '#harness/server-process.ts'
import { createStorage } from '#harness/storage.ts'
import { CONTRASENA, conColas, pedirTurno } from '#harness/stories.ts'

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const withUser = (url: string, user: string): string => {
  const changed = new URL(url)
  changed.username = user
  return changed.href
}

test('the serving role changes rows but no tables, and migrations have their own role', async () => {
  const storage = await createStorage('sqlite')
  const database = await createDatabase()
  const id = randomBytes(4).toString('hex')
  const [owner, server] = [`duena_${id}`, `servicio_${id}`]
  const name = new URL(database.url).pathname.slice(1)
  await query(
    services.postgresUrl,
    `create role ${owner} login`,
    `create role ${server} login`,
    `grant all on database ${name} to ${owner}`,
  )
  await query(database.url, `grant all on schema public to ${owner}`)
  onTestFinished(async () => {
    await database.drop()
    await query(services.postgresUrl, `drop role ${owner}`, `drop role ${server}`)
    await storage.remove()
  })

  const DATABASE_URL = withUser(database.url, server)
  const MIGRATION_URL = withUser(database.url, owner)
  // Alone it cannot even create them.
  await expect(startServer({ ...storage.env, DATABASE_URL })).rejects.toThrow('did not start')

  const start = () => startServer({ ...storage.env, DATABASE_URL, MIGRATION_URL })
  const first = await start()
  const { client, correo, empresaId, colas } = await conColas(first.client(), 'General')
  const params = { empresaId, colaId: colas[0] ?? '' }
  await pedirTurno(client, empresaId, params.colaId, 'Luis')
  expect((await client.call(endpoints.siguiente, { params })).turno?.nombre).toBe('Luis')
  await client.call(endpoints.estadisticas, { params: { empresaId }, query: {} })
  await client.call(endpoints.borrarCuenta, { params: { correo }, body: { contrasena: CONTRASENA } })
  expect(await first.stop()).toBe(0)
  // A second start finds nothing left to migrate.
  const second = await start()
  await second.stop()

  for (const statement of [
    'alter table turnos add column intruso text',
    'drop table eventos',
    'truncate auditoria',
    'create table intrusa (x int)',
    'create index intruso on turnos (nombre)',
    "insert into kysely_migration (name, timestamp) values ('999', '')",
    `alter role ${server} superuser`,
  ]) {
    await expect(query(DATABASE_URL, statement), statement).rejects.toThrow(
      /permission denied|must be (owner|superuser)/,
    )
  }
})
