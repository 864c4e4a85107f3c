import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { range } from '#harness/parallel.ts'
import { startServer } from '#harness/server-process.ts'
import { type ConColas, conColas } from '#harness/stories.ts'
import { startProxy } from '#harness/tcp-proxy.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'

/** Starts a node that reaches PostgreSQL through a proxy, and companies on all of its lanes. */
async function nodeBehindProxy() {
  const { env } = await storageForTest('postgres')
  const proxy = await startProxy(env.DATABASE_URL ?? '')
  const node = await startServer({ ...env, DATABASE_URL: proxy.url })
  onTestFinished(async () => {
    await node.stop('SIGKILL')
    await proxy.stop()
  })
  const salas: ConColas[] = []
  for (const _ of range(8)) salas.push(await conColas(node.client(), 'General'))
  return { env, proxy, node, salas }
}

const take = (client: Client, { empresaId, colas }: ConColas, key = randomUUID()) =>
  client.try(endpoints.pedirTurno, {
    params: { empresaId, colaId: colas[0] as string },
    body: { nombre: 'Ana' },
    headers: { 'idempotency-key': key },
  })

const metrics = async (url: string) => (await fetch(`${url}/metrics`)).text()

test('connections that went silent are replaced: every request is answered, and nothing is lost', async () => {
  const { proxy, node, salas } = await nodeBehindProxy()
  proxy.silence()
  const answers = await Promise.all(salas.map((sala) => take(node.client(), sala)))
  for (const { status, headers } of answers) {
    expect(status === 201 || Number(headers.get('retry-after')) > 0).toBe(true)
  }
  for (const sala of salas) await expect.poll(async () => (await take(node.client(), sala)).status).toBe(201)
  await expect.poll(async () => (await node.client().call(endpoints.listo)).partes.almacen).toBe('bien')
})

test('a commit without an answer is neither acknowledged nor repeated, and its node is not ready meanwhile', async () => {
  const { proxy, node, salas } = await nodeBehindProxy()
  const [sala] = salas as [ConColas]
  const key = randomUUID()
  proxy.silenceAfter('commit')
  const first = take(node.client(), sala, key)
  const ready = async () => (await node.client().try(endpoints.listo)).status
  await expect.poll(ready).toBe(503)
  expect(await metrics(node.url)).toMatch('turnero_parte_disponible{parte="escritura"} 0')
  proxy.silenceAfter('never sent')
  const unknown = await first
  expect(unknown.status).toBe(503)
  expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect.poll(ready).toBe(200)
  // It was committed: the same key finds the turno of the first attempt.
  const again = await take(node.client(), sala, key)
  expect(again.body.turno.numero).toBe(1)
  expect((await take(node.client(), sala)).body.turno.numero).toBe(2)
})

test('a database that answers nobody does not make the node unready', async () => {
  const { proxy, node, salas } = await nodeBehindProxy()
  proxy.silenceAfter('commit')
  const first = take(node.client(), salas[0] as ConColas)
  const listo = () => node.client().try(endpoints.listo)
  await expect.poll(async () => (await listo()).status).toBe(503)
  proxy.freeze()
  const frozen = await listo()
  expect(frozen.status).toBe(200)
  expect(frozen.body.partes).toMatchObject({ almacen: 'ausente', escritura: 'detenida' })
  expect((await first).status).toBe(503)
})
