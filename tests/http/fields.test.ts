import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CampoDeCola } from '#contract/campo.ts'
import { endpoints } from '#contract/endpoints.ts'
import { olvidarNombres } from '#server/jobs/olvidar-nombres.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'

const DAY_MS = 24 * 3_600_000
const campo = (nombre: string, tipo: CampoDeCola['tipo'], obligatorio = false): CampoDeCola => ({
  id: randomUUID(),
  nombre,
  tipo,
  obligatorio,
  opciones: tipo === 'opcion' ? ['Sí', 'No'] : [],
})

onEachEngine('the questions of a queue', (app) => {
  const asking = async (...campos: CampoDeCola[]) => {
    const f = await flowOf(app.client(), 'General')
    const categorias = [{ id: f.params.colaId, nombre: 'General', campos }]
    await f.client.call(endpoints.guardarConfiguracion, { params: f.params, body: { categorias } })
    const pedir = (valores: Record<string, string>) =>
      app.client().try(endpoints.pedirTurno, {
        params: f.params,
        body: { nombre: 'Ana', campos: Object.entries(valores).map(([id, valor]) => ({ id, valor })) },
      })
    return { ...f, pedir }
  }

  test('are shown where turnos are taken, and the answers only to staff', async () => {
    const [motivo, edad, cita, doc] = [
      campo('Motivo', 'texto', true),
      campo('Edad', 'numero'),
      campo('¿Tiene cita?', 'opcion'),
      campo('Documento', 'documento', true),
    ]
    const f = await asking(motivo, edad, cita, doc)
    expect((await f.publico()).colas[0]?.campos).toEqual([motivo, edad, cita, doc])
    const missing = await f.pedir({ [motivo.id]: '  ' })
    expectRefused(missing, 'datos_invalidos')
    expect(missing.body).toMatchObject({
      detalles: [{ campo: `campos.${motivo.id}` }, { campo: `campos.${doc.id}` }],
    })
    const bad = { [motivo.id]: 'Tos', [edad.id]: 'diez', [cita.id]: 'Quizá', [doc.id]: '?' }
    expect((await f.pedir(bad)).body).toMatchObject({
      detalles: [edad, cita, doc].map(({ id }) => ({ campo: `campos.${id}` })),
    })
    const { status, body } = await f.pedir({
      [motivo.id]: 'Tos',
      [edad.id]: '41',
      [doc.id]: 'CC 1.020-3',
      [randomUUID()]: 'x',
    })
    expect(status).toBe(201)
    expect((await f.cola()).turnos[0]?.campos).toEqual([
      { id: motivo.id, nombre: 'Motivo', valor: 'Tos' },
      { id: edad.id, nombre: 'Edad', valor: '41' },
      { id: doc.id, nombre: 'Documento', valor: 'CC 1.020-3' },
    ])
    expect(JSON.stringify(await f.ver(body.turno.codigo))).not.toContain('1.020')
    await f.llamar()
    expect((await f.cola()).enAtencion[0]?.campos).toHaveLength(3)
    const datos = JSON.stringify(await f.client.call(endpoints.datosCuenta, { params: { correo: f.correo } }))
    expect(datos).toContain('CC 1.020-3')
  })

  test('can be answered again by staff, also after a transfer, and undone', async () => {
    const [doc, edad] = [campo('Documento', 'documento', true), campo('Edad', 'numero')]
    const f = await asking(doc, edad)
    const { body } = await f.pedir({ [doc.id]: 'CC 1', [edad.id]: '41' })
    const { id } = body.turno
    const respuestas = async () => (await f.cola()).turnos[0]?.campos?.map(({ valor }) => valor)
    const missing = await f.cambiar(id, { campos: [{ id: edad.id, valor: '42' }] })
    expectRefused(missing, 'datos_invalidos')
    expect(missing.body).toMatchObject({ detalles: [{ campo: `campos.${doc.id}` }] })
    expect(await respuestas()).toEqual(['CC 1', '41'])
    const { body: movido } = await f.cambiar(id, { campos: [{ id: doc.id, valor: 'CC 2' }] })
    expect(await respuestas()).toEqual(['CC 2'])
    await f.deshacerTurno(id, movido.seq)
    expect(await respuestas()).toEqual(['CC 1', '41'])

    // The questions stay those of the queue that gave the number, and staff see which one that is.
    const otra = randomUUID()
    const general = { id: f.params.colaId, nombre: 'General', campos: [doc, edad] }
    const categorias = [general, { id: otra, nombre: 'Caja' }]
    await f.client.call(endpoints.guardarConfiguracion, { params: f.params, body: { categorias } })
    expect((await f.cola()).turnos[0]).not.toHaveProperty('serieId')
    await f.transferir(id, { colaId: otra })
    expect((await f.verCola(otra)).turnos[0]).toMatchObject({ serieId: f.params.colaId })
    expect((await f.cambiar(id, { campos: [{ id: doc.id, valor: 'CC 3' }] })).status).toBe(200)
    expect((await f.verCola(otra)).turnos[0]?.campos).toMatchObject([{ valor: 'CC 3' }])
  })

  test('have answers that are erased with the names, as are the notes of staff', async () => {
    const doc = campo('Documento', 'documento')
    const f = await asking(doc)
    const { body } = await f.pedir({ [doc.id]: 'CC 77777' })
    await f.cambiar(body.turno.id, { nota: 'Secreto uno', marcas: ['Secreto dos'] })
    await f.cambiar(body.turno.id, { nota: 'Secreto tres' })
    await f.pedir({ [doc.id]: 'CC 88888' })
    await f.elegir((await f.cola()).turnos[1]?.id ?? '', 'Secreto cuatro')
    await f.client.call(endpoints.cerrarJornada, { params: f.params, body: {} })
    app.clock.now += 20 * DAY_MS
    await olvidarNombres(app.app.store, 10, app.app.clock())
    const datos = JSON.stringify(await f.client.call(endpoints.datosCuenta, { params: { correo: f.correo } }))
    for (const secret of ['77777', '88888', 'Secreto']) expect(datos).not.toContain(secret)
  })
})
