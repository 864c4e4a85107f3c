import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { freezeInTransaction } from '#harness/freeze-in-transaction.ts'
import { Load, targetOf } from '#harness/load.ts'
import { range } from '#harness/parallel.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { clusterForTest } from '#tests/helpers/fixtures.ts'

test('a node that freezes inside a transaction blocks no other empresa, and its own only briefly', async () => {
  const cluster = await clusterForTest()
  const [frozen, healthy] = cluster.nodes as [ServerProcess, ServerProcess]
  const busy = await conColas(frozen.client(), 'General')
  const others = await Promise.all(range(8).map(() => conColas(healthy.client(), 'General')))
  const take = ({ empresaId, colas }: typeof busy) =>
    healthy.client().try(endpoints.pedirTurno, {
      params: { empresaId, colaId: colas[0] as string },
      body: { nombre: 'Ana' },
    })

  const load = new Load(() => frozen.url, targetOf(busy)).start({ callers: 0, repeat: () => 'once' })
  await load.acknowledged(20)
  await freezeInTransaction(frozen, cluster.env.DATABASE_URL, () => load.acknowledged(1))
  const [kept, ...free] = await Promise.all([take(busy), ...others.map(take)])
  expect(free.map(({ status }) => status)).toEqual(others.map(() => 201))
  expect(kept.status === 201 || Number(kept.headers.get('retry-after')) > 0, JSON.stringify(kept)).toBe(true)
  await expect.poll(async () => (await take(busy)).status).toBe(201)

  frozen.child.kill('SIGCONT')
  await load.acknowledged(20)
  await load.stop()
  const taken = load.taken()
  const { turnos } = await busy.client.call(endpoints.cola, {
    params: { empresaId: busy.empresaId, colaId: busy.colas[0] as string },
  })
  expect(new Set(turnos.map((t) => t.numero)).size).toBe(turnos.length)
  const ids = new Set(turnos.map((t) => t.id))
  expect(taken.filter((t) => !ids.has(t.id))).toEqual([])
})
