import { expect, test } from 'vitest'
import type { PideNombre } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { PedidoTurno } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import { olvidarNombres } from '#server/jobs/olvidar-nombres.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'

const DIA_MS = 86_400_000
const llaveIn = (html: string) => /name="llave" value="([^"]+)"/.exec(html)?.[1] ?? ''

onEachEngine('a queue that needs no name', (app) => {
  /** Opens a company whose first queue asks for the name in this way, and returns what a customer does there. */
  async function sala(pideNombre: PideNombre, ...otras: string[]) {
    const f = await flowOf(app.client(), 'Farmacia', ...otras)
    const { client, empresaId, colas } = f
    const pide = (cual: PideNombre) =>
      client.call(endpoints.guardarConfiguracion, {
        params: { empresaId },
        body: {
          categorias: ['Farmacia', ...otras].map((nombre, i) => ({
            id: colas[i] ?? '',
            nombre,
            ...(i === 0 && { pideNombre: cual }),
          })),
        },
      })
    await pide(pideNombre)
    const tomar = (body: PedidoTurno, llave?: string, by: Client = app.client()) =>
      by.try(endpoints.pedirTurno, {
        params: f.params,
        body,
        ...(llave && { headers: { 'idempotency-key': llave } }),
      })
    return { ...f, pide, tomar }
  }

  test('asks for it unless the owner decides otherwise, and the decision is on record', async () => {
    const f = await flowOf(app.client(), 'Farmacia')
    const leer = () => f.client.call(endpoints.configuracion, { params: { empresaId: f.empresaId } })
    expect((await leer()).categorias[0]?.pideNombre).toBe('si')
    const categorias = [{ id: f.params.colaId, nombre: 'Farmacia', pideNombre: 'no' as const }]
    await f.client.call(endpoints.guardarConfiguracion, {
      params: { empresaId: f.empresaId },
      body: { categorias },
    })
    expect((await leer()).categorias[0]?.pideNombre).toBe('no')
    expect((await f.publico()).colas[0]?.pideNombre).toBe('no')
    // A list without the field keeps it.
    await f.client.call(endpoints.guardarConfiguracion, {
      params: { empresaId: f.empresaId },
      body: { categorias: [{ id: f.params.colaId, nombre: 'Farmacia' }] },
    })
    expect((await leer()).categorias[0]?.pideNombre).toBe('no')
    const { entradas } = await f.client.call(endpoints.actividad, {
      params: { empresaId: f.empresaId },
      query: {},
    })
    expect(entradas.flatMap(({ cambios }) => cambios)).toContainEqual({
      campo: 'Pide el nombre',
      antes: 'obligatorio',
      despues: 'no se pide',
    })
    const mal = [{ id: f.params.colaId, nombre: 'Farmacia', pideNombre: 'quizás' as never }]
    expectRefused(
      await f.client.try(endpoints.guardarConfiguracion, {
        params: { empresaId: f.empresaId },
        body: { categorias: mal },
      }),
      'datos_invalidos',
    )
  })

  test('required: a take without a name is refused, for staff too, and changes nothing', async () => {
    const { tomar, client, esperan } = await sala('si')
    for (const body of [{}, { nombre: '' }, { nombre: '   ' }]) {
      for (const by of [app.client(), client]) {
        const refused = await tomar(body, undefined, by)
        expectRefused(refused, 'datos_invalidos')
        expect(refused.error.detalles).toEqual([{ campo: 'nombre', mensaje: 'El nombre es obligatorio' }])
      }
    }
    expect(await esperan()).toEqual([])
  })

  test('optional: a name is kept, none is an empty one, and invisible characters are none', async () => {
    const { tomar, esperan } = await sala('opcional')
    for (const body of [{}, { nombre: '' }, { nombre: ' ' }, { nombre: '  Ana  Paz ' }]) {
      expect((await tomar(body)).status).toBe(201)
    }
    expectRefused(await tomar({ nombre: '\u200b' }), 'datos_invalidos')
    expectRefused(await tomar({ nombre: 'x'.repeat(81) }), 'datos_invalidos')
    expect(await esperan()).toEqual(['', '', '', 'Ana Paz'])
  })

  test('none: two people get two turnos, a repeated request one, and a name is not stored', async () => {
    const { tomar, verCola, params } = await sala('no')
    const page = app.client()
    const una = await tomar({ nombre: '' }, 'llave-de-la-primera', page)
    const otra = await tomar({ nombre: '' }, 'llave-de-la-segunda', page)
    const repetida = await tomar({ nombre: '' }, 'llave-de-la-primera', page)
    const conNombre = await tomar({ nombre: 'Nadie Debe Saberlo' }, undefined, page)
    expect([una, otra, repetida, conNombre].map(({ body }) => body.turno?.numero)).toEqual([1, 2, 1, 3])
    expect(conNombre.body.turno.nombre).toBe('')
    expect(await databaseContent(app.app)).not.toContain('Nadie Debe Saberlo')
    const { turnos } = await verCola(params.colaId)
    expect(turnos.map(({ nombre, etiqueta, nombreOculto }) => [nombre, etiqueta, nombreOculto])).toEqual([
      ['', '1', undefined],
      ['', '2', undefined],
      ['', '3', undefined],
    ])
  })

  test('a turno without a name is called, moved, finished and read like any other', async () => {
    const f = await sala('no', 'Caja')
    const [, caja = ''] = f.colas
    const { turno: uno } = (await f.tomar({})).body
    const { turno: dos } = (await f.tomar({})).body
    expect((await f.llamar('1')).turno).toMatchObject({ id: uno.id, nombre: '', etiqueta: '1' })
    expect((await f.publico()).ultimosLlamados[0]).toMatchObject({ nombre: '', etiqueta: '1' })
    expect((await f.ver(uno.codigo)).turno).toMatchObject({ nombre: '', estado: 'en atención' })
    // The other queue requires a name, which a transfer does not ask for.
    expect((await f.transferir(dos.id, { colaId: caja })).body.turno).toMatchObject({ nombre: '' })
    expect((await f.cambiar(dos.id, { nota: 'Con silla' })).status).toBe(200)
    expect((await f.finalizar(uno.id)).status).toBe(200)
    expect((await f.recientes()).turnos).toMatchObject([{ id: uno.id, nombre: '' }])
    const csv = await f.client.send(`/api/proyectos/${f.empresaId}/auditoria/csv`)
    expect(csv.status).toBe(200)
    expect(await csv.text()).toMatch(/[,;]1[,;][,;]Farmacia[,;]/)
  })

  test('a change while people wait leaves their turnos as they are', async () => {
    const f = await sala('si')
    const ana = await f.pedir('Ana')
    await f.pide('no')
    const { turno: sin } = (await f.tomar({ nombre: 'Luis' })).body
    await f.pide('si')
    expectRefused(await f.tomar({}), 'datos_invalidos')
    expect(await f.esperan()).toEqual(['Ana', ''])
    expect((await f.ver(ana.codigo)).turno.nombre).toBe('Ana')
    expect((await f.cambiar(sin.id, { nota: 'x' })).status).toBe(200)
    expect((await f.llamar('1')).turno?.nombre).toBe('Ana')
    expect((await f.llamar('1')).turno?.id).toBe(sin.id)
  })

  test('names hidden until the call are told apart from names never given', async () => {
    const f = await sala('opcional')
    await f.tomar({ nombre: 'Ana' })
    await f.tomar({})
    await f.empresa({ nombresAlLlamar: true })
    const { turnos } = await f.verCola(f.params.colaId)
    expect(turnos.map(({ nombre, nombreOculto }) => [nombre, nombreOculto])).toEqual([
      ['', true],
      ['', undefined],
    ])
    for (const { id } of turnos) await f.retirar(id)
    expect((await f.recientes()).turnos.map(({ nombreOculto }) => nombreOculto)).toEqual([undefined, true])
  })

  test('the plain form takes a turno without a name twice, and asks for it where another queue needs it', async () => {
    const f = await sala('no')
    const path = `/mi-turno/${f.empresaId}`
    for (const numero of [1, 2]) {
      const customer = app.client()
      const html = await (await customer.send(path)).text()
      expect(html).not.toContain('name="nombre"')
      const body = new URLSearchParams({ colaId: f.params.colaId, llave: llaveIn(html) })
      const taken = await customer.send(path, { method: 'POST', body })
      expect(taken.status).toBe(200)
      expect(await taken.text()).toContain(`"numero":${numero}`)
    }
    const g = await sala('no', 'Caja')
    const page = await (await app.client().send(`/mi-turno/${g.empresaId}`)).text()
    expect(page).toContain('name="nombre"')
    const [, caja = ''] = g.colas
    const kiosk = `/entrada/${g.empresaId}/${caja}`
    const body = new URLSearchParams({ colaId: caja, nombre: '', llave: llaveIn(page) })
    const refused = await app.client().send(kiosk, { method: 'POST', body })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('El nombre es obligatorio')
  })

  test('what a customer without a name left behind is erased with the names of the day', async () => {
    const f = await sala('no')
    await f.tomar({}, 'llave-que-se-olvida')
    await f.llamar('1')
    await f.llamar('1')
    expect(await databaseContent(app.app)).toContain('llave-que-se-olvida')
    app.clock.now += 12 * DIA_MS
    expect(await olvidarNombres(app.app.store, 10, app.app.clock())).toBeGreaterThan(0)
    expect(await databaseContent(app.app)).not.toContain('llave-que-se-olvida')
    expect(await olvidarNombres(app.app.store, 10, app.app.clock())).toBe(0)
  })
})
