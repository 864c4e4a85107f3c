import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { type Cluster, startCluster } from '#harness/cluster.ts'
import type { OwnProgram } from '#harness/programs.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'

const key = () => `clave-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`

describe('two nodes behind HAProxy, under load', () => {
  let cluster: Cluster
  let front: () => Client
  beforeEach(async () => {
    cluster = await startCluster({ haproxy: true })
    front = () => new Client((cluster.haproxy as OwnProgram).url)
  })
  afterEach(() => cluster.stop())

  /** Takes turns without pause until told to stop; answers what was acknowledged and what failed. */
  function load(empresaId: string, colaId: string) {
    const taken: { id: string; numero: number }[] = []
    const failures: string[] = []
    let running = true
    const worker = async () => {
      while (running) {
        const headers = { 'idempotency-key': key() }
        const answer = await front()
          .try(endpoints.pedirTurno, { params: { empresaId, colaId }, body: { nombre: 'Cliente' }, headers })
          .catch((error: Error) => error)
        if (answer instanceof Error) failures.push(String(answer.cause ?? answer))
        else if (answer.status === 201) taken.push(answer.body.turno)
        else failures.push(`${answer.status} ${JSON.stringify(answer.error)}`)
      }
    }
    const workers = Array.from({ length: 8 }, worker)
    const reached = (count: number) =>
      expect.poll(() => taken.length, { timeout: 30_000 }).toBeGreaterThan(count)
    const stop = async () => {
      running = false
      await Promise.all(workers)
      return { taken, failures }
    }
    return { reached, stop, count: () => taken.length }
  }

  test('a node that is told to stop leaves without a failed request; its sockets move to the other', async () => {
    const { client, empresaId, colas } = await conColas(front(), 'General')
    const colaId = colas[0] as string
    const leaving = cluster.nodes[0] as ServerProcess
    const tabs = await Promise.all(Array.from({ length: 40 }, () => Tab.open(leaving.client())))
    const closes: number[] = []
    for (const tab of tabs) {
      tab.follow({ tema: 'publico', empresaId })
      tab.socket.on('close', () => closes.push(Date.now()))
    }
    await Promise.all(tabs.map((tab) => tab.state('publico', 'the first state')))

    const traffic = load(empresaId, colaId)
    await traffic.reached(100)
    expect(await leaving.stop('SIGTERM')).toBe(0)
    await traffic.reached(traffic.count() + 100)
    const { taken, failures } = await traffic.stop()

    expect(failures).toEqual([])
    expect(closes).toHaveLength(40)
    // Spread, not all at once: the bulk of them needs more than a second.
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
    const { client, empresaId, colas } = await conColas(front(), 'General')
    const colaId = colas[0] as string
    const traffic = load(empresaId, colaId)
    await traffic.reached(100)
    await (cluster.nodes[1] as ServerProcess).stop('SIGKILL')
    await traffic.reached(traffic.count() + 100)
    const { taken } = await traffic.stop()
    const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
    const ids = new Set(turnos.map((t) => t.id))
    expect(taken.filter((t) => !ids.has(t.id))).toEqual([])
    expect(new Set(turnos.map((t) => t.numero)).size).toBe(turnos.length)
  })
})
