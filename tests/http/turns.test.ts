import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

onEachEngine('serving a queue', (app) => {
  test('each desk finishes only its own customer, in any queue', async () => {
    const m = await staffOf(app.client(), 'Uno', 'Dos')
    const dos = m.colas[1] ?? ''
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C', dos)]
    expect(await m.llamar('Caja 1')).toMatchObject({ turno: { id: a.id, puesto: 'Caja 1' }, terminado: null })
    expect(await m.llamar(' Caja  2 ')).toMatchObject({
      turno: { id: b.id, puesto: 'Caja 2' },
      terminado: null,
    })
    const panel = await m.cola()
    expect(panel.enAtencion.map((t) => [t.nombre, t.puesto])).toEqual([
      ['A', 'Caja 1'],
      ['B', 'Caja 2'],
    ])
    expect(panel.turnoActual?.nombre).toBe('B')
    expect(await m.llamar('Caja 1', dos)).toMatchObject({
      turno: { id: c.id },
      terminado: { id: a.id, estado: 'completado' },
    })
    expect((await m.cola()).enAtencion.map((t) => t.nombre)).toEqual(['B'])
  })

  test('on an empty queue the last customer is finished and no customer is called', async () => {
    const m = await staffOf(app.client(), 'Uno')
    expect(await m.llamar()).toEqual({ turno: null, terminado: null })
    const a = await m.pedir('A')
    await m.llamar()
    expect(await m.llamar()).toMatchObject({ turno: null, terminado: { id: a.id, estado: 'completado' } })
    expect((await m.ver(a.codigo)).turno.estado).toBe('completado')
  })

  test('desks that call at the same moment never call the same customer', async () => {
    const m = await staffOf(app.client(), 'Uno')
    for (let i = 0; i < 12; i++) await m.pedir(`Cliente ${i}`)
    const calls = await Promise.all(Array.from({ length: 15 }, (_, i) => m.llamar(`Caja ${i}`)))
    const called = calls.flatMap(({ turno }) => turno?.numero ?? [])
    expect(called.sort((x, y) => x - y)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
  })

  test('only a customer in service can be finished, marked absent or called again', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    for (const accion of [m.finalizar, m.ausente, m.rellamar]) {
      expectRefused(await accion(a.id), 'turno_no_en_atencion')
      expectRefused(await accion(randomUUID()), 'turno_no_encontrado')
    }
    await m.llamar()
    expect((await m.rellamar(a.id)).body.turno).toMatchObject({ id: a.id, estado: 'en atención' })
    expect((await m.ausente(a.id)).body.turno.estado).toBe('ausente')
    await m.llamar()
    expect((await m.finalizar(b.id)).body.turno.estado).toBe('completado')
    for (const accion of [m.finalizar, m.ausente, m.rellamar]) {
      expectRefused(await accion(a.id), 'turno_no_en_atencion')
      expectRefused(await accion(b.id), 'turno_no_en_atencion')
    }
    expect(await m.llamar()).toMatchObject({ turno: { id: c.id }, terminado: null })
  })

  test('a repeated call is the latest announcement on the public screen', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a] = [await m.pedir('A'), await m.pedir('B')]
    await m.llamar('1')
    app.clock.now += 1000
    await m.llamar('2')
    app.clock.now += 1000
    await m.rellamar(a.id)
    const { ultimosLlamados, usaPuestos } = await m.client.call(endpoints.publico, { params: m.params })
    expect(ultimosLlamados.map((t) => t.nombre)).toEqual(['A', 'B'])
    expect(usaPuestos).toBe(true)
  })

  test('a call can be undone: the customer returns to the front, the finished one to the desk', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    await m.llamar()
    await m.llamar()
    const d = await m.pedir('D')
    const undone = await m.deshacer(b.id)
    expect(undone.body).toMatchObject({
      turno: { id: b.id, estado: 'en espera', puesto: null },
      terminado: { id: a.id, estado: 'en atención', puesto: '1' },
    })
    const panel = await m.cola()
    expect(panel.turnos.map((t) => t.nombre)).toEqual(['B', 'C', 'D'])
    expect(panel.turnoActual?.nombre).toBe('A')
    expect((await m.ver(c.codigo)).faltantes).toBe(2)
    expect((await m.ver(d.codigo)).faltantes).toBe(3)
    expect(await m.llamar()).toMatchObject({ turno: { id: b.id }, terminado: { id: a.id } })
  })

  test('a call cannot be undone once the desk or the customer has moved on', async () => {
    const m = await staffOf(app.client(), 'Uno', 'Dos')
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    expectRefused(await m.deshacer(a.id), 'deshacer_tarde')
    await m.llamar()
    expectRefused(await m.deshacer(a.id, m.colas[1]), 'turno_no_encontrado')
    expectRefused(await m.deshacer(randomUUID()), 'turno_no_encontrado')
    await m.llamar()
    expectRefused(await m.deshacer(a.id), 'deshacer_tarde')
    await m.finalizar(b.id)
    expectRefused(await m.deshacer(b.id), 'deshacer_tarde')
    await m.llamar()
    expect((await m.deshacer(c.id)).status).toBe(200)
    expectRefused(await m.deshacer(c.id), 'deshacer_tarde')
    // A turno finished by hand before the call stays finished.
    expect((await m.cola()).enAtencion).toEqual([])
  })

  test('actions of another desk do not prevent undoing a call', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a] = [await m.pedir('A'), await m.pedir('B')]
    await m.llamar('1')
    await m.llamar('2')
    expect((await m.deshacer(a.id)).status).toBe(200)
    expect((await m.cola()).enAtencion.map((t) => t.nombre)).toEqual(['B'])
  })

  test('a call over all queues takes priority first, then the longest wait', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos', 'Preferente')
    const [uno = '', dos = '', preferente = ''] = colas
    const nombres = ['Uno', 'Dos', 'Preferente']
    await client.call(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: {
        categorias: colas.map((id, i) => ({ id, nombre: nombres[i] ?? '', prioridad: id === preferente })),
      },
    })
    for (const [nombre, cola] of [
      ['A', dos],
      ['B', uno],
      ['C', preferente],
      ['D', uno],
      ['E', preferente],
    ] as const) {
      await pedirTurno(client, empresaId, cola, nombre)
    }
    const llamar = async (deColas?: string[]) => {
      const body = { colas: deColas }
      return (await client.call(endpoints.siguienteDeEmpresa, { params: { empresaId }, body })).turno?.nombre
    }
    expect(await llamar([uno, dos])).toBe('A')
    expect([await llamar(), await llamar(), await llamar(), await llamar(), await llamar()]).toEqual([
      'C',
      'E',
      'B',
      'D',
      undefined,
    ])
    expectRefused(
      await client.try(endpoints.siguienteDeEmpresa, {
        params: { empresaId },
        body: { colas: [uno, randomUUID()] },
      }),
      'cola_no_encontrada',
    )
  })
})
