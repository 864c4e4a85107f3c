import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { OwnProgram } from '#harness/programs.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { clusterForSuite } from '#tests/helpers/fixtures.ts'

describe('PostgreSQL restarted under two nodes', () => {
  const cluster = clusterForSuite({ ownPostgres: true })

  test('requests get a clear 503 during the restart, screens keep their state, and everything recovers by itself', async () => {
    const [first, second] = cluster.nodes as [ServerProcess, ServerProcess]
    const postgres = cluster.postgres as OwnProgram
    const { client, empresaId, colas } = await conColas(first.client(), 'General')
    const colaId = colas[0] as string
    const monitor = await Tab.open(second.client())
    monitor.follow({ tema: 'publico', empresaId })
    await pedirTurno(first.client(), empresaId, colaId, 'Antes')
    await monitor.state('publico', 'one waiting', (d) => d.colas[0]?.enEspera === 1)

    await postgres.end('SIGQUIT')
    const params = { empresaId, colaId }
    const answers = [
      await first.client().try(endpoints.pedirTurno, { params, body: { nombre: 'Durante' } }),
      await client.try(endpoints.cola, { params }),
      await second.client().try(endpoints.publico, { params: { empresaId } }),
    ]
    for (const { status, error, headers } of answers) {
      expect(status).toBe(503)
      expect(error.codigo).toBe('no_disponible')
      expect(error.mensaje).toMatch(/no está disponible/)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await first.client().call(endpoints.listo)).partes.almacen).toBe('ausente')

    await postgres.start()
    const despues = async () =>
      (await first.client().try(endpoints.pedirTurno, { params, body: { nombre: 'Después' } })).status
    await expect.poll(despues).toBe(201)
    await monitor.state('publico', 'the take after the restart', (d) => (d.colas[0]?.enEspera ?? 0) >= 2)
    expect(monitor.socket.readyState).toBe(monitor.socket.OPEN)
    monitor.close()
  })
})
