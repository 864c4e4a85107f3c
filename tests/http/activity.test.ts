import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { EntradaDeActividad, FiltroDeActividad } from '#contract/actividad.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, conColas, correoNuevo, pedirTurno } from '#harness/stories.ts'
import { olvidarActividades } from '#server/jobs/olvidar-actividad.ts'
import { olvidarNombres } from '#server/jobs/olvidar-nombres.ts'
import { readAll } from '#server/store/query.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { bodiesOf, escena, paramsOf } from '#tests/helpers/samples.ts'
import { empleada, quitar } from '#tests/helpers/team.ts'

const DIA_MS = 86_400_000

const apuntes = readAll((q, p: { empresaId: string }) =>
  q
    .selectFrom('auditoria')
    .innerJoin('empresas', 'empresas.id', 'auditoria.empresa_id')
    .select(['auditoria.tipo as tipo', 'auditoria.datos as datos'])
    .where('empresas.uuid', '=', p.empresaId)
    .orderBy('auditoria.id'),
)

// Repeated here on purpose: leaving a settings change unrecorded must be a deliberate choice.
const NOT_WRITTEN: NombreEndpoint[] = [
  // Sends a message to the caller, and changes nothing.
  'probarAvisos',
  // The record would be deleted with the company.
  'borrarEmpresa',
]
const SETTINGS = (Object.entries(endpoints) as [NombreEndpoint, Endpoint][]).filter(
  ([name, { method, permiso }]) =>
    method !== 'GET' &&
    ['configurar', 'equipo', 'propiedad'].includes(permiso) &&
    !NOT_WRITTEN.includes(name),
)
/** These remove what the others need. */
const LAST: NombreEndpoint[] = ['quitarMiembro', 'retirarInvitacion', 'revocarDispositivo', 'borrarCola']

onEachEngine('activity', (app) => {
  const read = async (client: Client, empresaId: string, filtro: FiltroDeActividad = {}) => {
    const entradas: EntradaDeActividad[] = []
    let cursor: string | undefined
    for (let page = 0; page < 40; page++) {
      const answer = await client.call(endpoints.actividad, {
        params: { empresaId },
        query: { ...filtro, ...(cursor && { cursor }) },
      })
      entradas.push(...answer.entradas)
      if (answer.siguiente === null) return entradas
      cursor = answer.siguiente
    }
    throw new Error('The pages do not end')
  }

  const csvOf = async (client: Client, empresaId: string, filtro: FiltroDeActividad = {}) => {
    const path = `/api/proyectos/${empresaId}/auditoria/csv`
    return (await client.send(`${path}?${new URLSearchParams(filtro)}`)).text()
  }

  async function conEquipo() {
    const duena = await conColas(app.client(), 'General', 'Caja')
    const { empresaId, colas } = duena
    const [general = '', caja = ''] = colas
    const ana = await empleada(app, duena, { rol: 'agente', colas: [general] })
    const llamar = (client: Client, colaId: string, puesto: string) =>
      client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto } })
    return { duena, empresaId, general, caja, ana, llamar }
  }

  test('what users type is shown as typed, even if it equals a word of ours', async () => {
    const { client, empresaId } = await conColas(app.client(), 'equipo')
    const params = { empresaId, puestoId: randomUUID() }
    const puestos = [{ id: params.puestoId, nombre: 'salida' }]
    await client.call(endpoints.guardarPuestos, { params, body: { puestos } })
    await client.call(endpoints.ocuparPuesto, { params })
    await client.call(endpoints.pausarPuesto, { params, body: { motivo: 'cambio' } })
    await client.call(endpoints.liberarPuesto, { params })
    const said = (await read(client, empresaId)).flatMap(({ cambios }) => cambios.map((c) => c.despues))
    expect(said).toEqual(expect.arrayContaining(['equipo', 'salida', 'cambio', 'se fue']))
    expect(said).not.toContain('pasó a otro puesto')
    expect(said).not.toContain('lo liberó el equipo')
  })

  test('every call that changes settings is recorded in its transaction', async () => {
    const e = await escena(app.client())
    const { client, empresaId } = e
    const { correo } = await client.call(endpoints.crearMiembro, {
      params: { empresaId },
      body: { nombre: 'Rosa', rol: 'agente' },
    })
    const { miembros } = await client.call(endpoints.miembros, { params: { empresaId } })
    const luis = await empleada(app, e, { rol: 'lector' })
    const { invitacion } = await client.call(endpoints.invitar, {
      params: { empresaId },
      body: { rol: 'lector' },
    })
    const { codigo } = await app.client().call(endpoints.pedirCodigo)
    const { dispositivo } = await client.call(endpoints.emparejar, {
      params: { empresaId },
      body: { codigo, tipo: 'monitor', nombre: 'Sala' },
    })
    const otra = await app.client().call(endpoints.pedirCodigo)
    const own: Partial<Record<NombreEndpoint, object>> = {
      restablecerMiembro: { usuarioId: miembros.find((miembro) => miembro.correo === correo)?.id },
    }
    const params = {
      ...paramsOf(e),
      usuarioId: luis.usuarioId,
      invitacionId: invitacion.id,
      dispositivoId: dispositivo.id,
    }
    const bodies = { ...bodiesOf(e), emparejar: { codigo: otra.codigo, tipo: 'kiosco', nombre: 'Entrada' } }
    const calls = [...SETTINGS].sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b))
    expect(calls.length).toBeGreaterThan(15)
    for (const [name, endpoint] of calls) {
      const before = (await apuntes(app.app.store.db, { empresaId })).length
      const answer = await client.try(endpoint, {
        params: { ...params, ...own[name] },
        body: bodies[name],
      } as object)
      expect(answer.status, `${name}: ${JSON.stringify(answer.error)}`).toBeLessThan(300)
      const after = await apuntes(app.app.store.db, { empresaId })
      expect(after.length, name).toBeGreaterThan(before)
    }
    await client.call(endpoints.cambiarPlan, { params: { correo: e.correo }, body: { plan: 'enterprise' } })
    const written = await apuntes(app.app.store.db, { empresaId })
    expect(written.at(-1)?.tipo).toBe('plan_cambiado')
    // Neither the secrets of the channels nor a password.
    expect(JSON.stringify(written)).not.toMatch(/"(abc|def|ghi)"|contrasena"/)
  })

  test('a change records what changed, before and after, and nothing else', async () => {
    const { duena, empresaId, general } = await conEquipo()
    const { client, correo } = duena
    const params = { correo, id: empresaId }
    await client.call(endpoints.cambiarEmpresa, {
      params,
      body: { telefono: '555 1', nombre: 'Clínica Sol' },
    })
    await client.call(endpoints.cambiarEmpresa, { params, body: { telefono: '555 1' } })
    const [last, ...rest] = await read(client, empresaId, { tema: 'ajustes' })
    expect(last).toMatchObject({
      tipo: 'empresa_cambiada',
      hecho: 'Cambió la configuración',
      quien: 'Ana Pérez',
      cambios: [{ campo: 'Teléfono', antes: null, despues: '555 1' }],
    })
    expect(rest.map(({ tipo }) => tipo)).toEqual(['empresa_creada'])
    const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
    await client.call(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: { categorias: categorias.map((c) => (c.id === general ? { ...c, nombre: 'Recepción' } : c)) },
    })
    const [cola] = await read(client, empresaId, { tema: 'colas' })
    expect(cola).toMatchObject({
      hecho: 'Cambió la cola',
      sobre: 'General',
      cambios: [{ campo: 'Nombre', antes: 'General', despues: 'Recepción' }],
    })
  })

  test('a change of settings or of the team records its network address, with the end masked', async () => {
    const { duena, empresaId } = await conEquipo()
    const { client, correo } = duena
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { telefono: '555 1' },
      headers: { 'idempotency-key': 'una-clave-larga' },
    })
    await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'enterprise' } })
    const { enlace } = await client.call(endpoints.invitar, {
      params: { empresaId },
      body: { rol: 'lector' },
    })
    await app.client().call(endpoints.aceptarInvitacion, {
      body: {
        token: enlace?.split('#token=')[1] ?? '',
        usuario: 'Beto',
        correo: correoNuevo('beto'),
        contrasena: CONTRASENA,
      },
    })
    const entradas = await read(client, empresaId)
    const from = (tipo: string) => entradas.find((entrada) => entrada.tipo === tipo)?.direccion
    for (const tipo of ['empresa_creada', 'empresa_cambiada', 'plan_cambiado', 'invitacion_enviada'])
      expect(from(tipo), tipo).toBe('127.0.0.…')
    expect(entradas.find(({ tipo, sobre }) => tipo === 'miembro_agregado' && sobre === 'Beto')).toMatchObject(
      {
        quien: 'Beto',
        direccion: '127.0.0.…',
      },
    )
    expect(await csvOf(client, empresaId, { tema: 'ajustes' })).toContain('127.0.0.…')
    // Neither in the history of turnos nor anywhere else.
    expect(JSON.stringify(entradas)).not.toContain('127.0.0.1')
  })

  test('new keys of a provider are recorded, but never their values', async () => {
    const { duena, empresaId } = await conEquipo()
    const { client } = duena
    const sms = { proveedor: 'twilio' as const, cuenta: 'AC1', desde: '+5215550000', url: '' }
    const save = (token?: string) =>
      client.call(endpoints.guardarAjustesAvisos, {
        params: { empresaId },
        body: { sms: { ...sms, ...(token && { token }) } },
      })
    const changes = async () =>
      (await read(client, empresaId, { tema: 'ajustes' })).filter(({ tipo }) => tipo === 'avisos_cambiados')
    await save('primer-token-secreto')
    expect((await changes())[0]?.cambios).toContainEqual({
      campo: 'Claves del proveedor',
      antes: null,
      despues: 'cambiadas: SMS',
    })
    // The same keys again, or none at all, are no change.
    await save('primer-token-secreto')
    await save()
    expect(await changes()).toHaveLength(1)
    await save('otro-token-secreto')
    const [last, ...rest] = await changes()
    expect(last?.cambios).toEqual([{ campo: 'Claves del proveedor', antes: null, despues: 'cambiadas: SMS' }])
    expect(rest).toHaveLength(1)
    const written = await apuntes(app.app.store.db, { empresaId })
    expect(JSON.stringify(written)).not.toContain('token-secreto')
  })

  test('actions on turnos are listed with who did them, where, and to which customer', async () => {
    const { duena, empresaId, general, ana, llamar } = await conEquipo()
    await pedirTurno(app.client(), empresaId, general, 'Luis Mora')
    await llamar(ana.client, general, 'Ventanilla 2')
    const [llamado, emitido] = await read(duena.client, empresaId, { tema: 'turnos' })
    expect(llamado).toMatchObject({
      tipo: 'llamado',
      persona: ana.usuarioId,
      cola: 'General',
      puesto: 'Ventanilla 2',
      turno: { etiqueta: '1', nombre: 'Luis Mora' },
    })
    expect(emitido).toMatchObject({ tipo: 'emitido', quien: 'Cliente', persona: null })
  })

  test('it can be filtered by person, kind, queue and day, paged, and exported as a spreadsheet', async () => {
    const { duena, empresaId, general, caja, ana, llamar } = await conEquipo()
    const { client } = duena
    for (let i = 0; i < 60; i++) await pedirTurno(app.client(), empresaId, i % 2 ? general : caja, `C${i}`)
    app.clock.now += DIA_MS
    for (const colaId of [general, caja]) await pedirTurno(app.client(), empresaId, colaId, 'De hoy')
    await llamar(ana.client, general, '1')
    await llamar(client, caja, '2')
    const all = await read(client, empresaId)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const instants = all.map(({ instante }) => instante)
    expect(instants).toEqual([...instants].sort().reverse())
    const suyas = await read(client, empresaId, { persona: ana.usuarioId })
    expect(suyas.map(({ tipo }) => tipo)).toEqual(['llamado'])
    expect((await read(client, empresaId, { quien: 'clientes' })).length).toBe(62)
    const deCaja = await read(client, empresaId, { colaId: caja, tema: 'turnos' })
    expect(new Set(deCaja.map(({ cola }) => cola))).toEqual(new Set(['Caja']))
    const dia = (instante: number) =>
      new Date(instante).toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' })
    const hoy = await read(client, empresaId, { desde: dia(app.clock.now), tema: 'turnos' })
    expect(hoy.length).toBeGreaterThan(0)
    expect(hoy.every(({ instante }) => dia(Date.parse(instante)) === dia(app.clock.now))).toBe(true)
    const ayer = await read(client, empresaId, { hasta: dia(app.clock.now - DIA_MS), tema: 'turnos' })
    expect(ayer.length).toBe(60)
    const csv = await csvOf(client, empresaId)
    expect(csv.trim().split('\r\n')).toHaveLength(all.length + 1)
  })

  test('an agent sees only her own actions, whatever she asks for', async () => {
    const { duena, empresaId, general, caja, ana, llamar } = await conEquipo()
    await pedirTurno(app.client(), empresaId, general, 'Uno')
    await pedirTurno(app.client(), empresaId, caja, 'Otro')
    await llamar(ana.client, general, '1')
    await llamar(duena.client, caja, '2')
    const { miembros } = await duena.client.call(endpoints.miembros, { params: { empresaId } })
    const asked: FiltroDeActividad[] = [
      {},
      { persona: miembros[0]?.id },
      { quien: 'clientes' },
      { colaId: caja },
    ]
    for (const filtro of asked) {
      for (const entrada of await read(ana.client, empresaId, filtro)) {
        expect(entrada.persona).toBe(ana.usuarioId)
      }
      const csv = await csvOf(ana.client, empresaId, filtro)
      expect(csv).toContain('Quién')
      expect(csv).not.toContain('Otro')
    }
    const answer = await ana.client.call(endpoints.actividad, { params: { empresaId }, query: {} })
    expect(answer).toMatchObject({ todas: false, personas: [], entradas: [{ tipo: 'llamado' }] })
  })

  test('erasing customer names erases them here, and names of the team stay', async () => {
    const { duena, empresaId, general, ana, llamar } = await conEquipo()
    const { turno } = { turno: await pedirTurno(app.client(), empresaId, general, 'Luis Mora') }
    await ana.client.call(endpoints.cambiarTurno, {
      params: { empresaId, turnoId: turno.id },
      body: { nombre: 'Luis Morales' },
    })
    await llamar(ana.client, general, '1')
    await ana.client.call(endpoints.finalizar, { params: { empresaId, turnoId: turno.id } })
    app.clock.now += 3 * DIA_MS
    await olvidarNombres(app.app.store, 1, app.clock.now)
    const entradas = await read(duena.client, empresaId)
    expect(JSON.stringify(entradas)).not.toContain('Luis')
    expect(entradas.filter(({ persona }) => persona === ana.usuarioId)).toHaveLength(3)
  })

  test('a company chooses how long it keeps it; events stay, without who did them', async () => {
    const { duena, empresaId, general, ana, llamar } = await conEquipo()
    const { client, correo } = duena
    await pedirTurno(app.client(), empresaId, general, 'Luis')
    await llamar(ana.client, general, '1')
    await quitar(duena, ana)
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { actividadMeses: 3 },
    })
    await olvidarActividades(app.app.store)
    expect((await read(client, empresaId)).length).toBeGreaterThan(4)
    app.clock.now += 100 * DIA_MS
    await client.call(endpoints.salir)
    await client.call(endpoints.entrar, { body: { correo, contrasena: 'una contraseña larga' } })
    // Hidden at once, and erased by the next cleanup.
    expect(await read(client, empresaId)).toEqual([])
    await olvidarActividades(app.app.store)
    expect(await apuntes(app.app.store.db, { empresaId })).toEqual([])
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { actividadMeses: null },
    })
    const left = await read(client, empresaId)
    expect(left.map(({ tipo }) => tipo)).toContain('llamado')
    expect(left.filter(({ persona }) => persona === ana.usuarioId)).toEqual([])
  })
})
