import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { SIEMPRE_PRIMERO } from '#contract/preferencia.ts'
import type { Turno } from '#contract/turno.ts'
import { range } from '#harness/parallel.ts'
import { reanudarApartados } from '#server/jobs/dias.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'

const MINUTE_MS = 60_000

onEachEngine('the flow of a turn', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  const someone = async (...nombres: string[]) => {
    const flow = await flowOf(app.client(), 'General', 'Quejas')
    const turnos: Turno[] = []
    for (const nombre of nombres) turnos.push(await flow.pedir(nombre))
    return { ...flow, turnos, otra: flow.colas[1] as string }
  }

  test('a transfer keeps number, code and seniority, and going back restores the place', async () => {
    const f = await someone('Ana', 'Luis', 'Eva')
    const [, luis] = f.turnos as [Turno, Turno]
    await f.pedir('Quejosa', f.otra)
    const { status, body } = await f.transferir(luis.id, { colaId: f.otra })
    expect([status, body.turno.numero, body.turno.codigo]).toEqual([200, luis.numero, luis.codigo])
    expect(body.turno.etiqueta).toBe('2 · General')
    expect(await f.esperan()).toEqual(['Ana', 'Eva'])
    expect(await f.esperan(f.otra)).toEqual(['Luis', 'Quejosa'])
    const visto = await f.ver(luis.codigo)
    expect(visto).toMatchObject({
      turno: { etiqueta: '2 · General' },
      cola: { nombre: 'Quejas' },
      posicion: 1,
    })
    // Numbers of both queues continue as if no customer had moved.
    expect((await f.pedir('Otro', f.otra)).numero).toBe(2)
    expect((await f.pedir('Nueva')).numero).toBe(4)
    await f.transferir(luis.id, { colaId: f.params.colaId })
    expect(await f.esperan()).toEqual(['Ana', 'Luis', 'Eva', 'Nueva'])
  })

  test('a transfer goes to the end, to the front, or to a free desk', async () => {
    const f = await someone('Ana', 'Luis', 'Eva')
    const [ana, luis, eva] = f.turnos as [Turno, Turno, Turno]
    await f.transferir(ana.id, { colaId: f.params.colaId, donde: 'final' })
    await f.transferir(eva.id, { colaId: f.params.colaId, donde: 'primero' })
    expect(await f.esperan()).toEqual(['Eva', 'Luis', 'Ana'])
    await f.llamar('Caja 1')
    expectRefused(await f.transferir(luis.id, { puesto: 'Caja 1' }), 'puesto_ocupado')
    const { body } = await f.transferir(luis.id, { puesto: 'Caja 2' })
    expect(body.turno).toMatchObject({ estado: 'en atención', puesto: 'Caja 2' })
    expectRefused(await f.transferir(ana.id, {}), 'datos_invalidos')
    expectRefused(await f.transferir(ana.id, { colaId: randomUUID() }), 'cola_no_encontrada')
  })

  test('a customer set aside is skipped, returns by itself, and is notified', async () => {
    const f = await someone('Ana', 'Luis', 'Eva')
    const [ana] = f.turnos as [Turno]
    await f.apartar(ana.id, 10)
    const personal = await f.cola()
    expect(personal.apartados).toMatchObject([{ nombre: 'Ana', posicion: 1, pausa: {} }])
    expect(personal.cola.enEspera).toBe(2)
    const visto = await f.ver(ana.codigo)
    expect(visto).toMatchObject({ turno: { estado: 'en espera', pausa: {} }, posicion: 1 })
    expect((await f.llamar()).turno?.nombre).toBe('Luis')
    app.clock.now += 9 * MINUTE_MS
    await reanudarApartados(app.app.store, app.app.clock())
    expect(await f.esperan()).toEqual(['Eva'])
    app.clock.now += 2 * MINUTE_MS
    await reanudarApartados(app.app.store, app.app.clock())
    expect(await f.esperan()).toEqual(['Ana', 'Eva'])
    expect((await f.ver(ana.codigo)).turno.pausa).toBeUndefined()
  })

  test('a customer set aside without a time stays aside until staff bring them back', async () => {
    const f = await someone('Ana', 'Luis')
    const [ana] = f.turnos as [Turno]
    expectRefused(await f.reanudar(ana.id), 'turno_no_apartado')
    await f.apartar(ana.id)
    app.clock.now += 60 * MINUTE_MS
    await reanudarApartados(app.app.store, app.app.clock())
    expect(await f.esperan()).toEqual(['Luis'])
    await f.reanudar(ana.id)
    expect(await f.esperan()).toEqual(['Ana', 'Luis'])
    await f.apartar(ana.id)
    const cancelado = await app.client().call(endpoints.cancelar, {
      params: { turnoId: ana.id },
      body: { codigo: ana.codigo },
    })
    expect(cancelado.turno.estado).toBe('cancelado')
    // The maintained counts are right: the next take is quoted behind one person.
    await f.pedir('Eva')
    expect((await f.cola()).cola.enEspera).toBe(2)
  })

  test('an absent customer returns behind the next two, within half an hour', async () => {
    const f = await someone('Ana', 'Luis', 'Eva', 'Sol')
    const [ana] = f.turnos as [Turno]
    await f.llamar()
    expectRefused(await f.volver(ana.id), 'turno_no_ausente')
    await f.ausente(ana.id)
    await f.volver(ana.id)
    expect(await f.esperan()).toEqual(['Luis', 'Eva', 'Ana', 'Sol'])
    await f.elegir(ana.id)
    await f.ausente(ana.id)
    app.clock.now += 31 * MINUTE_MS
    expectRefused(await f.volver(ana.id), 'volver_tarde')
  })

  test('a customer postpones twice, keeps the place when returning, and reports arrival', async () => {
    const f = await someone('Ana', 'Luis', 'Eva', 'Sol')
    const [ana] = f.turnos as [Turno]
    const sol = f.turnos[3] as Turno
    expectRefused(await f.posponer(sol, { pasan: 1 }), 'posponer_ultimo')
    expect((await f.ver(sol.codigo)).turno.posponer).toBe(2)
    expect((await f.ver(ana.codigo)).turno.posponer).toBe(2)
    await f.posponer(ana, { pasan: 2 })
    expect(await f.esperan()).toEqual(['Luis', 'Eva', 'Ana', 'Sol'])
    await f.posponer(ana, { minutos: 15 })
    expect(await f.esperan()).toEqual(['Luis', 'Eva', 'Sol'])
    expectRefused(await f.posponer(ana, { minutos: 15 }), 'turno_no_en_espera')
    await f.llegue(ana)
    expect(await f.esperan()).toEqual(['Luis', 'Eva', 'Ana', 'Sol'])
    expect((await f.cola()).turnos[2]).toMatchObject({ llego: true, pospuestos: 2 })
    expectRefused(await f.posponer(ana, { pasan: 1 }), 'posponer_limite')
    expectRefused(await f.posponer({ ...ana, codigo: 'ZZZZZZ' }, { pasan: 1 }), 'turno_no_encontrado')
    for (const como of [{}, { pasan: 1, minutos: 5 }, { pasan: 6 }, { minutos: 31 }])
      expectRefused(await f.posponer(ana, como), 'datos_invalidos')
  })

  test('a preference gives minutes of credit, and no public reply reveals it', async () => {
    const f = await someone()
    const [mayor, socio] = await f.preferencias(
      { nombre: 'Adulto mayor', tipo: 'adulto mayor', ventaja: 30, ofrecida: true },
      { nombre: 'Socio', tipo: 'propia', ventaja: 5, ofrecida: false },
    )
    const pedir = (nombre: string, preferenciaId?: string, client = app.client()) =>
      client.try(endpoints.pedirTurno, { params: f.params, body: { nombre, preferenciaId } })
    await pedir('Temprana')
    app.clock.now += 20 * MINUTE_MS
    await pedir('Ana')
    app.clock.now += 20 * MINUTE_MS
    const { body } = await pedir('Don Juan', mayor?.id)
    // Ahead of customers who came up to 30 minutes before, behind those who came 40 minutes before.
    expect(await f.esperan()).toEqual(['Temprana', 'Don Juan', 'Ana'])
    expectRefused(await pedir('Colado', socio?.id), 'preferencia_no_ofrecida')
    expectRefused(await pedir('Nadie', randomUUID()), 'datos_invalidos')
    expect((await pedir('Socio', socio?.id, f.client)).status).toBe(201)
    expect((await f.cola()).turnos[1]?.preferencia).toEqual({ id: mayor?.id, nombre: 'Adulto mayor' })
    const publico = await f.publico()
    expect(publico.preferencias).toEqual([{ id: mayor?.id, nombre: 'Adulto mayor' }])
    await f.llamar()
    await f.llamar('2')
    const told = { ...(await f.publico()), preferencias: [] }
    expect(JSON.stringify([told, await f.ver(body.turno.codigo)])).not.toContain('mayor')
  })

  test("the id of another company's preference is refused with a reason", async () => {
    const [one, two] = [await someone(), await someone()]
    const [preferencia] = await one.preferencias({
      nombre: 'Embarazo',
      tipo: 'embarazo',
      ventaja: 60,
      ofrecida: true,
    })
    const reply = await two.client.try(endpoints.guardarPreferencias, {
      params: { empresaId: two.empresaId },
      body: { preferencias: preferencia ? [preferencia] : [] },
    })
    expectRefused(reply, 'datos_invalidos')
  })

  test("staff correct a customer's data, and a new preference moves the place", async () => {
    const f = await someone('Ana', 'Luis')
    const [ana, luis] = f.turnos as [Turno, Turno]
    const [mayor] = await f.preferencias({
      nombre: 'Adulto mayor',
      tipo: 'adulto mayor',
      ventaja: 60,
      ofrecida: true,
    })
    const cambios = { nota: 'Silla de ruedas', marcas: ['VIP', 'VIP', 'Ruedas'], personas: 3 }
    await f.cambiar(luis.id, { ...cambios, preferenciaId: mayor?.id ?? '' })
    expect(await f.esperan()).toEqual(['Luis', 'Ana'])
    expect((await f.cola()).turnos[0]).toMatchObject({ ...cambios, marcas: ['VIP', 'Ruedas'] })
    const { body } = await f.cambiar(luis.id, { preferenciaId: null, nombre: 'Luis Mora' })
    expect(await f.esperan()).toEqual(['Ana', 'Luis Mora'])
    await f.deshacerTurno(luis.id, body.seq)
    expect(await f.esperan()).toEqual(['Luis', 'Ana'])
    await f.llamar()
    await f.llamar('2')
    expect((await f.cambiar(ana.id, { nota: 'Vuelve mañana' })).status).toBe(200)
    await f.finalizar(ana.id)
    expectRefused(await f.cambiar(ana.id, { nota: 'Tarde' }), 'turno_no_en_espera')
  })

  test('a customer who was moved to the end and loses the preference stays ahead of those who come later', async () => {
    const f = await someone('Ana', 'Luis')
    const [ana] = f.turnos as [Turno, Turno]
    const [mayor] = await f.preferencias({
      nombre: 'Adulto mayor',
      tipo: 'adulto mayor',
      ventaja: SIEMPRE_PRIMERO,
      ofrecida: true,
    })
    await f.cambiar(ana.id, { preferenciaId: mayor?.id ?? '' })
    await f.transferir(ana.id, { colaId: f.params.colaId, donde: 'final' })
    await f.cambiar(ana.id, { preferenciaId: null })
    await f.pedir('Eva')
    expect(await f.esperan()).toEqual(['Luis', 'Ana', 'Eva'])
  })

  test('a table calls the first party that fits and fills more than half of it', async () => {
    const f = await someone()
    const { categorias } = await f.client.call(endpoints.configuracion, {
      params: { empresaId: f.empresaId },
    })
    await f.client.call(endpoints.guardarConfiguracion, {
      params: { empresaId: f.empresaId },
      body: { categorias: categorias.map(({ id, nombre }, i) => ({ id, nombre, pidePersonas: i === 0 })) },
    })
    for (const personas of [2, 6, 3, undefined])
      await app
        .client()
        .call(endpoints.pedirTurno, { params: f.params, body: { nombre: `De ${personas}`, personas } })
    const mesa = (puesto: string, cabe: number) =>
      f.client.call(endpoints.siguiente, { params: f.params, body: { puesto, cabe } })
    expect((await f.publico()).colas.map(({ pidePersonas }) => pidePersonas)).toEqual([true, false])
    expect((await f.cola()).turnos.map(({ personas }) => personas)).toEqual([2, 6, 3, 1])
    expect((await mesa('Mesa 1', 4)).turno?.nombre).toBe('De 3')
    expect((await mesa('Mesa 2', 2)).turno?.nombre).toBe('De 2')
    expect((await mesa('Mesa 3', 2)).turno?.nombre).toBe('De undefined')
    expect((await mesa('Mesa 4', 4)).turno).toBeNull()
  })

  test('a visit continues in the next queue with its number, and its stages are counted', async () => {
    const f = await someone('Ana', 'Luis')
    const [ana] = f.turnos as [Turno]
    const { categorias } = await f.client.call(endpoints.configuracion, {
      params: { empresaId: f.empresaId },
    })
    const save = (sigue: (string | null)[]) =>
      f.client.try(endpoints.guardarConfiguracion, {
        params: { empresaId: f.empresaId },
        body: { categorias: categorias.map(({ id, nombre }, i) => ({ id, nombre, sigue: sigue[i] })) },
      })
    expectRefused(await save([f.params.colaId, null]), 'datos_invalidos')
    await save([f.otra, null])
    expect((await f.cola()).cola.sigue).toBe(f.otra)
    await f.llamar()
    app.clock.now += 4 * MINUTE_MS
    const { body } = await f.seguir(ana.id, f.otra)
    expect(body.turno).toMatchObject({ estado: 'en espera', etiqueta: '1 · General', colaId: f.otra })
    app.clock.now += 6 * MINUTE_MS
    expect((await f.llamar('2', f.otra)).turno?.nombre).toBe('Ana')
    app.clock.now += 3 * MINUTE_MS
    await f.finalizar(ana.id)
    const { porCola } = await f.client.call(endpoints.estadisticas, {
      params: { empresaId: f.empresaId },
      query: { periodo: 'hoy' },
    })
    const [general, quejas] = porCola
    expect(general?.cifras).toMatchObject({ turnos: 2, atendidos: 0, etapas: 1, atencion: { promedio: 4 } })
    expect(quejas?.cifras).toMatchObject({
      turnos: 0,
      atendidos: 1,
      espera: { promedio: 6 },
      atencion: { promedio: 3 },
      visita: { promedio: 13 },
    })
  })

  test('each order is undone exactly, once, and not after something else happened', async () => {
    const f = await someone('Ana', 'Luis', 'Eva', 'Sol')
    const [ana, luis] = f.turnos as [Turno, Turno]
    const before = await f.cola()
    const orders = [
      () => f.transferir(luis.id, { colaId: f.otra }),
      () => f.transferir(luis.id, { colaId: f.params.colaId, donde: 'final' }),
      () => f.transferir(luis.id, { colaId: f.otra, donde: 'primero' }),
      () => f.transferir(luis.id, { puesto: 'Caja 9' }),
      () => f.apartar(luis.id, 5),
      () => f.cambiar(luis.id, { nota: 'x', personas: 4, nombre: 'Otro' }),
    ]
    for (const order of orders) {
      const { body } = await order()
      expect((await f.deshacerTurno(luis.id, body.seq)).status).toBe(200)
      const { turnos } = await f.cola()
      expect(turnos).toEqual(before.turnos)
      expectRefused(await f.deshacerTurno(luis.id, body.seq), 'deshacer_tarde')
    }
    const { body } = await f.transferir(luis.id, { colaId: f.otra })
    await f.llamar('1', f.otra)
    expectRefused(await f.deshacerTurno(luis.id, body.seq), 'deshacer_tarde')
    expectRefused(await f.deshacerTurno(ana.id, body.seq), 'deshacer_tarde')
  })

  test('undoing a transfer from a desk that is busy now puts the customer first in line', async () => {
    const f = await someone('Ana', 'Luis', 'Eva')
    const [ana] = f.turnos as [Turno]
    await f.llamar('Caja 1')
    const { body } = await f.transferir(ana.id, { colaId: f.otra })
    await f.llamar('Caja 1')
    await f.deshacerTurno(ana.id, body.seq)
    expect(await f.esperan()).toEqual(['Ana', 'Eva'])
    const other = await f.transferir(ana.id, { colaId: f.otra })
    await f.deshacerTurno(ana.id, other.body.seq)
    expect(await f.esperan()).toEqual(['Ana', 'Eva'])
  })

  test('a repeated order changes nothing more', async () => {
    const f = await someone('Ana', 'Luis')
    const [ana] = f.turnos as [Turno]
    const llave = randomUUID()
    const send = () =>
      f.client.try(endpoints.transferir, {
        params: { empresaId: f.empresaId, turnoId: ana.id },
        body: { colaId: f.otra },
        headers: { 'idempotency-key': llave },
      })
    const first = await send()
    expect((await send()).body).toEqual(first.body)
  })

  test('the day ends for customers set aside as for those waiting', async () => {
    const f = await someone('Ana', 'Luis')
    const [ana] = f.turnos as [Turno]
    await f.apartar(ana.id)
    const { expirados } = await f.client.call(endpoints.cerrarJornada, {
      params: { empresaId: f.empresaId },
      body: {},
    })
    expect(expirados).toBe(2)
    expect((await f.ver(ana.codigo)).turno.estado).toBe('expirado')
  })

  test('sending the first to the end twenty times gives the expected order', async () => {
    const f = await someone(...range(6).map((i) => `C${i}`))
    const expected = await f.esperan()
    for (let i = 0; i < 20; i++) {
      const [first] = (await f.cola()).turnos
      await f.transferir(first?.id ?? '', { colaId: f.params.colaId, donde: 'final' })
      expected.push(expected.shift() as string)
    }
    expect(await f.esperan()).toEqual(expected)
  })
})
