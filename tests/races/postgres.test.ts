import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { inParallel, range } from '#harness/parallel.ts'
import { command } from '#server/store/command.ts'
import type { Store, Tx } from '#server/store/db.ts'
import { migratePostgres } from '#server/store/migrate.ts'
import { openPostgresStore } from '#server/store/postgres/engine.ts'
import { readFirst, writeFirst } from '#server/store/query.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'

let url: string
beforeEach(async () => {
  url = (await storageForTest('postgres')).env.DATABASE_URL as string
  await migratePostgres(url)
})

const context = () => ({ ahora: 0, politica: { catalogo: 'pagina', planFijo: null } }) as const

/** Opens the store of a node. */
function node(): Store {
  const store = openPostgresStore({ url, prepared: true }, context, () => {})
  onTestFinished(() => store.close())
  return store
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const write = <T>(store: Store, key: string, run: (tx: Tx) => Promise<T>) =>
  store.execute(
    command<object, T>('prueba', () => [key], run),
    {},
  )

const pid = readFirst((q) => q.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid')))
const waitFor42 = readFirst((q) => q.selectNoFrom(sql`pg_advisory_lock_shared(42)`.as('free')))
const countUp = writeFirst((q) =>
  q.updateTable('usuarios').set({ creado_en: sql`creado_en + 1` }).returning('creado_en'),
)

const addCounter = async () => {
  const client = await connected()
  await client.query(
    `insert into usuarios (uuid, correo, nombre, contrasena, creado_en)
     values (gen_random_uuid(), 'a@ejemplo.com', 'A', 'x', 0)`,
  )
  return client
}

/** Holds a key with an open transaction until the returned function is called. */
async function holding(store: Store, key: string): Promise<() => Promise<void>> {
  let held = true
  const started = Promise.withResolvers<void>()
  const done = write(store, key, async (tx) => {
    for (; held; await sleep(20)) {
      await pid(tx)
      started.resolve()
    }
  })
  await started.promise
  return () => {
    held = false
    return done
  }
}

test('while another node holds an empresa, only its commands wait, and they are asked to retry', async () => {
  const [here, there] = [node(), node()]
  const release = await holding(there, 'empresa 0')
  const kept = write(here, 'empresa 0', async () => 'ran').catch((error) => error)
  const others = await Promise.all(range(40).map((n) => write(here, `empresa ${n}`, async () => n)))
  expect(others).toEqual(range(40))
  expect(await kept).toMatchObject({ codigo: 'no_disponible', esperar: 2 })
  const next = write(here, 'empresa 0', async () => 'ran')
  await release()
  expect(await next).toBe('ran')
})

test('commands with one key on two nodes never run at the same time, and neither node starves', async () => {
  const client = await addCounter()
  const [flooded, calm] = [node(), node()]
  let running = 0
  const add = (store: Store) =>
    write(store, 'empresa', async (tx) => {
      expect(++running).toBe(1)
      const row = await countUp(tx)
      running--
      return Number(row?.creado_en)
    })
  let calmDone = false
  const flood = (async () => {
    const counts: number[] = []
    while (!calmDone) counts.push(...(await Promise.all(range(20).map(() => add(flooded)))))
    return counts
  })()
  const mine = await inParallel(60, 2, () => add(calm))
  calmDone = true
  const counts = [...mine, ...(await flood)].sort((a, b) => a - b)
  expect(counts).toEqual(range(counts.length))
  const { rows } = await client.query('select creado_en::int as n from usuarios')
  expect(rows).toEqual([{ n: counts.length }])
})

test('a write does not wait for reads, however many are running', async () => {
  const store = node()
  const keeper = await connected()
  await keeper.query('select pg_advisory_lock(42)')
  const reads = Promise.allSettled(range(40).map(() => waitFor42(store.db)))
  expect(await write(store, 'empresa', async (tx) => (await pid(tx))?.pid)).toBeTypeOf('number')
  await keeper.query('select pg_advisory_unlock(42)')
  await reads
})

test('a command that had only read when its connection died is run again', async () => {
  const client = await addCounter()
  const store = node()
  let runs = 0
  const count = await write(store, 'empresa', async (tx) => {
    const backend = await pid(tx)
    if (++runs === 1) await client.query('select pg_terminate_backend($1)', [backend?.pid])
    return (await countUp(tx))?.creado_en
  })
  expect(count).toBe(1)
  expect(runs).toBe(2)
})

test('a command that had written is not run again, and reports that it did not happen', async () => {
  const client = await addCounter()
  const store = node()
  let runs = 0
  const result = write(store, 'empresa', async (tx) => {
    runs++
    await countUp(tx)
    const backend = await pid(tx)
    await client.query('select pg_terminate_backend($1)', [backend?.pid])
    await pid(tx)
  })
  await expect(result).rejects.toMatchObject({ codigo: 'no_disponible' })
  expect(runs).toBe(1)
  const { rows } = await client.query('select creado_en::int as n from usuarios')
  expect(rows).toEqual([{ n: 0 }])
})
