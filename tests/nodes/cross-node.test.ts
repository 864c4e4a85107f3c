import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { clusterForSuite } from '#tests/helpers/fixtures.ts'

describe('two nodes on one PostgreSQL and one Redis', () => {
  const cluster = clusterForSuite()

  const node = (i: number) => cluster.nodes[i] as ServerProcess
  const sameSessionOn = (client: Client, i: number) => {
    const other = node(i).client()
    other.cookie = client.cookie
    return other
  }

  // Without notices a node finds a change by polling, after three seconds: eight changes would take 24.
  const seenAtOnce = async (empresaId: string, colaId: string) => {
    const tab = await Tab.open(node(1).client())
    tab.follow({ tema: 'publico', empresaId })
    const { colas } = await tab.state('publico', 'the first state')
    const before = colas[0]?.enEspera ?? 0
    const started = performance.now()
    for (let i = 1; i <= 8; i++) {
      await pedirTurno(node(0).client(), empresaId, colaId, `C ${i}`)
      await tab.state('publico', `take ${i}`, (d) => d.colas[0]?.enEspera === before + i)
    }
    expect(performance.now() - started).toBeLessThan(12_000)
    tab.close()
  }

  test('changes through one node show on screens connected to the other', async () => {
    const { client, empresaId, colas } = await conColas(node(0).client(), 'General')
    const colaId = colas[0] as string
    const monitor = await Tab.open(node(1).client())
    monitor.follow({ tema: 'publico', empresaId })
    await monitor.state('publico', 'the first state')
    await pedirTurno(node(0).client(), empresaId, colaId, 'Luis')
    await monitor.state('publico', 'one waiting', (d) => d.colas[0]?.enEspera === 1)
    await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
    await monitor.state('publico', 'the call', (d) => d.colas[0]?.turnoActual?.numero === 1)
    monitor.close()
  })

  test('many changes in a row are each seen on the other node at once', async () => {
    const { empresaId, colas } = await conColas(node(0).client(), 'General')
    await seenAtOnce(empresaId, colas[0] as string)
  })

  test('a reader sees on any node what another node acknowledged', async () => {
    const { client, empresaId, colas } = await conColas(node(0).client(), 'General')
    const colaId = colas[0] as string
    for (let i = 0; i < 20; i++) {
      const turno = await pedirTurno(node(i % 2).client(), empresaId, colaId, `C ${i}`)
      const other = sameSessionOn(client, (i + 1) % 2)
      const { turnos } = await other.call(endpoints.cola, { params: { empresaId, colaId } })
      expect(turnos.map((t) => t.id)).toContain(turno.id)
    }
  })

  test('logging out through one node ends the staff view on the other', async () => {
    const { client, empresaId, colas } = await conColas(node(0).client(), 'General')
    const tab = await Tab.open(sameSessionOn(client, 1))
    const ref = tab.follow({ tema: 'personal', empresaId, colaId: colas[0] as string })
    await tab.state('personal', 'the list')
    await client.call(endpoints.salir)
    expect((await tab.end(ref)).codigo).toBe('sin_sesion')
    tab.close()
  })

  test.each([
    ['killed', 'SIGKILL'],
    ['frozen', 'SIGSTOP'],
  ] as const)(
    'Redis %s: writes continue, screens converge, and updates are immediate again afterwards',
    async (_, signal) => {
      const { client, empresaId, colas } = await conColas(node(0).client(), 'General')
      const colaId = colas[0] as string
      const monitor = await Tab.open(node(1).client())
      monitor.follow({ tema: 'publico', empresaId })
      await monitor.state('publico', 'the first state')

      if (signal === 'SIGKILL') await cluster.redis.end(signal)
      else cluster.redis.signal(signal)
      const { codigo, id } = await pedirTurno(node(0).client(), empresaId, colaId, 'Uno')
      await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
      // A phone that joins gets the new state first; the screen that missed the notice still has to catch up.
      const phone = await Tab.open(node(1).client())
      phone.follow({ tema: 'turno', codigo, id })
      await phone.state('turno', 'the call without Redis', (d) => d.turno.llamado !== null)
      phone.close()
      await monitor.state('publico', 'the call without Redis', (d) => d.colas[0]?.turnoActual?.numero === 1)

      if (signal === 'SIGKILL') await cluster.redis.start()
      else cluster.redis.signal('SIGCONT')
      await noticesArrive(cluster.nodes)
      await seenAtOnce(empresaId, colaId)
      monitor.close()
    },
  )
})

/** Waits until every node reports that notices arrive. */
async function noticesArrive(nodes: readonly ServerProcess[]): Promise<void> {
  for (const node of nodes) {
    await expect.poll(async () => (await node.client().call(endpoints.listo)).partes.avisos).toBe('bien')
  }
}
