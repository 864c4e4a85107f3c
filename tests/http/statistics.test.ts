import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { RESUMEN_VERSION } from '#domain/estadisticas.ts'
import { fechaLocal } from '#domain/jornada.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { command } from '#server/store/command.ts'
import { readAll, write } from '#server/store/query.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const MINUTO_MS = 60_000
const DIA_MS = 24 * 60 * MINUTO_MS

const kept = readAll((q, p: { empresaId: string }) =>
  q
    .selectFrom('resumenes')
    .innerJoin('empresas', 'empresas.id', 'resumenes.empresa_id')
    .select(['resumenes.fecha as fecha', 'resumenes.version as version'])
    .where('empresas.uuid', '=', p.empresaId),
)

const asOfBefore = write((q) => q.updateTable('resumenes').set({ version: 0, datos: '{}' }))

onEachEngine('statistics', (app) => {
  /** Serves one customer who arrives, waits and is called, with times in minutes. */
  const serve = async ({ client, empresaId, colas }: ConColas, wait: number, service: number, cola = 0) => {
    const colaId = colas[cola] as string
    await pedirTurno(app.client(), empresaId, colaId, 'Cliente')
    app.clock.now += wait * MINUTO_MS
    const { turno } = await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
    app.clock.now += service * MINUTO_MS
    await client.call(endpoints.finalizar, { params: { empresaId, turnoId: turno?.id as string } })
  }
  const read = ({ client, empresaId }: ConColas, periodo: 'hoy' | 'semana' | 'mes') =>
    client.call(endpoints.estadisticas, { params: { empresaId }, query: { periodo } })

  test('a company without turnos has nulls, not zeros', async () => {
    const duena = await conColas(app.client(), 'General')
    expect(await read(duena, 'hoy')).toMatchObject({
      totalTurnos: 0,
      turnosPorHora: [],
      actual: { turnos: 0, eficiencia: null, espera: null, atencion: null },
      rendimiento: { atendidos: null, presentes: null, aTiempo: null },
      estimaciones: { cotizados: 0, dentro: null, error: null },
      estado: { colas: 1, colasActivas: 0, enEspera: 0, enAtencion: 0 },
    })
  })

  test('today is counted from its turnos: waits, services, no-shows, cancellations, hours', async () => {
    app.clock.nextMorning()
    const duena = await conColas(app.client(), 'General', 'Quejas')
    const { client, empresaId, colas } = duena
    for (const [wait, service] of [
      [2, 10],
      [4, 10],
      [6, 20],
    ] as const) {
      await serve(duena, wait, service)
    }
    const cancelado = await pedirTurno(app.client(), empresaId, colas[1] as string, 'Se va')
    await app.client().call(endpoints.cancelar, {
      params: { turnoId: cancelado.id },
      body: { codigo: cancelado.codigo },
    })
    await pedirTurno(app.client(), empresaId, colas[1] as string, 'No viene')
    app.clock.now += 8 * MINUTO_MS
    const { turno } = await client.call(endpoints.siguiente, {
      params: { empresaId, colaId: colas[1] as string },
    })
    await client.call(endpoints.ausente, { params: { empresaId, turnoId: turno?.id as string } })
    await pedirTurno(app.client(), empresaId, colas[0] as string, 'Espera')

    const cifras = await read(duena, 'hoy')
    expect(cifras).toMatchObject({
      totalTurnos: 6,
      turnosHoy: 6,
      clientesAtendidos: 3,
      colaActiva: 1,
      eficiencia: 60,
      actual: { turnos: 6, atendidos: 3, ausentes: 1, cancelados: 1, expirados: 0 },
      anterior: { turnos: 0 },
      rendimiento: { atendidos: 60, presentes: 75 },
      estado: { colas: 2, colasActivas: 2, enEspera: 1, enAtencion: 0 },
    })
    expect(cifras.tiempoPromedio).toBeCloseTo(40 / 3, 1)
    expect(cifras.tiempoEspera).toBeCloseTo(5, 1)
    expect(cifras.actual.espera?.mediana).toBeCloseTo(4, 0)
    expect(cifras.actual.espera?.p90).toBeCloseTo(8, 0)
    expect(cifras.turnosPorHora.reduce((n, h) => n + h.turnos, 0)).toBe(6)
    expect(cifras.turnosPorHora[0]?.hora).toBe('10:00')
    expect(cifras.mapaCalor.flat().reduce((a, b) => a + b, 0)).toBe(6)
    expect(cifras.porCola.map(({ nombre, cifras: c }) => [nombre, c.turnos, c.atendidos])).toEqual([
      ['General', 4, 3],
      ['Quejas', 2, 0],
    ])
    expect(cifras.estimaciones.cotizados).toBe(4)
  })

  test('week and month include the period before for comparison, and repeating the request gives the same', async () => {
    const duena = await conColas(app.client(), 'General')
    app.clock.nextMorning()
    await serve(duena, 1, 5)
    for (let i = 0; i < 8; i++) app.clock.nextMorning()
    await serve(duena, 3, 5)
    await serve(duena, 3, 5)
    app.clock.nextMorning()
    await serve(duena, 5, 5)

    const semana = await read(duena, 'semana')
    expect(semana).toMatchObject({ totalTurnos: 3, turnosHoy: 1, anterior: { turnos: 1, atendidos: 1 } })
    expect(semana.porDia).toHaveLength(7)
    expect(semana.porDia.map((d) => d.turnos)).toEqual([0, 0, 0, 0, 0, 2, 1])
    const mes = await read(duena, 'mes')
    expect(mes).toMatchObject({ totalTurnos: 4, anterior: { turnos: 0 } })
    const { actualizado: _, ...again } = await read(duena, 'mes')
    expect(mes).toMatchObject(again)
  })

  test('days counted by an older version are counted again on request, and no request waits for it', async () => {
    const duena = await conColas(app.client(), 'General')
    app.clock.nextMorning()
    await serve(duena, 1, 5)
    app.clock.nextMorning()
    await serve(duena, 2, 5)
    app.clock.nextMorning()
    const { actualizado: _, ...before } = await read(duena, 'semana')
    const versions = async () =>
      (await kept(app.app.store.db, { empresaId: duena.empresaId })).map(({ version }) => version)
    expect(new Set(await versions())).toEqual(new Set([RESUMEN_VERSION]))
    const store = await storeBeside(app)
    const older = command<object, unknown>(
      'prueba',
      () => ['prueba'],
      async (tx) => asOfBefore(tx),
    )
    await store.execute(older, {})
    const params = { empresaId: duena.empresaId, colaId: duena.colas[0] as string }
    const [again, ...taken] = await Promise.all([
      read(duena, 'semana'),
      ...[1, 2, 3].map(() => app.client().call(endpoints.pedirTurno, { params, body: { nombre: 'Eva' } })),
    ])
    expect(taken).toHaveLength(3)
    const { turnosHoy: _h, totalTurnos: _t, colaActiva: _c, ...settled } = before
    expect(again.porDia.slice(0, -1)).toEqual(settled.porDia.slice(0, -1))
    expect(again.clientesAtendidos).toBe(settled.clientesAtendidos)
    expect(new Set(await versions())).toEqual(new Set([RESUMEN_VERSION]))
  })

  test('a day with open turnos is not closed too early', async () => {
    const duena = await conColas(app.client(), 'General')
    const { client, empresaId, colas } = duena
    const colaId = colas[0] as string
    app.clock.nextMorning()
    // Taken shortly before midnight in Mexico City, called shortly after it.
    app.clock.now += 13.9 * 60 * MINUTO_MS
    await pedirTurno(app.client(), empresaId, colaId, 'De noche')
    app.clock.now += 12 * MINUTO_MS
    expect((await read(duena, 'semana')).clientesAtendidos).toBe(0)
    const { turno } = await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
    app.clock.now += 5 * MINUTO_MS
    await client.call(endpoints.finalizar, { params: { empresaId, turnoId: turno?.id as string } })
    expect(await read(duena, 'semana')).toMatchObject({ totalTurnos: 1, clientesAtendidos: 1, turnosHoy: 0 })
  })

  test('a day is not closed while the clock of another node may still be in it', async () => {
    const duena = await conColas(app.client(), 'General')
    app.clock.nextMorning()
    await serve(duena, 1, 5)
    const midnight = Date.parse(`${fechaLocal(app.app.clock(), 'America/Mexico_City')}T06:00:00Z`) + DIA_MS
    const setTo = (instant: number) => {
      app.clock.now += instant - app.app.clock()
    }
    for (const late of [5, 55]) {
      setTo(midnight + late * MINUTO_MS)
      const before = (await read(duena, 'semana')).clientesAtendidos
      // Another node, a little less than an hour behind, serves a customer on that day.
      setTo(midnight - 3 * MINUTO_MS)
      await serve(duena, 0, 1)
      setTo(midnight + late * MINUTO_MS)
      expect((await read(duena, 'semana')).clientesAtendidos).toBe(before + 1)
    }
    setTo(midnight + 65 * MINUTO_MS)
    expect((await read(duena, 'semana')).clientesAtendidos).toBe(3)
    expect((await kept(app.app.store.db, { empresaId: duena.empresaId })).map((r) => r.fecha)).toContain(
      fechaLocal(midnight - 1, 'America/Mexico_City'),
    )
  })

  test('a deleted queue stays in the statistics, which can be exported', async () => {
    app.clock.nextMorning()
    const duena = await conColas(app.client(), '=Caja, "rápida"')
    const { client, empresaId, colas } = duena
    await serve(duena, 2, 4)
    await client.call(endpoints.borrarCola, { params: { empresaId, colaId: colas[0] as string } })
    expect((await read(duena, 'hoy')).porCola).toMatchObject([{ eliminada: true, cifras: { atendidos: 1 } }])

    const response = await client.send(`/api/estadisticas/${empresaId}/csv?periodo=hoy`)
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines[0]).toContain('Fecha,Cola,Turnos,Atendidos')
    expect(lines[1]).toContain(`,"'=Caja, ""rápida""",1,1,0,0,0,2,`)
  })
})
