import { describe, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel, range } from '#harness/parallel.ts'
import { ownPgbouncer } from '#harness/pgbouncer.ts'
import type { OwnProgram } from '#harness/programs.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { migratePostgres } from '#server/store/migrate.ts'
import { clusterForSuite, storageForTest } from '#tests/helpers/fixtures.ts'

test('nodes that start at the same moment run the migrations once', async () => {
  const storage = await storageForTest('postgres')
  const pgbouncer = await ownPgbouncer(storage.env.DATABASE_URL as string)
  onTestFinished(() => pgbouncer.remove())
  const starts = await Promise.allSettled(range(6).map(() => migratePostgres(pgbouncer.url)))
  expect(starts.filter(({ status }) => status === 'rejected')).toEqual([])
})

describe('two nodes through PgBouncer 1.18 in transaction mode', () => {
  const cluster = clusterForSuite({ pgbouncer: true, env: { PREPARED_STATEMENTS: 'off' } })
  const node = (i: number) => cluster.nodes[i % 2] as ServerProcess

  test('turnos are taken and called through both, each number once, and statistics count them', async () => {
    const { client, empresaId, colas } = await conColas(node(0).client(), 'General')
    const colaId = colas[0] as string
    const params = { empresaId, colaId }
    const turnos = await inParallel(300, 40, (i) =>
      pedirTurno(node(i).client(), empresaId, colaId, `Cliente ${i}`),
    )
    expect(turnos.map((t) => t.numero).sort((a, b) => a - b)).toEqual(range(300))
    const llamados = await inParallel(40, 8, async (i) => {
      const desk = node(i).client()
      desk.cookie = client.cookie
      return (await desk.call(endpoints.siguiente, { params, body: { puesto: `${i}` } })).turno?.numero
    })
    expect(llamados.sort((a, b) => Number(a) - Number(b))).toEqual(range(40))
    const { totalTurnos } = await client.call(endpoints.estadisticas, { params: { empresaId } })
    expect(totalTurnos).toBe(300)
  })

  test('requests get a clear 503 while PgBouncer is down, and everything recovers by itself', async () => {
    const { empresaId, colas } = await conColas(node(0).client(), 'General')
    const take = () =>
      node(1)
        .client()
        .try(endpoints.pedirTurno, {
          params: { empresaId, colaId: colas[0] as string },
          body: { nombre: 'Ana' },
        })
    const pgbouncer = cluster.pgbouncer as OwnProgram
    await pgbouncer.end('SIGKILL')
    expect((await take()).error.codigo).toBe('no_disponible')
    await pgbouncer.start()
    await expect.poll(async () => (await take()).status).toBe(201)
  })
})
