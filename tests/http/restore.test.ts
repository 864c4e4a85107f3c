import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const HOUR_MS = 3_600_000

onEachEngine('undoing a wrong click', (app) => {
  test('a customer finished or marked absent is served again at the same desk', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a, b] = [await m.pedir('A'), await m.pedir('B')]
    await m.llamar('Caja 1')
    for (const accion of [m.finalizar, m.ausente]) {
      await accion(a.id)
      expect((await m.cola()).enAtencion).toEqual([])
      const { body } = await m.restaurar(a.id)
      expect(body.turno).toMatchObject({ id: a.id, estado: 'en atención', puesto: 'Caja 1' })
      expect((await m.cola()).enAtencion.map(({ nombre }) => nombre)).toEqual(['A'])
    }
    expect((await m.ver(b.codigo)).faltantes).toBe(1)
    expect(await m.llamar('Caja 1')).toMatchObject({ turno: { id: b.id }, terminado: { id: a.id } })
  })

  test('while the desk serves another customer, the restored one waits first in line', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const a = await m.pedir('A')
    for (const nombre of ['B', 'C']) await m.pedir(nombre)
    await m.llamar('1')
    await m.llamar('1')
    const { body } = await m.restaurar(a.id)
    expect(body.turno).toMatchObject({ estado: 'en espera', puesto: null })
    const { turnos, enAtencion } = await m.cola()
    expect(turnos.map(({ nombre }) => nombre)).toEqual(['A', 'C'])
    expect(enAtencion.map(({ nombre }) => nombre)).toEqual(['B'])
    expect((await m.llamar('2')).turno?.id).toBe(a.id)
  })

  test('a customer removed from the line returns to the old place, with the old code', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a, b] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C')]
    expect((await m.retirar(b.id)).body.turno.estado).toBe('cancelado')
    expectRefused(await m.retirar(b.id), 'turno_no_en_espera')
    expect((await m.ver(b.codigo)).turno.estado).toBe('cancelado')
    expect((await m.restaurar(b.id)).body.turno.estado).toBe('en espera')
    expect((await m.cola()).turnos.map(({ nombre }) => nombre)).toEqual(['A', 'B', 'C'])
    expect(await m.ver(b.codigo)).toMatchObject({ posicion: 2, turno: { estado: 'en espera' } })
    for (const id of [a.id, b.id]) expectRefused(await m.restaurar(id), 'restaurar_tarde')
    expectRefused(await m.restaurar(randomUUID()), 'turno_no_encontrado')
  })

  test('recently ended turnos are listed, latest first, and only those of today can be restored', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const [a, b, c] = [await m.pedir('A'), await m.pedir('B'), await m.pedir('C'), await m.pedir('D')]
    await m.llamar('1')
    for (const end of [() => m.finalizar(a.id), () => m.retirar(b.id), () => m.retirar(c.id)]) {
      app.clock.now += 1000
      await end()
    }
    expect((await m.recientes()).turnos.map(({ nombre, estado }) => [nombre, estado])).toEqual([
      ['C', 'cancelado'],
      ['B', 'cancelado'],
      ['A', 'completado'],
    ])
    await m.restaurar(b.id)
    expect((await m.recientes()).turnos.map(({ nombre }) => nombre)).toEqual(['C', 'A'])
    app.clock.now += 30 * HOUR_MS
    expect((await m.recientes()).turnos).toEqual([])
    expectRefused(await m.restaurar(a.id), 'restaurar_tarde')
  })

  test('the name of a waiting customer is corrected on every screen', async () => {
    const m = await staffOf(app.client(), 'Uno')
    const a = await m.pedir('Jhon')
    expect((await m.renombrar(a.id, '  Juan   Pérez ')).body.turno).toMatchObject({
      id: a.id,
      nombre: 'Juan Pérez',
    })
    expect((await m.cola()).turnos).toMatchObject([{ nombre: 'Juan Pérez', posicion: 1 }])
    expect((await m.ver(a.codigo)).turno.nombre).toBe('Juan Pérez')
    const blank = await m.renombrar(a.id, ' ')
    expectRefused(blank, 'datos_invalidos')
    expect(blank.error.mensaje).toBe('El nombre es obligatorio')
    // As many marks on one letter as a language needs, and no more: they would cover the lines around.
    expect((await m.renombrar(a.id, 'Nguye\u0302\u0303n')).status).toBe(200)
    expectRefused(await m.renombrar(a.id, `Z${'\u0301'.repeat(4)}algo`), 'datos_invalidos')
    await m.llamar()
    expect((await m.renombrar(a.id, 'Otro')).status).toBe(200)
    await m.finalizar(a.id)
    expectRefused(await m.renombrar(a.id, 'Tarde'), 'turno_no_en_espera')
  })
})
