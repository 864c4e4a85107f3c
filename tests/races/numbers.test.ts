import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type Client, newKey } from '#harness/client.ts'
import { inParallel, range } from '#harness/parallel.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createReadyStorage, ENGINES, type Storage } from '#harness/storage.ts'
import { conColas } from '#harness/stories.ts'

const NODES = { sqlite: 1, postgres: 2 }

describe.each(ENGINES)('no number twice, on %s', (engine) => {
  let storage: Storage
  let servers: ServerProcess[]

  beforeAll(async () => {
    storage = await createReadyStorage(engine)
    servers = await Promise.all(Array.from({ length: NODES[engine] }, () => startServer(storage.env)))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await storage.remove()
  })

  const anyNode = (i: number): Client => (servers[i % servers.length] as ServerProcess).client()
  const staffOn = (client: Client, i: number): Client => {
    const other = anyNode(i)
    other.cookie = client.cookie
    return other
  }

  // Under the pressure of these tests a busy machine may turn requests away: as on a page, they are sent again.
  const tomar = async (i: number, empresaId: string, colaId: string) => {
    const args = { params: { empresaId, colaId }, body: { nombre: `Cliente ${i}` }, headers: newKey() }
    return (await anyNode(i).call(endpoints.pedirTurno, args)).turno
  }

  test('500 takes, 50 at a time, give exactly the numbers 1 to 500 and 500 different codes', async () => {
    const { empresaId, colas } = await conColas(anyNode(0), 'General')
    const colaId = colas[0] as string
    const turnos = await inParallel(500, 50, (i) => tomar(i, empresaId, colaId))
    expect(turnos.map((t) => t.numero).sort((a, b) => a - b)).toEqual(range(500))
    expect(new Set(turnos.map((t) => t.codigo)).size).toBe(500)
    expect(new Set(turnos.map((t) => t.id)).size).toBe(500)
  })

  test('simultaneous callers never get the same turno, and all are called in order of arrival', async () => {
    const { client, empresaId, colas } = await conColas(anyNode(0), 'General')
    const colaId = colas[0] as string
    const emitidos: string[] = []
    for (const i of range(60)) emitidos.push((await tomar(i, empresaId, colaId)).id)

    const llamadas = await inParallel(70, 8, (i) =>
      staffOn(client, i).call(endpoints.siguiente, {
        params: { empresaId, colaId },
        body: { puesto: `${(i % 8) + 1}` },
        headers: newKey(),
      }),
    )
    const llamados = llamadas.flatMap(({ turno }) => turno?.id ?? [])
    expect(new Set(llamados).size).toBe(llamados.length)
    expect([...llamados].sort()).toEqual([...emitidos].sort())
    expect(llamadas.filter(({ turno }) => turno === null)).toHaveLength(10)
  })

  test('simultaneous takes, calls and cancellations lose no customer', async () => {
    const { client, empresaId, colas } = await conColas(anyNode(0), 'General', 'Quejas')
    const outcomes = await inParallel(200, 40, async (i) => {
      const colaId = colas[i % 2] as string
      const turno = await tomar(i, empresaId, colaId)
      if (i % 5 === 0) {
        const { status } = await anyNode(i + 1).settle(endpoints.cancelar, {
          params: { turnoId: turno.id },
          body: { codigo: turno.codigo },
          headers: newKey(),
        })
        return { id: turno.id, cancelado: status === 200 }
      }
      if (i % 3 === 0) {
        const { turno: llamado } = await staffOn(client, i).call(endpoints.siguienteDeEmpresa, {
          params: { empresaId },
          body: { puesto: `p${i % 4}` },
          headers: newKey(),
        })
        return { id: turno.id, llamado: llamado?.id }
      }
      return { id: turno.id }
    })
    const llamados = outcomes.flatMap((o) => o.llamado ?? [])
    const cancelados = outcomes.filter((o) => o.cancelado).map((o) => o.id)
    const listas = await Promise.all(
      colas.map((colaId) => client.call(endpoints.cola, { params: { empresaId, colaId } })),
    )
    const esperan = listas.flatMap((lista) => lista.turnos.map((t) => t.id))
    const todos = [...new Set(llamados), ...cancelados, ...esperan].sort()
    expect(new Set(llamados).size).toBe(llamados.length)
    expect(todos).toEqual(outcomes.map((o) => o.id).sort())
  })
})
