import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { SIEMPRE_PRIMERO } from '#contract/preferencia.ts'
import { Clock } from '#harness/clock.ts'
import { ENGINES } from '#harness/storage.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { pasarDias } from '#server/jobs/dias.ts'
import { appForTestOn, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'

const HOUR_MS = 3_600_000

onEachEngine('the service day', (app) => {
  const at = (iso: string) => app.clock.set(Date.parse(iso))

  async function cola(zona: string) {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'Guardia')
    await client.call(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body: { zona } })
    const params = { empresaId, colaId: colas[0] ?? '' }
    return {
      client,
      params,
      pedir: (nombre: string) => pedirTurno(client, empresaId, params.colaId, nombre),
      llamar: async (puesto?: string) =>
        (await client.call(endpoints.siguiente, { params, body: { puesto } })).turno?.nombre,
      estado: async (codigo: string) =>
        (await client.call(endpoints.verificarGlobal, { query: { codigo } })).turno.estado,
      panel: () => client.call(endpoints.cola, { params }),
    }
  }

  test("begins at midnight in the company's zone, and numbers start again", async () => {
    at('2027-03-10T12:00:00Z')
    const mexico = await cola('America/Mexico_City')
    const madrid = await cola('Europe/Madrid')
    at('2027-03-10T22:30:00Z') // 16:30 in Mexico, 23:30 in Madrid
    for (const { pedir } of [mexico, madrid]) expect((await pedir('A')).numero).toBe(1)
    at('2027-03-10T23:30:00Z') // half past midnight in Madrid
    expect((await mexico.pedir('B')).numero).toBe(2)
    expect((await madrid.pedir('B')).numero).toBe(1)
    at('2027-03-11T06:00:00Z') // midnight in Mexico
    expect((await mexico.pedir('C')).numero).toBe(1)
    expect((await madrid.pedir('C')).numero).toBe(2)
  })

  test('of a bar that closes at three ends then, from the day after the change', async () => {
    at('2027-03-09T23:00:00Z') // 17:00 in Mexico
    const { client, pedir, params, panel } = await cola('America/Mexico_City')
    const correo = (await client.call(endpoints.sesion)).correo
    const decir = (corte: number) =>
      client.call(endpoints.cambiarEmpresa, { params: { correo, id: params.empresaId }, body: { corte } })
    expect((await pedir('A')).numero).toBe(1)
    expect((await decir(180)).empresa.config.corte).toBe(180)
    at('2027-03-10T08:30:00Z') // half past two at night
    expect((await pedir('B')).numero).toBe(2)
    expect((await panel()).turnos).toHaveLength(2)
    at('2027-03-10T09:01:00Z') // a minute past three
    expect((await pedir('C')).numero).toBe(1)
    // Changed after midnight, during the current day, which still lasts until three.
    at('2027-03-11T07:00:00Z') // one at night
    expect((await pedir('D')).numero).toBe(2)
    await decir(0)
    at('2027-03-11T08:59:00Z')
    expect((await pedir('E')).numero).toBe(3)
    at('2027-03-11T09:01:00Z')
    expect((await pedir('F')).numero).toBe(1)
    at('2027-03-12T05:59:00Z')
    expect((await pedir('G')).numero).toBe(2)
    at('2027-03-12T06:01:00Z') // a minute past midnight
    expect((await pedir('H')).numero).toBe(1)
  })

  test.each([
    // Clocks go back: a day of 25 hours. At midnight in Santiago it is 23:00 again.
    ['America/Santiago', '2027-04-04T02:30:00Z', '2027-04-04T03:30:00Z', '2027-04-04T04:30:00Z'],
    // Clocks go forward at 02:00: the night from the 27th to the 28th.
    ['Europe/Madrid', '2027-03-27T21:30:00Z', '2027-03-27T22:30:00Z', '2027-03-27T23:30:00Z'],
    // Clocks go forward at midnight: the day begins at 01:00.
    ['America/Santiago', '2027-09-05T03:00:00Z', '2027-09-05T03:59:00Z', '2027-09-05T04:01:00Z'],
  ])('stays one day when clocks change in %s', async (zona, before, still, next) => {
    at(before)
    const { pedir } = await cola(zona)
    expect((await pedir('A')).numero).toBe(1)
    at(still)
    expect((await pedir('B')).numero).toBe(2)
    at(next)
    expect((await pedir('C')).numero).toBe(1)
  })

  test('a queue that works through midnight loses no customer', async () => {
    at('2027-05-11T04:00:00Z') // 22:00 in Mexico
    const { pedir, llamar, estado, panel } = await cola('America/Mexico_City')
    const [a, b] = [await pedir('A'), await pedir('B')]
    at('2027-05-11T06:30:00Z') // half past midnight
    await pasarDias(app.app.store, app.app.clock())
    const c = await pedir('C')
    expect(c.numero).toBe(1)
    expect((await panel()).turnos.map((t) => [t.nombre, t.posicion])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
    ])
    expect([await llamar(), await llamar(), await llamar()]).toEqual(['A', 'B', 'C'])
    expect(await estado(a.codigo)).toBe('completado')
    expect(await estado(b.codigo)).toBe('completado')
  })

  test('at the day change waits over six hours expire, and services in progress are finished', async () => {
    at('2027-06-10T20:00:00Z') // 14:00 in Mexico
    const { pedir, llamar, estado, panel } = await cola('America/Mexico_City')
    const [a, b] = [await pedir('A'), await pedir('B')]
    expect(await llamar()).toBe('A')
    at('2027-06-11T05:00:00Z') // 23:00: nine hours later, still the same day
    await pasarDias(app.app.store, app.app.clock())
    expect([await estado(a.codigo), await estado(b.codigo)]).toEqual(['en atención', 'en espera'])
    const c = await pedir('C')
    at('2027-06-11T06:00:30Z')
    await pasarDias(app.app.store, app.app.clock())
    expect([await estado(a.codigo), await estado(b.codigo), await estado(c.codigo)]).toEqual([
      'completado',
      'expirado',
      'en espera',
    ])
    expect((await panel()).turnos.map((t) => t.nombre)).toEqual(['C'])
    at('2027-06-11T11:30:00Z') // six and a half hours after C came
    await pasarDias(app.app.store, app.app.clock())
    expect(await estado(c.codigo)).toBe('expirado')
  })

  test('calling the next customer triggers the day change by itself', async () => {
    at('2027-07-10T20:00:00Z')
    const { pedir, llamar, estado } = await cola('America/Mexico_City')
    const a = await pedir('Ayer')
    at('2027-07-11T15:00:00Z')
    await pedir('Hoy')
    expect(await llamar()).toBe('Hoy')
    expect(await estado(a.codigo)).toBe('expirado')
  })

  test('a table never calls a party of yesterday that is behind a party of today', async () => {
    at('2027-07-20T20:00:00Z')
    const { client, params, estado } = await cola('America/Mexico_City')
    const primera = { id: randomUUID(), nombre: 'Embarazo', tipo: 'propia', ofrecida: true } as const
    await client.call(endpoints.guardarPreferencias, {
      params: { empresaId: params.empresaId },
      body: { preferencias: [{ ...primera, ventaja: SIEMPRE_PRIMERO }] },
    })
    const llegar = async (nombre: string, personas: number, preferenciaId?: string) => {
      const body = { nombre, personas, preferenciaId }
      return (await client.call(endpoints.pedirTurno, { params, body })).turno
    }
    const ayer = await llegar('Ayer', 4)
    at('2027-07-21T15:00:00Z')
    await llegar('Hoy', 2, primera.id)
    const { turno } = await client.call(endpoints.siguiente, { params, body: { cabe: 4 } })
    expect(turno?.nombre).toBe('Hoy')
    expect(await estado(ayer.codigo)).toBe('expirado')
  })

  test('a clock that jumps back neither changes the order nor repeats a number', async () => {
    at('2027-08-10T18:00:00Z')
    const { client, params, pedir, llamar, panel } = await cola('America/Mexico_City')
    const numeros = [(await pedir('A')).numero, (await pedir('B')).numero]
    app.clock.now -= 3 * HOUR_MS
    numeros.push((await pedir('C')).numero, (await pedir('D')).numero)
    expect(numeros).toEqual([1, 2, 3, 4])
    expect((await panel()).turnos.map((t) => [t.nombre, t.espera >= 0])).toEqual([
      ['A', true],
      ['B', true],
      ['C', true],
      ['D', true],
    ])
    expect(await llamar('1')).toBe('A')
    app.clock.now -= HOUR_MS
    expect(await llamar('2')).toBe('B')
    // The order of calls does not depend on the clock.
    expect(await client.call(endpoints.turnoActual, { params })).toMatchObject({ nombre: 'B' })
    expect((await panel()).enAtencion.map((t) => t.nombre)).toEqual(['A', 'B'])
    // Back into yesterday and to today again: each day continues with its own numbers.
    app.clock.now -= 24 * HOUR_MS
    expect([(await pedir('E')).numero, (await pedir('F')).numero]).toEqual([1, 2])
    app.clock.now += 24 * HOUR_MS
    expect((await pedir('G')).numero).toBe(5)
    expect((await panel()).turnos.map((t) => t.nombre)).toEqual(['C', 'D', 'E', 'F', 'G'])
  })
})

describe.each(ENGINES)('midnight, on %s', (engine) => {
  test('a server that ran through it shows the same as one that starts after it', async () => {
    const { env } = await storageForTest(engine)
    const clock = new Clock(Date.parse('2027-05-11T05:20:00Z')) // 23:20 in Mexico
    const app = await appForTestOn(env, clock)
    const { client, empresaId, colas } = await conColas(app.client(), 'Guardia')
    const params = { empresaId, colaId: colas[0] ?? '' }
    const llamar = (puesto: string) => client.call(endpoints.siguiente, { params, body: { puesto } })
    for (const nombre of ['A', 'B', 'C', 'D', 'E']) await pedirTurno(client, empresaId, params.colaId, nombre)
    await llamar('1')
    clock.now += 10 * 60_000
    await llamar('2')
    const publico = () => client.call(endpoints.publico, { params: { empresaId } })
    expect((await publico()).usaPuestos).toBe(true)

    clock.now += HOUR_MS // 00:30
    expect(await publico()).toMatchObject({ ultimosLlamados: [], usaPuestos: false })
    // Finishes the turno called yesterday.
    await pasarDias(app.app.store, clock.read())
    const { turno } = await llamar('3')
    const running = await publico()
    expect(running.ultimosLlamados.map(({ numero, puesto }) => [numero, puesto])).toEqual([
      [turno?.numero, '3'],
    ])
    expect(running.usaPuestos).toBe(false)
    const panel = await client.call(endpoints.cola, { params })

    await app.stop()
    const fresh = Object.assign((await appForTestOn(env, clock)).client(), { cookie: client.cookie })
    expect(await fresh.call(endpoints.publico, { params: { empresaId } })).toEqual(running)
    expect(await fresh.call(endpoints.cola, { params })).toEqual(panel)
  })
})
