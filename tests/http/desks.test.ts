import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { PUESTOS_MAXIMO } from '#contract/puesto.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { CONTRASENA, type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { olvidarNombres } from '#server/jobs/olvidar-nombres.ts'
import { liberarDeSesion, revisarOcupados, verPuestosOcupados } from '#server/jobs/puestos.ts'
import type { Store } from '#server/store/db.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { empleada, quitar } from '#tests/helpers/team.ts'

const MINUTE_MS = 60_000

onEachEngine('named desks', (app) => {
  async function clinica() {
    const duena = await conColas(app.client(), 'General', 'Caja')
    const [general = '', caja = ''] = duena.colas
    const [uno = '', dos = ''] = await conPuestos(
      duena,
      { nombre: 'Ventanilla 1', colas: [general] },
      { nombre: 'Mesa 2', colas: null, plazas: 4 },
    )
    const ana = await empleada(app, duena, { rol: 'agente' })
    const eva = await empleada(app, duena, { rol: 'agente' })
    const of = ({ client }: { client: ConColas['client'] }) => desksOf(client, duena.empresaId)
    return { duena, empresaId: duena.empresaId, general, caja, uno, dos, ana, eva, of }
  }
  /** Runs the check as a node without connections would, some time later. */
  const later = (ms: number) => revisarOcupados(app.app.store, app.clock.read() + ms)

  test('the end of a session reads only the desks of its user', async () => {
    const { ana, eva, uno, dos, of } = await clinica()
    await of(ana).occupy(uno)
    await of(eva).occupy(dos)
    const other = await clinica()
    await other.of(other.ana).occupy(other.uno)
    let rows = 0
    const { store } = app.app
    const all: Store['db']['all'] = async (query, args) => {
      const read = await store.db.all(query, args)
      rows += read.length
      return read
    }
    const counted = { ...store, db: { ...store.db, all } } as Store
    await liberarDeSesion(counted, { usuarioId: ana.id, sesionId: null })
    expect(rows).toBe(1)
  })

  test('are a list with colas, places and an order, and a dropped desk is gone', async () => {
    const { duena, empresaId, general, uno, dos, of } = await clinica()
    expect(await of(duena).list()).toMatchObject([
      { id: uno, nombre: 'Ventanilla 1', colas: [general], plazas: null, estado: 'libre', ocupacion: null },
      { id: dos, nombre: 'Mesa 2', colas: null, plazas: 4, estado: 'libre' },
    ])
    const save = (puestos: { id: string; nombre: string; colas?: string[] | null }[]) =>
      duena.client.try(endpoints.guardarPuestos, { params: { empresaId }, body: { puestos } })
    await save([
      { id: dos, nombre: 'Mesa 2' },
      { id: uno, nombre: 'Ventanilla  uno', colas: null },
    ])
    expect((await of(duena).list()).map(({ nombre, colas, plazas }) => [nombre, colas, plazas])).toEqual([
      ['Mesa 2', null, 4],
      ['Ventanilla uno', null, null],
    ])
    await save([{ id: uno, nombre: 'Ventanilla 1' }])
    expect((await of(duena).list()).map(({ id }) => id)).toEqual([uno])
    const twice = await save([
      { id: uno, nombre: 'Caja' },
      { id: randomUUID(), nombre: ' caja' },
    ])
    expect(twice.error.detalles).toMatchObject([
      { campo: 'puestos.1.nombre', mensaje: 'Ya hay un puesto con este nombre' },
    ])
    expectRefused(await save([{ id: uno, nombre: 'Caja', colas: [randomUUID()] }]), 'cola_no_encontrada')
    const many = Array.from({ length: PUESTOS_MAXIMO + 1 }, (_, i) => ({ id: randomUUID(), nombre: `${i}` }))
    expectRefused(await save(many), 'datos_invalidos')
    expect((await save(many.slice(1))).status).toBe(200)
  })

  test('a member arrives, pauses with a reason, returns and leaves, and all screens show it', async () => {
    const { ana, eva, uno, of, empresaId, general } = await clinica()
    const { body } = await of(ana).occupy(uno)
    expect(body.puesto).toMatchObject({
      estado: 'ocupado',
      ocupacion: { id: body.ocupacion, usuario: 'Ana Pérez' },
    })
    expectRefused(await of(eva).pause(uno, 'Almuerzo'), 'puesto_dejado')
    await of(ana).pause(uno, ' Almuerzo ')
    expect(await of(eva).one(uno)).toMatchObject({ estado: 'en pausa', pausa: { motivo: 'Almuerzo' } })
    expectRefused(await of(ana).call(uno), 'puesto_en_pausa')
    // Nor does it call a chosen customer, who keeps waiting.
    const turno = await pedirTurno(ana.client, empresaId, general, 'Luis')
    const choose = () =>
      ana.client.try(endpoints.llamarTurno, {
        params: { empresaId, turnoId: turno.id },
        body: { puestoId: uno },
      })
    expectRefused(await choose(), 'puesto_en_pausa')
    await of(ana).pause(uno, null)
    expect((await choose()).body.turno).toMatchObject({ nombre: 'Luis', puesto: 'Ventanilla 1' })
    expect(await of(eva).one(uno)).toMatchObject({ estado: 'ocupado', pausa: null })
    expectRefused(await of(eva).leave(uno), 'puesto_dejado')
    expect((await of(ana).leave(uno)).body.puesto).toMatchObject({ estado: 'libre', librePor: 'salida' })
    expectRefused(await of(ana).leave(uno), 'puesto_dejado')
    expectRefused(await of(ana).occupy(randomUUID()), 'puesto_no_encontrado')
  })

  test('taking over needs a confirmation, and both browsers are notified', async () => {
    const { ana, eva, uno, empresaId, of } = await clinica()
    const { body: hers } = await of(ana).occupy(uno)
    const [tabAna, tabEva] = [await Tab.open(ana.client), await Tab.open(eva.client)]
    for (const tab of [tabAna, tabEva]) tab.follow({ tema: 'puestos', empresaId })
    await tabAna.state('puestos', 'Ana is there', (d) => d.puestos[0]?.ocupacion?.id === hers.ocupacion)
    expectRefused(await of(eva).occupy(uno), 'puesto_tomado')
    const { body: taken } = await of(eva).occupy(uno, { relevar: true })
    for (const tab of [tabAna, tabEva]) {
      await tab.state('puestos', 'Eva is there', (d) => d.puestos[0]?.ocupacion?.id === taken.ocupacion)
      tab.close()
    }
    // A heartbeat of the ended stay has no effect.
    expectRefused(await of(ana).occupy(uno, { ocupacion: hers.ocupacion }), 'puesto_dejado')
    expect((await of(eva).occupy(uno, { ocupacion: taken.ocupacion })).body.ocupacion).toBe(taken.ocupacion)
  })

  test('the same person in a second browser takes over without confirming, and the first one is told', async () => {
    const { ana, eva, uno, empresaId, of } = await clinica()
    const { body: hers } = await of(ana).occupy(uno)
    const second = app.client()
    await second.call(endpoints.entrar, { body: { correo: ana.correo, contrasena: CONTRASENA } })
    const moved = await desksOf(second, empresaId).occupy(uno)
    expect(moved.status).toBe(200)
    expect(await of(eva).one(uno)).toMatchObject({
      estado: 'ocupado',
      ocupacion: { id: moved.body.ocupacion },
    })
    expectRefused(await of(ana).occupy(uno, { ocupacion: hers.ocupacion }), 'puesto_dejado')
    // Someone else still has to confirm.
    expectRefused(await of(eva).occupy(uno), 'puesto_tomado')
    // Back in the first browser, as often as needed.
    expect((await of(ana).occupy(uno)).status).toBe(200)
    expect((await desksOf(second, empresaId).occupy(uno)).status).toBe(200)
  })

  test('a call from a desk is for its colas, priority first, then the longest wait', async () => {
    const { duena, empresaId, general, caja, uno, dos, ana, eva, of } = await clinica()
    await duena.client.call(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: {
        categorias: [
          { id: general, nombre: 'General' },
          { id: caja, nombre: 'Caja', prioridad: true },
        ],
      },
    })
    const take = (colaId: string, nombre: string) => pedirTurno(app.client(), empresaId, colaId, nombre)
    await take(general, 'G1')
    await take(general, 'G2')
    await take(caja, 'C1')
    expectRefused(await of(ana).call(uno), 'puesto_dejado')
    await of(ana).occupy(uno)
    await of(eva).occupy(dos)
    expect((await of(ana).call(uno)).body.turno).toMatchObject({ nombre: 'G1', puesto: 'Ventanilla 1' })
    expect((await of(eva).call(dos)).body.turno).toMatchObject({ nombre: 'C1', puesto: 'Mesa 2' })
    expect((await of(eva).call(dos)).body).toMatchObject({
      turno: { nombre: 'G2' },
      terminado: { nombre: 'C1' },
    })
    await take(caja, 'C2')
    // No customer waits for this desk: it only finishes.
    expect((await of(ana).call(uno)).body).toMatchObject({ turno: null, terminado: { nombre: 'G1' } })
    // A queue can still be named, and so can a desk that is only a text.
    expect((await of(ana).call(uno, { colas: [caja] })).body.turno).toMatchObject({ nombre: 'C2' })
    await take(general, 'G3')
    const text = { params: { empresaId, colaId: general }, body: { puesto: 'Mostrador' } }
    expect((await ana.client.call(endpoints.siguiente, text)).turno).toMatchObject({ puesto: 'Mostrador' })
  })

  test('an agente may be at desks that serve one of her queues, and calls only from those', async () => {
    const { duena, empresaId, general, caja, uno, dos, of } = await clinica()
    const rosa = await empleada(app, duena, { rol: 'agente', colas: [caja] })
    await pedirTurno(app.client(), empresaId, general, 'De general')
    await pedirTurno(app.client(), empresaId, caja, 'De caja')
    expectRefused(await of(rosa).occupy(uno), 'prohibido')
    expect((await of(rosa).occupy(dos)).status).toBe(200)
    expect((await of(rosa).call(dos)).body.turno).toMatchObject({ nombre: 'De caja' })
    expect((await of(rosa).call(dos)).body.turno).toBeNull()
  })

  test('renaming a desk also renames it for the customer it serves', async () => {
    const { duena, empresaId, general, uno, dos, ana, of } = await clinica()
    const { id } = await pedirTurno(app.client(), empresaId, general, 'Luis')
    await of(ana).occupy(uno)
    await of(ana).call(uno)
    const puestos = [
      { id: uno, nombre: 'Consultorio 1' },
      { id: dos, nombre: 'Ventanilla 1' },
    ]
    await duena.client.call(endpoints.guardarPuestos, { params: { empresaId }, body: { puestos } })
    const { enAtencion } = await ana.client.call(endpoints.cola, { params: { empresaId, colaId: general } })
    expect(enAtencion).toMatchObject([{ id, puesto: 'Consultorio 1' }])
    expect((await of(ana).call(uno, { enAtencion: id })).body.terminado).toMatchObject({ id })
  })

  test('a browser silent for five minutes is reported, and after fifteen the desk is free', async () => {
    const { ana, uno, of } = await clinica()
    await of(ana).occupy(uno)
    await later(0)
    expect(await of(ana).one(uno)).toMatchObject({ ocupacion: { vence: null } })
    app.clock.now += 6 * MINUTE_MS
    await later(0)
    const warned = await of(ana).one(uno)
    expect(warned?.estado).toBe('ocupado')
    expect(Date.parse(warned?.ocupacion?.vence ?? '')).toBeGreaterThan(app.clock.read())
    app.clock.now += 10 * MINUTE_MS
    await later(0)
    expect(await of(ana).one(uno)).toMatchObject({ estado: 'libre', librePor: 'sin_senal' })
  })

  test('an open live connection keeps the desk, and so does a repeated call', async () => {
    const { ana, uno, of } = await clinica()
    const { body } = await of(ana).occupy(uno)
    const { sesiones } = await ana.client.call(endpoints.sesiones)
    const sesion = sesiones.find(({ actual }) => actual)?.id ?? ''
    for (const sign of [
      () => verPuestosOcupados(app.app.store, new Set([sesion]), app.clock.read()),
      () => of(ana).occupy(uno, { ocupacion: body.ocupacion }),
    ]) {
      app.clock.now += 6 * MINUTE_MS
      await later(0)
      expect((await of(ana).one(uno))?.ocupacion?.vence).not.toBeNull()
      await sign()
      expect(await of(ana).one(uno)).toMatchObject({ estado: 'ocupado', ocupacion: { vence: null } })
      app.clock.now += 4 * MINUTE_MS
      await later(0)
      expect(await of(ana).one(uno)).toMatchObject({ estado: 'ocupado', ocupacion: { vence: null } })
    }
  })

  test('logging out, the end of the day and losing the rol free the desk', async () => {
    const { duena, empresaId, uno, dos, ana, eva, of } = await clinica()
    await of(ana).occupy(uno)
    await ana.client.call(endpoints.salir)
    expect(await of(duena).one(uno)).toMatchObject({ estado: 'libre', librePor: 'sesion' })
    await of(eva).occupy(uno)
    await duena.client.call(endpoints.cambiarMiembro, {
      params: { empresaId, usuarioId: eva.usuarioId },
      body: { rol: 'lector' },
    })
    expect(await of(duena).one(uno)).toMatchObject({ estado: 'libre', librePor: 'equipo' })
    const rosa = await empleada(app, duena, { rol: 'agente' })
    await of(rosa).occupy(dos)
    await quitar(duena, rosa)
    expect(await of(duena).one(dos)).toMatchObject({ estado: 'libre', librePor: 'equipo' })
    await of(duena).occupy(uno)
    await duena.client.call(endpoints.cerrarJornada, { params: { empresaId }, body: {} })
    expect(await of(duena).one(uno)).toMatchObject({ estado: 'libre', librePor: 'jornada' })
    await of(duena).occupy(uno)
    app.clock.now += 26 * HORA_MS
    await later(0)
    expect(await of(duena).one(uno)).toMatchObject({ estado: 'libre', librePor: 'jornada' })
  })

  test('the customer of a desk follows its new name, also after an undo, and never joins one at another desk', async () => {
    const { duena, empresaId, general, uno, dos, ana, of } = await clinica()
    const rename = (primero: string, segundo: string) =>
      duena.client.try(endpoints.guardarPuestos, {
        params: { empresaId },
        body: {
          puestos: [
            { id: uno, nombre: primero },
            { id: dos, nombre: segundo },
          ],
        },
      })
    const served = async () =>
      (await duena.client.call(endpoints.cola, { params: { empresaId, colaId: general } })).enAtencion
        .map(({ nombre, puesto }) => `${nombre} en ${puesto}`)
        .sort()
    for (const nombre of ['Luis', 'Rosa', 'Iris']) await pedirTurno(app.client(), empresaId, general, nombre)
    await of(ana).occupy(uno)
    await of(ana).call(uno)
    const { turno } = (await of(ana).call(uno)).body
    const text = { params: { empresaId, colaId: general }, body: { puesto: 'Mesa 2' } }
    await duena.client.call(endpoints.siguiente, text)
    expect((await rename('Mesa 2', 'Ventanilla 1')).status).toBe(200)
    expect(await served()).toEqual(['Iris en Ventanilla 1', 'Rosa en Mesa 2'])
    // The turno the call had finished is back at the same desk, under its current name.
    const undo = { params: { empresaId, colaId: general }, body: { turnoId: turno?.id ?? '' } }
    await ana.client.call(endpoints.deshacer, undo)
    expect(await served()).toEqual(['Iris en Ventanilla 1', 'Luis en Mesa 2'])

    await duena.client.call(endpoints.siguiente, { ...text, body: { puesto: 'Mostrador' } })
    const clash = await rename('Mostrador', 'Ventanilla 1')
    expectRefused(clash, 'datos_invalidos')
    expect(clash.error.detalles).toMatchObject([
      { campo: 'puestos.0.nombre', mensaje: expect.stringContaining('Ahora se atiende a alguien') },
    ])
    expect(await served()).toEqual(['Iris en Ventanilla 1', 'Luis en Mesa 2', 'Rosa en Mostrador'])
  })

  test('a team manager frees a forgotten desk, and a dropped desk is free too', async () => {
    const { duena, empresaId, uno, dos, ana, eva, of } = await clinica()
    await of(ana).occupy(uno)
    expectRefused(await of(eva).leave(uno), 'puesto_dejado')
    expect((await of(duena).leave(uno)).body.puesto).toMatchObject({ librePor: 'equipo' })
    await of(ana).occupy(uno)
    const tab = await Tab.open(ana.client)
    tab.follow({ tema: 'puestos', empresaId })
    await tab.state('puestos', 'her desk', (d) => d.puestos.length === 2)
    const puestos = [{ id: dos, nombre: 'Mesa 2' }]
    await duena.client.call(endpoints.guardarPuestos, { params: { empresaId }, body: { puestos } })
    await tab.state('puestos', 'the desk is gone', (d) => d.puestos.length === 1)
    tab.close()
    expectRefused(await of(ana).call(uno), 'puesto_no_encontrado')
  })

  test('the room view shows live every desk, its customer, and how long each queue waits', async () => {
    const { duena, empresaId, general, caja, uno, dos, ana, eva, of } = await clinica()
    const tab = await Tab.open(duena.client)
    tab.follow({ tema: 'sala', empresaId })
    await tab.state('sala', 'the empty room', (d) => d.puestos.length === 2 && d.colas.length === 2)
    await pedirTurno(app.client(), empresaId, general, 'Luis')
    await pedirTurno(app.client(), empresaId, general, 'Rosa')
    await pedirTurno(app.client(), empresaId, caja, 'Eva')
    await of(ana).occupy(uno)
    await of(ana).call(uno)
    await of(eva).occupy(dos)
    await of(eva).pause(dos, 'Almuerzo')
    const text = { params: { empresaId, colaId: caja }, body: { puesto: 'Mostrador' } }
    await duena.client.call(endpoints.siguiente, text)
    const sala = await tab.state('sala', 'everything', (d) => d.otros.length === 1)
    expect(sala).toMatchObject({
      puestos: [
        { nombre: 'Ventanilla 1', estado: 'ocupado', atendidos: [{ nombre: 'Luis', cola: 'General' }] },
        { nombre: 'Mesa 2', estado: 'en pausa', pausa: { motivo: 'Almuerzo' }, atendidos: [] },
      ],
      otros: [{ nombre: 'Mostrador', atendidos: [{ nombre: 'Eva', cola: 'Caja' }] }],
      colas: [
        { nombre: 'General', enEspera: 1, puestos: 1 },
        { nombre: 'Caja', enEspera: 0, esperaDesde: null, puestos: 0 },
      ],
    })
    expect(Date.parse(sala.colas[0]?.esperaDesde ?? '')).toBeLessThanOrEqual(app.clock.read())
    expect(await duena.client.call(endpoints.sala, { params: { empresaId } })).toEqual(sala)
    tab.close()
  })

  test('the reason of a pause is erased with the names of its day', async () => {
    const { duena, empresaId, general, uno, ana, of } = await clinica()
    await pedirTurno(app.client(), empresaId, general, 'Luis')
    await of(ana).occupy(uno)
    await of(ana).call(uno)
    await of(ana).pause(uno, 'Cita médica')
    await duena.client.call(endpoints.cerrarJornada, { params: { empresaId }, body: {} })
    const stored = async () =>
      JSON.stringify(await duena.client.call(endpoints.datosCuenta, { params: { correo: duena.correo } }))
    expect(await stored()).toContain('Cita médica')
    await olvidarNombres(app.app.store, 1, app.clock.read() + 72 * HORA_MS)
    expect(await stored()).not.toContain('Cita médica')
    expect(await stored()).not.toContain('Luis')
  })

  test('desks are in the data of the account, and their changes in its history', async () => {
    const { duena, general, uno, ana, of } = await clinica()
    await of(ana).occupy(uno)
    await of(ana).pause(uno, 'Cita médica')
    const { empresas } = await duena.client.call(endpoints.datosCuenta, { params: { correo: duena.correo } })
    expect(empresas[0]?.puestos).toMatchObject([
      { nombre: 'Ventanilla 1', colas: [general], ocupadoPor: ana.id, pausa: 'Cita médica' },
      { nombre: 'Mesa 2', colas: null, plazas: 4, ocupadoPor: null },
    ])
    expect(empresas[0]?.auditoria.some(({ tipo }) => tipo === 'puestos_cambiados')).toBe(true)
  })
})
