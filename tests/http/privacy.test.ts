import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, type ConColas, conColas, pedirTurno, registrada } from '#harness/stories.ts'
import { NO_ROW } from '#server/base/ids.ts'
import { olvidarNombres } from '#server/jobs/olvidar-nombres.ts'
import { deleteOldMessages } from '#server/outbox/mail/forget-files.ts'
import { command } from '#server/store/command.ts'
import { insertEventos, reserveSeq, SISTEMA } from '#server/store/eventos.ts'
import { readAll } from '#server/store/query.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { storeBeside } from '#tests/helpers/store-beside.ts'

const DIA_MS = 86_400_000
const turnosDe = readAll((q, p: { empresaId: string }) =>
  q
    .selectFrom('turnos')
    .innerJoin('empresas', 'empresas.id', 'turnos.empresa_id')
    .selectAll('turnos')
    .where('empresas.uuid', '=', p.empresaId)
    .orderBy('turnos.orden'),
)

onEachEngine('privacy', (app) => {
  const names = async ({ empresaId }: ConColas) =>
    (await turnosDe(app.app.store.db, { empresaId })).map((turno) => turno.nombre)

  async function served(duena: ConColas, nombre: string): Promise<void> {
    const { client, empresaId, colas } = duena
    const params = { empresaId, colaId: colas[0] ?? '' }
    await client.call(endpoints.pedirTurno, {
      params,
      body: { nombre },
      headers: { 'idempotency-key': `clave-de-${nombre.replaceAll(' ', '-')}-0123456789` },
    })
    await client.call(endpoints.siguiente, { params })
    await client.call(endpoints.siguiente, { params })
  }

  test('names are erased when their days are over, not before, and the statistics stay', async () => {
    const start = app.clock.now
    const duena = await conColas(app.client(), 'General')
    const { client, empresaId } = duena
    await served(duena, 'Nombre Primero')
    // An evento with the name in its data, as the correction of a name would write it.
    const store = await storeBeside(app)
    const [primero] = await turnosDe(store.db, { empresaId })
    const empresa = { id: primero?.empresa_id ?? NO_ROW, uuid: empresaId }
    const tell = command<object, void>(
      'prueba',
      () => [empresaId],
      async (tx) => {
        const evento = {
          cola_id: null,
          turno_id: primero?.id ?? 0,
          tipo: 'cola_cambiada',
          actor: SISTEMA,
        } as const
        const datos = { nombre: 'Nombre Primero', otro: 1 }
        const seq = await reserveSeq(tx, empresa.id, 1)
        await insertEventos(tx, empresa, seq, [{ ...evento, puesto: null, instante: 0, datos }])
      },
    )
    await store.execute(tell, {})
    app.clock.now = start + 2 * DIA_MS
    await served(duena, 'Nombre Segundo')

    app.clock.now = start + 10 * DIA_MS
    expect(await olvidarNombres(app.app.store, 10, app.app.clock())).toBe(0)
    app.clock.now = start + 11 * DIA_MS
    expect(await olvidarNombres(app.app.store, 10, app.app.clock())).toBe(1)
    expect(await names(duena)).toEqual(['', 'Nombre Segundo'])
    expect(await databaseContent(app.app)).not.toContain('Nombre Primero')
    expect(await databaseContent(app.app)).toContain('"{\\"otro\\":1}"')
    app.clock.now = start + 13 * DIA_MS
    expect(await olvidarNombres(app.app.store, 10, app.app.clock())).toBe(1)
    expect(await olvidarNombres(app.app.store, 10, app.app.clock())).toBe(0)
    expect(await databaseContent(app.app)).not.toContain('Nombre Segundo')
    expect(await databaseContent(app.app)).not.toContain('clave-de-Nombre')

    const figures = await client.call(endpoints.estadisticas, {
      params: { empresaId },
      query: { periodo: 'mes' },
    })
    expect(figures).toMatchObject({ totalTurnos: 2, clientesAtendidos: 2 })
    app.clock.now = start
  })

  test('waiting customers keep their name, whatever the day', async () => {
    const start = app.clock.now
    const duena = await conColas(app.client(), 'General')
    await pedirTurno(duena.client, duena.empresaId, duena.colas[0] ?? '', 'Sigue Esperando')
    app.clock.now = start + 200 * DIA_MS
    await olvidarNombres(app.app.store, 10, app.app.clock())
    expect(await names(duena)).toEqual(['Sigue Esperando'])
    const { client, correo } = duena
    await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    await client.call(endpoints.cerrarJornada, { params: { empresaId: duena.empresaId } })
    expect(await olvidarNombres(app.app.store, 10, app.app.clock())).toBe(1)
    expect(await names(duena)).toEqual([''])
    app.clock.now = start
  })

  test('messages stored as files are deleted as well', async () => {
    const { correo } = await registrada(app.client())
    await app.client().call(endpoints.recuperar, { body: { correo } })
    const folder = join(app.dataDir, 'correo')
    const count = async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).length
    await expect.poll(count).toBeGreaterThan(0)
    expect(await deleteOldMessages(folder, Date.now() - DIA_MS)).toBe(0)
    expect(await deleteOldMessages(folder, Date.now() + DIA_MS)).toBeGreaterThan(0)
    expect(await count()).toBe(0)
  })

  test('an owner downloads all data stored about the account', async () => {
    const duena = await conColas(app.client(), 'General')
    await served(duena, 'Luis Mora')
    const ajena = await conColas(app.client(), 'Ajena')
    await served(ajena, 'De Otra Persona')
    const { correo, client } = duena
    const datos = await client.call(endpoints.datosCuenta, { params: { correo } })
    expect(datos.cuenta).toMatchObject({ usuario: 'Ana Pérez', correo })
    expect(datos.sesiones).toHaveLength(1)
    expect(datos.empresas).toHaveLength(1)
    expect(datos.empresas[0]?.turnos).toMatchObject([
      { nombre: 'Luis Mora', numero: 1, estado: 'completado' },
    ])
    expect(datos.empresas[0]?.eventos.map((e) => e.tipo)).toContain('llamado')
    expect(JSON.stringify(datos)).not.toContain('De Otra Persona')
    expect(JSON.stringify(datos)).not.toContain('argon2')
    expectRefused(await client.try(endpoints.datosCuenta, { params: { correo: ajena.correo } }), 'prohibido')
    expectRefused(await app.client().try(endpoints.datosCuenta, { params: { correo } }), 'sin_sesion')
  })

  test('a deleted account leaves nothing behind, and a wrong password deletes nothing', async () => {
    const before = await databaseContent(app.app)
    const duena = await conColas(app.client(), 'General')
    const { correo, client, empresaId, colas } = duena
    await served(duena, 'Luis Mora')
    // Their replies are stored under the key, for the account and for the company.
    const headers = { 'idempotency-key': randomUUID() }
    await client.call(endpoints.cambiarPlan, { params: { correo }, headers, body: { plan: 'professional' } })
    const cambios = { params: { correo, id: empresaId }, headers, body: { nombre: 'Otra' } }
    await client.call(endpoints.cambiarEmpresa, cambios)
    const wrong = await client.try(endpoints.borrarCuenta, {
      params: { correo },
      body: { contrasena: 'otra' },
    })
    expectRefused(wrong, 'contrasena_incorrecta')
    const done = await client.call(endpoints.borrarCuenta, {
      params: { correo },
      body: { contrasena: CONTRASENA },
    })
    expect(done.empresas).toBe(1)
    await eventually(async () => expect(await databaseContent(app.app)).toBe(before))
    expectRefused(await client.try(endpoints.sesion), 'sin_sesion')
    const params = { empresaId, colaId: colas[0] ?? '' }
    expectRefused(
      await client.try(endpoints.pedirTurno, { params, body: { nombre: 'Tarde' } }),
      'cola_no_encontrada',
    )
    expectRefused(
      await client.try(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } }),
      'credenciales',
    )
  })
})
