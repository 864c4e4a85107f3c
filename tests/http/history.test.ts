import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { RESUMEN_VERSION } from '#domain/estadisticas.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, pedirTurno } from '#harness/stories.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { readConfig } from '#server/config.ts'
import { Resumidor } from '#server/estadisticas/resumidor.ts'
import { pasarDias } from '#server/jobs/dias.ts'
import { olvidarHistorias } from '#server/jobs/olvidar-historia.ts'
import { darDeBaja } from '#server/store/ajustes-avisos.ts'
import { command } from '#server/store/command.ts'
import { closeCursor, openCursor, readCursor } from '#server/store/cursores.ts'
import type { Store, Tx } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { findPulso, reserveSeq } from '#server/store/eventos.ts'
import { sqliteFileOf } from '#server/store/open.ts'
import { readAll, write } from '#server/store/query.ts'
import { saveResumenes } from '#server/store/resumenes.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { flowOf } from '#tests/helpers/flow.ts'
import { addManyTurnos } from '#tests/helpers/many-turnos.ts'
import { openBeside } from '#tests/helpers/store-beside.ts'

const MINUTO_MS = 60_000
const DIA_MS = 24 * 60 * MINUTO_MS
const GUARDADOS_DIAS = 31
/** The number of rows one step deletes. */
const PASO = 500
const TURNOS = 1200

type De = { empresaId: EmpresaId }
const turnosOf = readAll((q, p: De) =>
  q.selectFrom('turnos').selectAll().where('empresa_id', '=', p.empresaId).orderBy('id'),
)
const tramosOf = readAll((q, p: De) =>
  q.selectFrom('tramos').selectAll().where('empresa_id', '=', p.empresaId),
)
const eventosOf = readAll((q, p: De) =>
  q.selectFrom('eventos').select(['seq', 'turno_id']).where('empresa_id', '=', p.empresaId).orderBy('seq'),
)
const apuntesOf = readAll((q, p: De) =>
  q.selectFrom('auditoria').select('instante').where('empresa_id', '=', p.empresaId),
)
const cambiosDePlan = readAll((q) => q.selectFrom('cambios_plan').select('instante'))
const bajas = readAll((q) => q.selectFrom('bajas').select('huella'))
const asOfBefore = write((q, p: De & { version: number }) =>
  q
    .updateTable('resumenes')
    .set({ version: p.version, zona: 'Asia/Tokyo' })
    .where('empresa_id', '=', p.empresaId),
)
onEachEngine('history older than it is kept', (app) => {
  /** Deletes it, as the hourly job does. Returns the most rows of turnos or eventos that a step removed. */
  async function forget(id?: EmpresaId, ahora = app.app.clock()): Promise<number> {
    const { store } = app.app
    const { databaseUrl, dataDir, preparedStatements: prepared } = readConfig(app.env)
    const source = databaseUrl ? { url: databaseUrl, prepared } : { file: sqliteFileOf(dataDir) }
    const resumidor = new Resumidor(source, store)
    onTestFinished(() => resumidor.close())
    const count = async () =>
      id
        ? [
            (await turnosOf(store.db, { empresaId: id })).length,
            (await eventosOf(store.db, { empresaId: id })).length,
          ]
        : [0]
    let most = 0
    const watched: Store = {
      ...store,
      execute: async (...args) => {
        const before = await count()
        const result = await store.execute(...args)
        const after = await count()
        most = Math.max(most, ...before.map((n, i) => n - (after[i] ?? 0)))
        return result
      },
    }
    await olvidarHistorias({ store: watched, resumidor }, GUARDADOS_DIAS, ahora)
    return most
  }

  async function change(empresaUuid: string, run: (tx: Tx, id: EmpresaId) => unknown): Promise<void> {
    const store = await openBeside(app)
    const { id } = (await findEmpresa(store.db, { uuid: empresaUuid })) ?? {}
    if (!id) throw new Error('No empresa')
    const all = command<object, void>(
      'prueba',
      () => [empresaUuid],
      async (tx) => void (await run(tx, id)),
    )
    await store.execute(all, {})
    await store.close()
  }

  /** Creates a company that worked for three days: a transfer, a pause on a day without customers, a long day. */
  async function conHistoria() {
    app.clock.nextMorning()
    const flow = await flowOf(app.client(), 'General', 'Caja')
    const { client, empresaId, correo, colas, pedir } = flow
    const [general = '', caja = ''] = colas
    await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'professional' } })
    const [mesa = ''] = await conPuestos({ client, empresaId, colas, correo }, { nombre: 'Mesa' })
    const params = { empresaId, colaId: general }
    for (const nombre of ['Ana', 'Luis', 'Eva']) {
      await pedir(nombre, general)
      app.clock.now += 3 * MINUTO_MS
      const { turno } = await client.call(endpoints.siguiente, { params, body: { puesto: '1' } })
      app.clock.now += 4 * MINUTO_MS
      if (nombre === 'Luis') await flow.transferir(turno?.id ?? '', { colaId: caja })
      else await client.call(endpoints.finalizar, { params: { empresaId, turnoId: turno?.id ?? '' } })
    }
    app.clock.nextMorning()
    const desk = desksOf(client, empresaId)
    await desk.occupy(mesa)
    await desk.pause(mesa, 'Almuerzo')
    app.clock.now += 15 * MINUTO_MS
    await desk.pause(mesa, null)
    await desk.leave(mesa)
    app.clock.nextMorning()
    // As after years: the deleted eventos fill more than a page of activity searches.
    await change(empresaId, (tx, id) => reserveSeq(tx, id, 50_000))
    await pedir('Rosa', caja)
    await client.call(endpoints.cerrarJornada, { params: { empresaId } })
    const { db } = app.app.store
    const id = (await findEmpresa(db, { uuid: empresaId }))?.id as EmpresaId
    const beside = await openBeside(app)
    await addManyTurnos(beside, empresaId, TURNOS)
    await beside.close()
    return { ...flow, id, general }
  }

  const entrar = (client: Client, correo: string) =>
    client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })

  test('is deleted in steps, the figures stay, and what is left works', async () => {
    const { client, empresaId, correo, id, general, pedir } = await conHistoria()
    const { db } = app.app.store
    await change(empresaId, (tx) => darDeBaja(tx, { empresaId: id, huella: 'x', ahora: app.app.clock() }))
    app.clock.set(app.app.clock() + (GUARDADOS_DIAS + 4) * DIA_MS)
    app.clock.nextMorning()
    await pasarDias(app.app.store, app.app.clock())
    await entrar(client, correo)
    const figures = async () => {
      const query = { periodo: 'mes' as const }
      const { actualizado: _, ...empresa } = await client.call(endpoints.estadisticas, {
        params: { empresaId },
        query,
      })
      return [empresa, await client.call(endpoints.estadisticasDePersonas, { params: { empresaId }, query })]
    }
    const reciente = await pedir('Reciente', general)
    const before = await figures()
    expect(before[0]).toMatchObject({ anterior: { turnos: 4 + TURNOS, atendidos: 2, etapas: 1 } })
    // Counted anew by the job, as if nobody had asked for these days yet.
    await change(empresaId, (tx) => asOfBefore(tx, { empresaId: id, version: 0 }))

    expect(await forget(id)).toBe(PASO)
    expect((await turnosOf(db, { empresaId: id })).map(({ uuid }) => uuid)).toEqual([reciente.id])
    expect(await tramosOf(db, { empresaId: id })).toEqual([])
    const [{ id: turnoId } = { id: 0 }] = await turnosOf(db, { empresaId: id })
    expect((await eventosOf(db, { empresaId: id })).every(({ seq }) => seq > turnoId - 5)).toBe(true)
    expect((await apuntesOf(db, { empresaId: id })).length).toBe(0)
    expect(await cambiosDePlan(db)).toEqual([])
    expect((await bajas(db)).length).toBe(1)
    expect(await figures()).toEqual(before)

    // A later version of the counting rules, and another time zone, cannot count them again.
    await change(empresaId, (tx) => asOfBefore(tx, { empresaId: id, version: RESUMEN_VERSION - 1 }))
    expect(await figures()).toEqual(before)

    const content = await databaseContent(app.app)
    await forget()
    expect(await databaseContent(app.app)).toBe(content)

    // The border: activity ends with one page, an export and a cursor that was behind go on.
    const actividad = await client.call(endpoints.actividad, { params: { empresaId }, query: {} })
    expect(actividad.siguiente).toBeNull()
    expect(actividad.entradas.length).toBeGreaterThan(0)
    const datos = await client.call(endpoints.datosCuenta, { params: { correo } })
    expect(datos.empresas[0]?.turnos.map(({ nombre }) => nombre)).toEqual(['Reciente'])
    await change(empresaId, async (tx) => {
      await openCursor(tx, { empresa_id: id, nombre: 'prueba', seq: 1 })
      const read = await readCursor(tx, id, 'prueba', 100)
      expect(read.at(-1)?.seq).toBe((await findPulso(tx, { empresaId: id }))?.seq)
      await closeCursor(tx, { empresaId: id, nombre: 'prueba' })
    })
    const { turno } = await client.call(endpoints.siguiente, { params: { empresaId, colaId: general } })
    expect(turno?.nombre).toBe('Reciente')
    await pedirTurno(app.client(), empresaId, general, 'Otra')
  })

  test('of an unused company leaves its latest evento, on which its screens and cursors rely', async () => {
    const { empresaId, id, client, correo, general } = await conHistoria()
    app.clock.set(app.app.clock() + 380 * DIA_MS)
    await pasarDias(app.app.store, app.app.clock())
    await forget()
    const { db } = app.app.store
    const { seq } = (await findPulso(db, { empresaId: id })) ?? {}
    expect(await turnosOf(db, { empresaId: id })).toEqual([])
    expect((await eventosOf(db, { empresaId: id })).map((evento) => evento.seq)).toEqual([seq])
    expect(await bajas(db)).toEqual([])
    const content = await databaseContent(app.app)
    await forget()
    expect(await databaseContent(app.app)).toBe(content)
    await entrar(client, correo)
    expect((await pedirTurno(client, empresaId, general, 'De vuelta')).numero).toBe(1)
  })

  test('is kept from the day of an open turno on', async () => {
    app.clock.nextMorning()
    const { empresaId, pedir, params, client } = await flowOf(app.client(), 'General')
    const { db } = app.app.store
    const id = (await findEmpresa(db, { uuid: empresaId }))?.id as EmpresaId
    await pedir('Atendida')
    await client.call(endpoints.siguiente, { params })
    await client.call(endpoints.cerrarJornada, { params: { empresaId } })
    app.clock.nextMorning()
    const abierta = await pedir('Abierta')
    await pedir('Otra')
    await client.call(endpoints.siguiente, { params })
    // As after undoing a call of a day that was already counted.
    const { fecha } = (await turnosOf(db, { empresaId: id })).at(-1) ?? { fecha: '' }
    const datos = JSON.stringify({ fecha, colas: {}, personas: {}, pausas: {} })
    const zona = 'America/Mexico_City'
    const resumen = { empresa_id: id, fecha, zona, corte: 0, version: RESUMEN_VERSION, datos }
    await change(empresaId, (tx) => saveResumenes(tx, [resumen]))
    // Only the job sees a later time: otherwise the day change would close it first.
    await forget(id, app.app.clock() + (GUARDADOS_DIAS + 10) * DIA_MS)
    const left = await turnosOf(db, { empresaId: id })
    expect(left.map(({ nombre }) => nombre)).toEqual(['Abierta', 'Otra'])
    const suyo = left.find(({ uuid }) => uuid === abierta.id)?.id ?? 0
    const eventos = await eventosOf(db, { empresaId: id })
    expect(eventos.filter(({ turno_id }) => turno_id === suyo)).toHaveLength(2)
  })
})
