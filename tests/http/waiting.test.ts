import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

onEachEngine('being in a queue', (app) => {
  const cancelar = (client: Client, turnoId: string, codigo: string) =>
    client.try(endpoints.cancelar, { params: { turnoId }, body: { codigo } })

  test('a paused queue accepts no customer, but waiting ones are still called', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const a = await m.pedir('A')
    const pausar = (activa: boolean) =>
      m.client.call(endpoints.cambiarEstadoCola, { params: m.params, body: { activa } })
    expect((await pausar(false)).cola).toMatchObject({ estado: 'pausada', admite: 'pausada' })
    const take = await m.client.try(endpoints.pedirTurno, { params: m.params, body: { nombre: 'B' } })
    expectRefused(take, 'cola_pausada')
    expect((await m.ver(a.codigo)).cola.activa).toBe(false)
    expect((await m.llamar()).turno).toMatchObject({ id: a.id })
    expect((await pausar(true)).cola).toMatchObject({ estado: 'activa', admite: 'si' })
    expect((await m.pedir('B')).numero).toBe(2)
  })

  test('a turno is cancelled only with its id and its code, while it waits', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const turnos = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C'), await m.pedir('D')]
    const [a, b, c, d] = turnos as [
      (typeof turnos)[0],
      (typeof turnos)[0],
      (typeof turnos)[0],
      (typeof turnos)[0],
    ]
    const anyone = app.client()
    expectRefused(await cancelar(anyone, a.id, b.codigo), 'turno_no_encontrado')
    expectRefused(await cancelar(anyone, randomUUID(), b.codigo), 'turno_no_encontrado')
    expect((await m.ver(d.codigo)).faltantes).toBe(4)
    const done = await cancelar(anyone, b.id.toUpperCase(), ` ${b.codigo.toLowerCase()} `)
    expect(done.body.turno).toMatchObject({ id: b.id, estado: 'cancelado' })
    expect((await m.ver(d.codigo)).faltantes).toBe(3)
    expect((await m.cola()).turnos.map((t) => [t.nombre, t.posicion])).toEqual([
      ['A', 1],
      ['C', 2],
      ['D', 3],
    ])
    expectRefused(await cancelar(anyone, b.id, b.codigo), 'turno_no_en_espera')
    await m.llamar()
    expectRefused(await cancelar(anyone, a.id, a.codigo), 'turno_no_en_espera')
    expect(await m.ver(a.codigo)).toMatchObject({ faltantes: 0, posicion: null, estimado: null })
    expect(await m.ver(c.codigo)).toMatchObject({ faltantes: 1, posicion: 1 })
    expect((await m.llamar()).turno).toMatchObject({ id: c.id })
  })

  test('a code finds its turno however it is typed, and with an id only that turno', async () => {
    const m = await staffOf(app.client(), 'Uno', 'Dos')
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    const { codigo } = a
    for (const typed of [codigo.toLowerCase(), ` ${codigo} `, `${codigo.slice(0, 3)}-${codigo.slice(3)}`]) {
      expect((await m.ver(typed)).turno.nombre).toBe('A')
    }
    const ver = (query: { codigo: string; id?: string }) =>
      app.client().try(endpoints.verificarGlobal, { query })
    expect((await ver({ codigo, id: a.id })).status).toBe(200)
    expectRefused(await ver({ codigo, id: b.id }), 'turno_no_encontrado')
    const wrong = await ver({ codigo: 'ABC123' })
    expectRefused(wrong, 'turno_no_encontrado')
    expect(wrong.error.mensaje).toBe('Turno no encontrado')
    const enCola = (colaId: string) =>
      app.client().try(endpoints.verificar, { params: { ...m.params, colaId }, query: { codigo } })
    expect((await enCola(m.params.colaId)).body).toMatchObject({ turno: { nombre: 'A' }, faltantes: 1 })
    expectRefused(await enCola(m.colas[1] ?? ''), 'turno_no_encontrado')
  })

  test('closing the day by hand ends everything, or only the named queues', async () => {
    const m = await staffOf(app.client(), 'Uno', 'Dos')
    const [uno = '', dos = ''] = m.colas
    const a = await m.pedir('A')
    await m.llamar()
    const [b, c] = [await m.pedir('B'), await m.pedir('C', dos)]
    const cerrar = (colas?: string[]) =>
      m.client.try(endpoints.cerrarJornada, { params: m.params, body: { colas } })
    expectRefused(await cerrar([uno, randomUUID()]), 'cola_no_encontrada')
    expect((await cerrar([dos.toUpperCase()])).body).toEqual({ completados: 0, expirados: 1 })
    expect((await m.ver(c.codigo)).turno.estado).toBe('expirado')
    expect((await cerrar()).body).toEqual({ completados: 1, expirados: 1 })
    expect((await m.ver(a.codigo)).turno.estado).toBe('completado')
    expect((await m.ver(b.codigo)).turno.estado).toBe('expirado')
    expect((await cerrar()).body).toEqual({ completados: 0, expirados: 0 })
  })
})
