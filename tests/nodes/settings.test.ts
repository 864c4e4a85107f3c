import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { range } from '#harness/parallel.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { clusterForTest } from '#tests/helpers/fixtures.ts'
import { connected } from '#tests/helpers/stored-tables.ts'

test('two nodes that give preferences of two companies the same ids: one gets them, the other is refused', async () => {
  const cluster = await clusterForTest()
  const duenas = await Promise.all(
    (cluster.nodes as ServerProcess[]).slice(0, 2).map((node) => conColas(node.client(), 'General')),
  )
  const outside = await connected(cluster.env.DATABASE_URL ?? '', 'prueba')
  const blocked = async () => {
    const { rows } = await outside.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows[0].n as number
  }
  for (const _ of range(3)) {
    const ids = range(12).map(() => randomUUID())
    // Both nodes have read before either can write.
    await outside.query('begin')
    await outside.query('lock table preferencias in exclusive mode')
    const saving = duenas.map(({ client, empresaId }, i) => {
      const preferencias = ids.map((id, j) => ({
        id,
        nombre: `Preferencia ${j}`,
        tipo: 'propia' as const,
        ventaja: 60,
        ofrecida: true,
      }))
      // In opposite order, each would wait for a row of the other.
      const body = { preferencias: i === 0 ? preferencias : preferencias.reverse() }
      return client.settle(endpoints.guardarPreferencias, { params: { empresaId }, body })
    })
    while ((await blocked()) < 1) await sleep(5)
    // The other node waits for the id instead of the table.
    for (let i = 0; i < 20 && (await blocked()) < 2; i++) await sleep(20)
    await outside.query('commit')
    expect((await Promise.all(saving)).map(({ status }) => status).sort()).toEqual([200, 400])
  }
})
