import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import type { Cluster } from '#harness/cluster.ts'
import { Load, targetOf } from '#harness/load.ts'
import type { OwnProgram } from '#harness/programs.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConColas, conColas } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { clusterForTest } from '#tests/helpers/fixtures.ts'

describe('two nodes behind HAProxy, under load', () => {
  let cluster: Cluster
  let front: () => Client
  beforeEach(async () => {
    cluster = await clusterForTest({ haproxy: true })
    front = () => new Client((cluster.haproxy as OwnProgram).url)
  })

  const startLoad = (duena: ConColas) =>
    new Load(() => front().url, targetOf(duena)).start({ callers: 0, repeat: () => 'once' })

  test('a stopping node leaves without a failed request, and its sockets move to the other', async () => {
    const duena = await conColas(front(), 'General')
    const { client, empresaId, colas } = duena
    const colaId = colas[0] as string
    const leaving = cluster.nodes[0] as ServerProcess
    const tabs = await Promise.all(Array.from({ length: 40 }, () => Tab.open(leaving.client())))
    const closes: number[] = []
    for (const tab of tabs) {
      tab.follow({ tema: 'publico', empresaId })
      tab.socket.on('close', () => closes.push(Date.now()))
    }
    await Promise.all(tabs.map((tab) => tab.state('publico', 'the first state')))

    const load = startLoad(duena)
    await load.acknowledged(100)
    expect(await leaving.stop('SIGTERM')).toBe(0)
    await load.acknowledged(100)
    await load.stop()
    const taken = load.taken()

    expect(load.failures()).toEqual([])
    expect(closes).toHaveLength(40)
    // The node closes its sockets over more than a second, not all at once.
    expect(Math.max(...closes) - Math.min(...closes)).toBeGreaterThan(1000)
    const moved = await Tab.open(front())
    moved.follow({ tema: 'publico', empresaId })
    await moved.state('publico', 'the state on the other node', (d) => d.colas[0]?.enEspera === taken.length)
    expect(new Set(taken.map((t) => t.numero)).size).toBe(taken.length)
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    expect(turnos.map((t) => t.id).sort()).toEqual(taken.map((t) => t.id).sort())
    moved.close()
  })

  test('a node killed with -9 loses nothing that was acknowledged', async () => {
    const duena = await conColas(front(), 'General')
    const { client, empresaId, colas } = duena
    const colaId = colas[0] as string
    const load = startLoad(duena)
    await load.acknowledged(100)
    await (cluster.nodes[1] as ServerProcess).stop('SIGKILL')
    await load.acknowledged(100)
    await load.stop()
    const taken = load.taken()
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    const ids = new Set(turnos.map((t) => t.id))
    expect(taken.filter((t) => !ids.has(t.id))).toEqual([])
    expect(new Set(turnos.map((t) => t.numero)).size).toBe(turnos.length)
  })
})
