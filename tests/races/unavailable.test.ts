import { sql } from 'kysely'
import type { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { command } from '#server/store/command.ts'
import type { Store, Tx } from '#server/store/db.ts'
import { migratePostgres } from '#server/store/migrate.ts'
import { openPostgresStore } from '#server/store/postgres/engine.ts'
import { readFirst, write, writeEach } from '#server/store/query.ts'
import { appForTest, storageForTest } from '#tests/helpers/fixtures.ts'
import { connected } from '#tests/helpers/stored-tables.ts'

const waitFor42 = readFirst((q) => q.selectNoFrom(sql`pg_advisory_xact_lock_shared(42)`.as('free')))
const one = readFirst((q) => q.selectNoFrom(sql`1`.as('one')))
const rename = write((q, p: { slug: string }) => q.updateTable('organizaciones').set({ nombre: p.slug }))

const renameEach = writeEach((q, p: { slug: string }) =>
  q.updateTable('organizaciones').set({ nombre: p.slug }),
)

/** Keys of one lane. */
type Key = 'a' | 'e' | 'i'

const run = <T>(store: Store, key: Key, work: (tx: Tx) => Promise<T>) =>
  store.execute(
    command<object, T>('prueba', () => [key], work),
    {},
  )

/** Opens a store, and a connection of another program. */
async function storeBeside(): Promise<{ store: Store; keeper: Client }> {
  const { env } = await storageForTest('postgres')
  const url = env.DATABASE_URL ?? ''
  await migratePostgres(url)
  const context = () => ({ ahora: 0, politica: { catalogo: 'pagina', planFijo: null } }) as const
  const store = openPostgresStore({ url, prepared: true }, context, () => {})
  onTestFinished(() => store.close())
  return { store, keeper: await connected(url, 'psql') }
}

const refused = { codigo: 'no_disponible', esperar: 2, causa: 'bloqueo' }

test('commands do not fail with one of their batch that waits in vain for a lock', async () => {
  const { store, keeper } = await storeBeside()
  await keeper.query('select pg_advisory_lock(42)')

  const runs = { first: 0, second: 0, blocked: 0, last: 0 }
  const waits = async (tx: Tx) => {
    runs.blocked++
    await waitFor42(tx)
  }
  const results = await Promise.allSettled([
    run(store, 'a', async (tx) => {
      await rename(tx, { slug: `${runs.first++}` })
      return 'first'
    }),
    run(store, 'e', async (tx) => `${runs.second++} ${await rename(tx, { slug: 'otra' })}`),
    // Only read, so they look like refusals that wrote nothing; but their transaction is lost.
    run(store, 'i', waits),
    run(store, 'i', waits),
    run(store, 'e', async () => `${runs.last++}`),
  ])
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { status: 'rejected', reason: refused },
    { status: 'rejected', reason: refused },
    { status: 'fulfilled' },
  ])
  // The others ran once more without them, and only the first of them waited.
  expect(runs).toEqual({ first: 2, second: 2, blocked: 1, last: 1 })
  expect(store.health).toMatchObject({ failing: 'bloqueo', failures: new Map([['bloqueo', 2]]) })
})

test('a write that waits in vain for a lock is refused, and not the command that reads after it', async () => {
  const { store, keeper } = await storeBeside()
  await keeper.query('begin; lock table organizaciones')
  const runs = { first: 0, blocked: 0, last: 0 }
  const waits = async (tx: Tx) => {
    runs.blocked++
    await renameEach(tx, [{ slug: 'otra' }])
  }
  const results = await Promise.allSettled([
    run(store, 'a', async () => `${runs.first++}`),
    run(store, 'e', waits),
    run(store, 'e', waits),
    run(store, 'i', async (tx) => `${runs.last++} ${await one(tx)}`),
  ])
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: refused },
    { status: 'rejected', reason: refused },
    { status: 'fulfilled' },
  ])
  expect(runs).toEqual({ first: 2, blocked: 2, last: 2 })
})

test('a row that another program has locked is a 503 for its company only, and readiness and metrics show it', async () => {
  const app = await appForTest('postgres')
  const [blocked, free] = [await conColas(app.client(), 'General'), await conColas(app.client(), 'General')]
  const keeper = await connected(app.env.DATABASE_URL ?? '', 'psql')
  await keeper.query('begin')
  const locked =
    'select 1 from pulsos where empresa_id = (select id from empresas where uuid = $1) for update'
  await keeper.query(locked, [blocked.empresaId])
  const take = () =>
    app.client().try(endpoints.pedirTurno, {
      params: { empresaId: blocked.empresaId, colaId: blocked.colas[0] as string },
      body: { nombre: 'Ana' },
    })
  const refused = await take()
  expect(refused.status).toBe(503)
  expect(refused.error.codigo).toBe('no_disponible')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await app.client().call(endpoints.listo)).partes.escritura).toBe('bloqueo')
  expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(
    'turnero_escrituras_fallidas_total{causa="bloqueo"} 1',
  )
  expect((await pedirTurno(app.client(), free.empresaId, free.colas[0] as string, 'Luis')).numero).toBe(1)
  await keeper.query('rollback')
  expect((await take()).body.turno.numero).toBe(1)
  expect((await app.client().call(endpoints.listo)).partes.escritura).toBe('bien')
})
