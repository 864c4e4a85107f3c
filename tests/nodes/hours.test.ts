import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { clusterForSuite } from '#tests/helpers/fixtures.ts'

describe('hours on two nodes', () => {
  const cluster = clusterForSuite()
  const node = (i: number) => cluster.nodes[i] as ServerProcess

  test('a queue closed until a given time opens by itself on both nodes, at the same seq', async () => {
    const { client, empresaId, colas } = await conColas(node(0).client(), 'General')
    const tabs = await Promise.all([0, 1].map((i) => Tab.open(node(i).client())))
    for (const tab of tabs) {
      tab.follow({ tema: 'publico', empresaId })
      await tab.state('publico', 'open')
    }
    const hasta = new Date(Date.now() + 2500).toISOString()
    await client.call(endpoints.cambiarApertura, { params: { empresaId }, body: { abierta: false, hasta } })
    const seqs = []
    for (const tab of tabs) {
      const cerrada = await tab.state('publico', 'closed', (d) => d.colas[0]?.admite === 'cerrada')
      expect(cerrada).toMatchObject({ cambia: hasta, colas: [{ abre: hasta }] })
      const abierta = await tab.state(
        'publico',
        'open again',
        (d) => d.seq === cerrada.seq && d.colas[0]?.admite === 'si',
      )
      seqs.push(abierta.seq)
      tab.close()
    }
    expect(seqs[0]).toBe(seqs[1])
    const colaId = colas[0] ?? ''
    for (const i of [0, 1]) {
      const { turno } = await node(i)
        .client()
        .call(endpoints.pedirTurno, { params: { empresaId, colaId }, body: { nombre: 'Eva' } })
      expect(turno.numero).toBe(i + 1)
    }
  })
})
