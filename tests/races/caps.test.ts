import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type Client, newKey } from '#harness/client.ts'
import { inParallel } from '#harness/parallel.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createReadyStorage, ENGINES, type Storage } from '#harness/storage.ts'
import { guardarCupos } from '#tests/helpers/hours.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const NODES = { sqlite: 1, postgres: 2 }

describe.each(ENGINES)('no cap is exceeded, on %s', (engine) => {
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
  const tomar = (i: number, params: { empresaId: string; colaId: string }) =>
    anyNode(i).settle(endpoints.pedirTurno, { params, body: { nombre: `Cliente ${i}` }, headers: newKey() })

  test.each([
    ['cupoDia', 'cupo_agotado'],
    ['cupoHora', 'cupo_agotado'],
    ['maxEspera', 'cola_llena'],
  ] as const)('%s 7: of 60 simultaneous requests 7 get a turno', async (cupo, codigo) => {
    const m = await staffOf(anyNode(0), 'General')
    await guardarCupos(m.client, m.params, { [cupo]: 7 })
    const hora = () => new Date().getUTCHours()
    const antes = hora()
    const answers = await inParallel(60, 20, (i) => tomar(i, m.params))
    const dados = answers.filter((a) => a.status === 201).length
    // The hour may change during the test.
    if (cupo === 'cupoHora' && hora() !== antes) return expect(dados).toBeLessThanOrEqual(14)
    expect(dados).toBe(7)
    expect(new Set(answers.filter((a) => a.status !== 201).map((a) => a.error.codigo))).toEqual(
      new Set([codigo]),
    )
    const { cola } = await m.cola()
    expect(cola).toMatchObject({ quedan: 0, enEspera: 7 })
  })

  test('while customers take turnos and are called at once, never more wait than allowed', async () => {
    const m = await staffOf(anyNode(0), 'General')
    await guardarCupos(m.client, m.params, { maxEspera: 5 })
    let most = 0
    const outcomes = await inParallel(120, 12, async (i) => {
      const look = async () => {
        const { cola } = await m.cola()
        most = Math.max(most, cola.enEspera)
      }
      if (i % 3 === 0) await m.llamar(`${i % 4}`)
      if (i % 10 === 0) await look()
      return (await tomar(i, m.params)).status
    })
    expect(most).toBeLessThanOrEqual(5)
    expect(outcomes.filter((status) => status === 201).length).toBeGreaterThan(5)
  })

  test('after the reply to closing by hand no customer gets in, even while many take turnos', async () => {
    const m = await staffOf(anyNode(0), 'General')
    const antes = inParallel(20, 10, (i) => tomar(i, m.params))
    await m.client.call(endpoints.cambiarApertura, {
      params: { empresaId: m.empresaId },
      body: { abierta: false },
    })
    const despues = await inParallel(20, 10, (i) => tomar(i, m.params))
    expect(new Set(despues.map((a) => a.error.codigo))).toEqual(new Set(['fuera_de_horario']))
    expect((await antes).every((a) => a.status === 201 || a.error.codigo === 'fuera_de_horario')).toBe(true)
  })
})
