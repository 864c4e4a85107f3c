import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas, conEmpresa, pedirTurno } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

interface Enviada {
  id: string
  nombre: string
  descripcion?: string
  prioridad?: boolean
  tiempoEstimado?: number
}

const nueva = (nombre: string): Enviada => ({ id: randomUUID(), nombre })
const guardar = (client: Client, empresaId: string, categorias: Enviada[], version?: number) =>
  client.try(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias, version } })
const leer = (client: Client, empresaId: string) =>
  client.call(endpoints.configuracion, { params: { empresaId } })

onEachEngine('the list of categories', { DEFAULT_PLAN: 'enterprise' }, (app) => {
  test('is saved as a whole: extended, edited, renamed and reordered', async () => {
    const { client, empresaId } = await conEmpresa(app.client())
    const [a, b, c] = [nueva('Uno'), nueva('Dos'), nueva('Tres')]
    const first = await guardar(client, empresaId, [a, { ...b, prioridad: true, tiempoEstimado: 30 }], 0)
    expect(first.body).toMatchObject({ version: 1, categorias: [{ nombre: 'Uno' }, { prioridad: true }] })
    const renamed = { ...a, nombre: 'Primera', descripcion: 'Para todos' }
    const second = await guardar(client, empresaId, [c, b, renamed], 1)
    expect(second.body.version).toBe(2)
    const anyone = await leer(app.client(), empresaId)
    expect(anyone.categorias).toMatchObject([
      { id: c.id, nombre: 'Tres', tiempoEstimado: 5, prioridad: false },
      { id: b.id, nombre: 'Dos', tiempoEstimado: 30, prioridad: true },
      { id: a.id, nombre: 'Primera', descripcion: 'Para todos' },
    ])
    expect((await guardar(client, empresaId, [c, b, renamed], 2)).body.version).toBe(2)
  })

  test('based on an old version is refused, and nothing of it is applied', async () => {
    const { client, empresaId } = await conEmpresa(app.client())
    const a = nueva('Uno')
    await guardar(client, empresaId, [a], 0)
    const before = await leer(client, empresaId)
    expectRefused(await guardar(client, empresaId, [{ ...a, nombre: 'X' }], 0), 'lista_desactualizada')
    expect(await leer(client, empresaId)).toEqual(before)
  })

  test('saved by two people at once: one succeeds, the other gets a conflict', async () => {
    const { client, empresaId } = await conEmpresa(app.client())
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((nombre) => guardar(client, empresaId, [nueva(nombre)], 0)),
    )
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409])
    expect((await leer(client, empresaId)).categorias).toHaveLength(1)
  })

  test('without a version may drop an empty queue, but not one with customers waiting', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos')
    const [uno = '', dos = ''] = colas
    const turno = await pedirTurno(client, empresaId, uno, 'Luis')
    const soloDos = [{ id: dos, nombre: 'Dos' }]
    expectRefused(await guardar(client, empresaId, soloDos), 'categoria_con_turnos')
    expect((await leer(client, empresaId)).categorias).toHaveLength(2)
    expect((await guardar(client, empresaId, [{ id: uno, nombre: 'Uno' }])).status).toBe(200)

    const { version } = await leer(client, empresaId)
    expect((await guardar(client, empresaId, [], version)).status).toBe(200)
    expectRefused(
      await client.try(endpoints.verificarGlobal, { query: { codigo: turno.codigo } }),
      'turno_no_encontrado',
    )
    expect((await leer(client, empresaId)).categorias).toEqual([])
  })

  test('deleting a queue cancels its turnos, and its id is not reused', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Uno')
    const colaId = colas[0] ?? ''
    const params = { empresaId, colaId }
    const turnos = []
    for (const nombre of ['A', 'B', 'C']) turnos.push(await pedirTurno(client, empresaId, colaId, nombre))
    await client.call(endpoints.siguiente, { params })
    expect(await client.call(endpoints.borrarCola, { params })).toEqual({ cancelados: 3 })
    for (const { codigo } of turnos) {
      expectRefused(await client.try(endpoints.verificarGlobal, { query: { codigo } }), 'turno_no_encontrado')
    }
    expectRefused(await client.try(endpoints.cola, { params }), 'cola_no_encontrada')
    expectRefused(await client.try(endpoints.borrarCola, { params }), 'cola_no_encontrada')
    const take = await client.try(endpoints.pedirTurno, { params, body: { nombre: 'D' } })
    expectRefused(take, 'cola_no_encontrada')
    expectRefused(
      await guardar(client, empresaId, [{ id: colaId.toUpperCase(), nombre: 'Uno' }]),
      'lista_desactualizada',
    )
    // Past turnos still count.
    const { totalTurnos } = await client.call(endpoints.estadisticas, { params, query: { periodo: 'hoy' } })
    expect(totalTurnos).toBe(3)
  })

  test('names are unique whatever their case, and free again once deleted', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'Información')
    const uno = { id: colas[0] ?? '', nombre: 'Información' }
    const doble = await guardar(client, empresaId, [uno, nueva(' INFORMACIÓN ')])
    expectRefused(doble, 'datos_invalidos')
    expect(doble.error.detalles).toEqual([
      { campo: 'categorias.1.nombre', mensaje: 'Ya hay una cola con este nombre' },
    ])
    expectRefused(await guardar(client, empresaId, [uno, { ...uno, nombre: 'Otra' }]), 'datos_invalidos')
    const other = nueva('información')
    expect((await guardar(client, empresaId, [other])).status).toBe(200)
    const [a, b] = [nueva('A'), nueva('B')]
    await guardar(client, empresaId, [other, a, b])
    const swapped = [other, { ...a, nombre: 'B' }, { ...b, nombre: 'A' }]
    expect((await guardar(client, empresaId, swapped)).status).toBe(200)
  })

  test('an id that belongs to another company is refused', async () => {
    const otra = await conColas(app.client(), 'Ajena')
    const { client, empresaId } = await conEmpresa(app.client())
    const answer = await guardar(client, empresaId, [{ id: otra.colas[0] ?? '', nombre: 'Mía' }])
    expectRefused(answer, 'datos_invalidos')
    expect((await leer(client, empresaId)).categorias).toEqual([])
    expect((await leer(client, otra.empresaId)).categorias).toMatchObject([{ nombre: 'Ajena' }])
  })

  test('all queues a session may act on are listed with their waiting customers', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'Uno', 'Dos')
    await client.call(endpoints.crearEmpresa, { params: { correo }, body: { nombre: 'B', titular: 'T' } })
    await pedirTurno(client, empresaId, colas[1] ?? '', 'Luis')
    expect((await client.call(endpoints.colas)).colas).toMatchObject([
      { id: colas[0], nombre: 'Uno', enEspera: 0, empresa: 'Clínica Sol' },
      { id: colas[1], nombre: 'Dos', enEspera: 1, empresaId, estado: 'activa' },
    ])
  })
})
