import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import type { Answer } from '#harness/client.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'
import { empleada } from '#tests/helpers/team.ts'

const MINUTE_MS = 60_000

onEachEngine('a customer before others', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  const someone = async (...nombres: string[]) => {
    const flow = await flowOf(app.client(), 'General', 'Quejas')
    const turnos: Turno[] = []
    for (const nombre of nombres) turnos.push(await flow.pedir(nombre))
    return { ...flow, turnos, otra: flow.colas[1] as string }
  }

  test('is called as the company allows', async () => {
    const f = await someone('Ana', 'Luis', 'Eva')
    const [ana, , eva] = f.turnos as [Turno, Turno, Turno]
    await f.empresa({ elegir: 'nadie' })
    expectRefused(await f.elegir(eva.id), 'elegir_no_permitido')
    await f.empresa({ elegir: 'con motivo' })
    expectRefused(await f.elegir(eva.id), 'falta_motivo')
    const { body } = await f.elegir(eva.id, 'Le duele mucho', 'Caja 3')
    expect(body.turno).toMatchObject({ nombre: 'Eva', puesto: 'Caja 3', estado: 'en atención' })
    expect((await f.elegir(ana.id)).status).toBe(200)
    expectRefused(await f.elegir(eva.id), 'turno_no_en_espera')
  })

  test('is moved to the front or to a desk as the company allows, from any place', async () => {
    const f = await someone('Ana', 'Luis', 'Eva')
    const [ana, luis, eva] = f.turnos as [Turno, Turno, Turno]
    const quejosa = await f.pedir('Quejosa', f.otra)
    const moves: ((motivo?: string) => Promise<Answer<unknown>>)[] = [
      (motivo) => f.transferir(eva.id, { colaId: f.params.colaId, donde: 'primero', motivo }),
      (motivo) => f.transferir(quejosa.id, { colaId: f.params.colaId, donde: 'primero', motivo }),
      (motivo) => f.transferir(eva.id, { puesto: 'Caja 9', motivo }),
    ]
    const before = await f.esperan()
    await f.empresa({ elegir: 'nadie' })
    for (const move of moves) {
      expectRefused(await move(), 'elegir_no_permitido')
      expectRefused(await move('Urgente'), 'elegir_no_permitido')
    }
    await f.empresa({ elegir: 'con motivo' })
    for (const move of moves) {
      expectRefused(await move(), 'falta_motivo')
      expectRefused(await move('   '), 'falta_motivo')
    }
    expect(await f.esperan()).toEqual(before)
    expect((await f.transferir(eva.id, { puesto: 'Caja 9', motivo: 'Urgente' })).status).toBe(200)
    // Nobody is passed over by the first in line, by going back, or by the hand-over from one desk to another.
    await f.empresa({ elegir: 'nadie' })
    expect((await f.transferir(ana.id, { colaId: f.otra, donde: 'primero' })).status).toBe(200)
    expect((await f.transferir(ana.id, { colaId: f.params.colaId })).status).toBe(200)
    expect((await f.transferir(ana.id, { colaId: f.params.colaId, donde: 'final' })).status).toBe(200)
    expect((await f.transferir(eva.id, { puesto: 'Caja 8' })).status).toBe(200)
    expect((await f.transferir(luis.id, { puesto: 'Caja 7' })).status).toBe(200)
  })

  test('keeps an own place without a reason: after a hold, an absence, a preference or an undo', async () => {
    const f = await someone('Ana', 'Luis', 'Eva', 'Sol')
    const [ana, luis, , sol] = f.turnos as [Turno, Turno, Turno, Turno]
    const [mayor] = await f.preferencias({
      nombre: 'Adulto mayor',
      tipo: 'adulto mayor',
      ventaja: 60,
      ofrecida: true,
    })
    await f.empresa({ elegir: 'nadie' })
    await f.apartar(luis.id)
    expect((await f.reanudar(luis.id)).status).toBe(200)
    const { body } = await f.transferir(luis.id, { colaId: f.params.colaId, donde: 'final' })
    expect((await f.deshacerTurno(luis.id, body.seq)).status).toBe(200)
    expect(await f.esperan()).toEqual(['Ana', 'Luis', 'Eva', 'Sol'])
    await f.llamar()
    await f.ausente(ana.id)
    expect((await f.volver(ana.id)).status).toBe(200)
    expect(await f.esperan()).toEqual(['Luis', 'Eva', 'Ana', 'Sol'])
    // The right to a preference is the customer's.
    expect((await f.cambiar(sol.id, { preferenciaId: mayor?.id ?? '' })).status).toBe(200)
    expect((await f.esperan())[0]).toBe('Sol')
  })

  test('is restored for half an hour after the service, and later as the company allows', async () => {
    const f = await someone('Ana', 'Luis', 'Eva')
    const [ana, luis] = f.turnos as [Turno, Turno]
    await f.empresa({ elegir: 'nadie' })
    await f.llamar()
    await f.finalizar(ana.id)
    await f.retirar(luis.id)
    app.clock.now += 29 * MINUTE_MS
    expect((await f.restaurar(ana.id)).body.turno.estado).toBe('en atención')
    await f.finalizar(ana.id)
    app.clock.now += 31 * MINUTE_MS
    expectRefused(await f.restaurar(ana.id), 'elegir_no_permitido')
    await f.empresa({ elegir: 'con motivo' })
    expectRefused(await f.restaurar(ana.id), 'falta_motivo')
    expect((await f.restaurar(ana.id, 'Faltaba la firma')).status).toBe(200)
    await f.empresa({ elegir: 'nadie' })
    // A customer who was removed from the line returns to the own place.
    expect((await f.restaurar(luis.id)).status).toBe(200)
    expect(await f.esperan()).toEqual(['Luis', 'Eva'])
  })

  test('is recorded and counted for the person who did it, with the reason, unless it is undone', async () => {
    const f = await someone()
    const { empresaId } = f
    app.clock.nextMorning()
    const turnos: Turno[] = []
    for (const nombre of ['Ana', 'Luis', 'Eva', 'Sol']) turnos.push(await f.pedir(nombre))
    const [, luis, eva, sol] = turnos as [Turno, Turno, Turno, Turno]
    const agente = await empleada(app, f, { rol: 'agente' })
    const mover = (turnoId: string, body: object) =>
      agente.client.call(endpoints.transferir, { params: { empresaId, turnoId }, body })
    const figures = async () => {
      const params = { empresaId }
      const { personas } = await f.client.call(endpoints.estadisticasDePersonas, {
        params,
        query: { periodo: 'hoy' },
      })
      return personas.find(({ id }) => id === agente.usuarioId)?.cifras
    }
    const primero = { colaId: f.params.colaId, donde: 'primero' }
    const { seq } = await mover(luis.id, primero)
    await agente.client.call(endpoints.deshacerTurno, {
      params: { empresaId, turnoId: luis.id },
      body: { seq },
    })
    expect(await figures()).toBeUndefined()
    // A move without a call counts too, also for a person who calls nobody.
    await mover(sol.id, { ...primero, motivo: 'Se siente mal' })
    expect(await figures()).toMatchObject({ llamados: 0, fueraDeOrden: 100 })
    await f.llamar('1')
    expect(await figures()).toMatchObject({ llamados: 0, fueraDeOrden: 100 })
    await mover(eva.id, { puesto: 'Caja 2', motivo: 'Urgente' })
    for (const nombre of ['Uno', 'Dos']) {
      await f.pedir(nombre)
      await agente.client.call(endpoints.siguiente, { params: f.params, body: { puesto: nombre } })
    }
    // Three calls, one of them to a desk out of order, and one move.
    expect(await figures()).toMatchObject({ llamados: 3, fueraDeOrden: 66.7 })
    const { entradas } = await f.client.call(endpoints.actividad, {
      params: { empresaId },
      query: { tema: 'turnos' },
    })
    const movidos = entradas.filter(({ tipo }) => tipo === 'transferido').map(({ cambios }) => cambios)
    expect(movidos[0]).toContainEqual({ campo: 'Motivo', antes: null, despues: 'Urgente' })
    expect(movidos[1]).toContainEqual({ campo: 'Motivo', antes: null, despues: 'Se siente mal' })
    expect(movidos[1]).toContainEqual({ campo: 'Personas que esperaban antes', antes: null, despues: '3' })
  })
})

onEachEngine('a party called because it fits', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  test('counts as out of order only if the staff had changed its size, unless that was undone', async () => {
    const f = await flowOf(app.client(), 'General')
    const { empresaId, params } = f
    const [colaId = ''] = f.colas
    await f.client.call(endpoints.guardarConfiguracion, {
      params,
      body: { categorias: [{ id: colaId, nombre: 'General', pidePersonas: true }] },
    })
    await f.empresa({ elegir: 'nadie' })
    app.clock.nextMorning()
    const pedir = async (nombre: string, personas: number) =>
      (await app.client().call(endpoints.pedirTurno, { params, body: { nombre, personas } })).turno
    await pedir('Ana', 4)
    const agente = await empleada(app, f, { rol: 'agente' })
    const llamar = async () =>
      (await agente.client.call(endpoints.siguiente, { params, body: { puesto: 'Mesa 1', cabe: 2 } })).turno
        ?.nombre
    const cambiar = (turnoId: string, personas: number) =>
      agente.client.call(endpoints.cambiarTurno, { params: { empresaId, turnoId }, body: { personas } })
    const cifras = async () => {
      const query = { periodo: 'hoy' as const }
      const { personas } = await f.client.call(endpoints.estadisticasDePersonas, { params, query })
      return personas.find(({ id }) => id === agente.usuarioId)?.cifras
    }
    await pedir('Sol', 2)
    expect(await llamar()).toBe('Sol')
    expect(await cifras()).toMatchObject({ llamados: 1, fueraDeOrden: 0 })
    const luz = await pedir('Luz', 2)
    const { seq } = await cambiar(luz.id, 1)
    await agente.client.call(endpoints.deshacerTurno, {
      params: { empresaId, turnoId: luz.id },
      body: { seq },
    })
    expect(await llamar()).toBe('Luz')
    expect(await cifras()).toMatchObject({ llamados: 2, fueraDeOrden: 0 })
    for (const [nombre, fueraDeOrden] of [
      ['Eva', 33.3],
      ['Mar', 50],
    ] as const) {
      const amiga = await pedir(nombre, 6)
      await cambiar(amiga.id, 2)
      expect(await llamar()).toBe(nombre)
      expect(await cifras()).toMatchObject({ fueraDeOrden })
    }
  })
})

onEachEngine('names hidden until the call', (app) => {
  test('are not in lists nor in the reply to any order before it', async () => {
    const f = await flowOf(app.client(), 'General', 'Quejas')
    const { empresaId, params, client } = f
    const [, otra = ''] = f.colas
    const [ana, luis, eva] = [await f.pedir('Ana'), await f.pedir('Luis'), await f.pedir('Eva')]
    await f.empresa({ nombresAlLlamar: true })
    expect(await f.esperan()).toEqual(['', '', ''])
    const named = (answer: Answer<unknown>) => {
      expect(answer.status).toBe(200)
      return (answer.body as { turno: Turno }).turno.nombre
    }
    expect(named(await f.transferir(luis.id, { colaId: otra }))).toBe('')
    expect(named(await f.transferir(luis.id, { colaId: params.colaId, donde: 'primero' }))).toBe('')
    const cambio = await f.cambiar(luis.id, { nota: 'Con silla' })
    expect(named(cambio)).toBe('')
    expect(named(await f.deshacerTurno(luis.id, cambio.body.seq))).toBe('')
    expect(named(await f.apartar(luis.id))).toBe('')
    expect(named(await f.reanudar(luis.id))).toBe('')
    expect(named(await f.retirar(luis.id))).toBe('')
    expect(named(await f.restaurar(luis.id))).toBe('')
    const key = { 'idempotency-key': 'la-misma-llave-1' }
    for (let i = 0; i < 2; i++) {
      const args = { params: { empresaId, turnoId: luis.id }, body: { nota: 'x' }, headers: key }
      expect(named(await client.try(endpoints.cambiarTurno, args))).toBe('')
    }
    // The customer sees the own name.
    expect((await f.posponer(eva, { minutos: 5 })).body.turno.nombre).toBe('Eva')
    expect((await f.llegue(eva)).body.turno.nombre).toBe('Eva')
    // From the call on the staff sees it.
    expect((await f.llamar('1')).turno?.nombre).toBe('Luis')
    expect((await f.cola()).enAtencion[0]?.nombre).toBe('Luis')
    expect(named(await f.finalizar(luis.id))).toBe('Luis')
    await f.llamar('1')
    const deshecha = await f.deshacer(ana.id)
    expect(deshecha.body.turno?.nombre).toBe('')
    await f.retirar(ana.id)
    // A customer who left before the call was never called.
    const { turnos } = await client.call(endpoints.recientes, { params })
    expect(turnos.map(({ nombre }) => nombre).sort()).toEqual(['', 'Luis'])
  })
})
