import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { CifrasDePersona } from '#contract/estadisticas.ts'
import type { Client } from '#harness/client.ts'
import { seededRandom } from '#harness/random.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'
import { empleada } from '#tests/helpers/team.ts'

const MINUTO_MS = 60_000

const sumOf = (
  personas: readonly { cifras: CifrasDePersona }[],
  campo: 'atendidos' | 'ausentes' | 'etapas',
) => personas.reduce((suma, { cifras }) => suma + cifras[campo], 0)

onEachEngine('figures of each person', (app) => {
  /** Creates a company with two queues and three agents, each at a desk of her own. */
  async function conEquipo() {
    const flow = await flowOf(app.client(), 'General', 'Caja')
    const personas = [
      { client: flow.client, puesto: '1' },
      { client: (await empleada(app, flow, { rol: 'agente' })).client, puesto: '2' },
      { client: (await empleada(app, flow, { rol: 'administrador' })).client, puesto: '3' },
    ]
    return { ...flow, personas }
  }

  const figures = (client: Client, empresaId: string, periodo: 'hoy' | 'semana' | 'mes' = 'semana') =>
    client.call(endpoints.estadisticasDePersonas, { params: { empresaId }, query: { periodo } })

  test("add up to the company's figures, whatever was done, today and on past days", async () => {
    const { client, empresaId, colas, personas, pedir } = await conEquipo()
    const [general = '', caja = ''] = colas
    const random = seededRandom(19)
    for (let day = 0; day < 3; day++) {
      app.clock.nextMorning()
      for (let i = 0; i < 25; i++) {
        const colaId = random() < 0.6 ? general : caja
        await pedir(`Cliente ${i}`, colaId)
        if (random() < 0.3) await pedir(`Otro ${i}`, colaId)
        app.clock.now += Math.ceil(random() * 5) * MINUTO_MS
        const quien = personas[Math.floor(random() * personas.length)] as (typeof personas)[number]
        const { turno } = await quien.client.call(endpoints.siguiente, {
          params: { empresaId, colaId },
          body: { puesto: quien.puesto },
        })
        if (!turno) continue
        app.clock.now += Math.ceil(random() * 9) * MINUTO_MS
        const params = { empresaId, turnoId: turno.id }
        const dice = random()
        if (dice < 0.4) await quien.client.call(endpoints.finalizar, { params })
        else if (dice < 0.5) await quien.client.call(endpoints.ausente, { params })
        else if (dice < 0.6) await quien.client.call(endpoints.finalizar, { params, body: { sigue: caja } })
        else if (dice < 0.7) await quien.client.call(endpoints.transferir, { params, body: { colaId: caja } })
        else if (dice < 0.8) await quien.client.call(endpoints.apartar, { params, body: { minutos: 5 } })
        else if (dice < 0.9) {
          await client.try(endpoints.deshacer, { params: { empresaId, colaId }, body: { turnoId: turno.id } })
        }
      }
      for (const periodo of ['hoy', 'semana'] as const) {
        const empresa = await client.call(endpoints.estadisticas, {
          params: { empresaId },
          query: { periodo },
        })
        const { total, personas: todas } = await figures(client, empresaId, periodo)
        expect(sumOf(todas, 'atendidos'), `${day} ${periodo}`).toBe(empresa.actual.atendidos)
        expect(sumOf(todas, 'ausentes'), `${day} ${periodo}`).toBe(empresa.actual.ausentes)
        expect(sumOf(todas, 'etapas'), `${day} ${periodo}`).toBe(empresa.actual.etapas)
        expect(total).toMatchObject({
          atendidos: empresa.actual.atendidos,
          ausentes: empresa.actual.ausentes,
          etapas: empresa.actual.etapas,
          atencion: empresa.actual.atencion,
        })
        expect(empresa.actual.atendidos).toBeGreaterThan(0)
      }
    }
  })

  test('a call counts for its caller, with its duration relative to the same queue and how often out of turn', async () => {
    const { client, empresaId, colas, personas, pedir } = await conEquipo()
    app.clock.nextMorning()
    const colaId = colas[0] ?? ''
    const [duena, agente] = personas
    if (!duena || !agente) throw new Error('A member of the team is missing')
    for (const [quien, minutes] of [
      [duena, 4],
      [duena, 4],
      [agente, 8],
    ] as const) {
      await pedir('Alguien')
      const { turno } = await quien.client.call(endpoints.siguiente, {
        params: { empresaId, colaId },
        body: { puesto: quien.puesto },
      })
      app.clock.now += minutes * MINUTO_MS
      await quien.client.call(endpoints.finalizar, { params: { empresaId, turnoId: turno?.id ?? '' } })
    }
    await pedir('Primera')
    const segunda = await pedir('Segunda')
    await agente.client.call(endpoints.llamarTurno, {
      params: { empresaId, turnoId: segunda.id },
      body: { puesto: agente.puesto, motivo: 'Urgente' },
    })
    const { personas: todas } = await figures(client, empresaId, 'hoy')
    expect(todas).toMatchObject([
      // The clock runs while the test works, so the four minutes are not exact.
      {
        propio: true,
        cifras: { llamados: 2, atendidos: 2, fueraDeOrden: 0, ritmo: expect.closeTo(100, -1) },
      },
      { propio: false, cifras: { llamados: 2, atendidos: 1, fueraDeOrden: 50, atencion: { promedio: 8 } } },
    ])
    // The median service of this queue takes four minutes, hers takes eight.
    expect(todas[1]?.cifras.ritmo).toBeGreaterThan(190)
    expect(todas[1]?.porCola).toMatchObject([{ nombre: 'General', cifras: { atendidos: 1 } }])
  })

  test("pauses at a desk count for the agent who took them, and add up to the company's", async () => {
    const { client, empresaId, colas, personas } = await conEquipo()
    const [duena, agente, administrador] = personas
    if (!duena || !agente || !administrador) throw new Error('A member of the team is missing')
    const [uno = '', dos = ''] = await conPuestos(
      { client, empresaId, colas, correo: '' },
      { nombre: 'Uno' },
      { nombre: 'Dos' },
    )
    const at = ({ client }: { client: Client }) => desksOf(client, empresaId)
    app.clock.nextMorning()
    // Twenty minutes, with a different reason in between.
    await at(agente).occupy(uno)
    await at(agente).pause(uno, 'Almuerzo')
    app.clock.now += 5 * MINUTO_MS
    await at(agente).pause(uno, 'Trámite')
    app.clock.now += 15 * MINUTO_MS
    await at(agente).pause(uno, null)
    // Ten minutes, until another member takes over the desk.
    await at(administrador).occupy(dos)
    await at(administrador).pause(dos, 'Reunión')
    app.clock.now += 10 * MINUTO_MS
    await at(duena).occupy(dos, { relevar: true })
    // Still running.
    await at(agente).pause(uno, 'Almuerzo')
    app.clock.now += 2 * MINUTO_MS
    const byName = async (periodo: 'hoy' | 'semana') => {
      const { personas: todas, pausas } = await figures(client, empresaId, periodo)
      return { suyas: todas.map(({ pausas, propio }) => ({ propio, ...pausas })), pausas }
    }
    const today = await byName('hoy')
    expect(today.suyas).toHaveLength(2)
    expect(today.suyas).toContainEqual({ propio: false, veces: 2, minutos: 22 })
    expect(today.suyas).toContainEqual({ propio: false, veces: 1, minutos: 10 })
    expect(today.pausas).toEqual({ veces: 3, minutos: 32 })

    const own = await figures(agente.client, empresaId, 'hoy')
    expect(own.pausas).toBeNull()
    expect(own.personas).toMatchObject([{ propio: true, pausas: { veces: 2, minutos: 22 } }])
    const csv = await (
      await agente.client.send(`/api/estadisticas/${empresaId}/personas/csv?periodo=hoy`)
    ).text()
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(csv).toMatch(/,2,22\s*$/)

    await at(agente).leave(uno)
    app.clock.nextMorning()
    expect((await byName('hoy')).suyas).toEqual([])
    // Stored with its day, and equal when it is read again.
    for (const _ of [1, 2]) expect(await byName('semana')).toEqual(today)
  })

  test('an agent sees only her own and no total, also as a spreadsheet', async () => {
    const { empresaId, colas, personas, pedir } = await conEquipo()
    app.clock.nextMorning()
    const params = { empresaId, colaId: colas[0] ?? '' }
    for (const { client, puesto } of personas) {
      await pedir('Alguien')
      await client.call(endpoints.siguiente, { params, body: { puesto } })
    }
    const agente = personas[1]?.client as Client
    const suyas = await figures(agente, empresaId, 'hoy')
    expect(suyas).toMatchObject({ total: null, personas: [{ propio: true, cifras: { llamados: 1 } }] })
    expect(suyas.personas).toHaveLength(1)
    const csvOf = async (client: Client) =>
      (await client.send(`/api/estadisticas/${empresaId}/personas/csv?periodo=hoy`)).text()
    expect((await csvOf(agente)).trim().split('\r\n')).toHaveLength(2)
    expect((await csvOf(personas[2]?.client as Client)).trim().split('\r\n')).toHaveLength(4)
  })
})
