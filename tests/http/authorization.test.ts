import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { type Endpoint, enEmpresa, isOfSelf } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, conColas } from '#harness/stories.ts'
import { requireAccessRule } from '#server/http/access.ts'
import { pasarDias } from '#server/jobs/dias.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectErrorBody } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { bodiesOf, type Escena, escena, paramsOf } from '#tests/helpers/samples.ts'

const DAY_MS = 86_400_000

// Repeated here on purpose: making a call public must be a deliberate choice.
const PUBLIC: NombreEndpoint[] = [
  'registrar',
  'entrar',
  'salir',
  'verificarCorreo',
  'verVerificacion',
  'confirmarCorreo',
  'reenviarVerificacion',
  'recuperar',
  'restablecer',
  'planes',
  'configuracion',
  'pedirTurno',
  'pedirCodigo',
  'verInvitacion',
  'aceptarInvitacion',
  'dispositivo',
  'salaDispositivo',
  'privacidad',
  'publico',
  'turnoActual',
  'verificarGlobal',
  'consultarTurno',
  'verificar',
  'cancelar',
  'avisosDeTurno',
  'pedirAviso',
  'dejarAvisos',
  'responderAviso',
  'verAlta',
  'darDeAlta',
  'verBaja',
  'darDeBaja',
  'comprobarEntrada',
  'recibirEntrada',
  'posponer',
  'llegue',
  'salud',
  'listo',
]

// These change only the caller's own account and name no other, so there is nothing of others to reach.
const OWN: NombreEndpoint[] = ['cambiarContrasena', 'cambiarCorreo', 'cambiarUsuario', 'cerrarOtrasSesiones']

interface Operation {
  operationId: NombreEndpoint
  security: object[]
}

onEachEngine('who may do what', (app) => {
  let guarded: [NombreEndpoint, Endpoint][]
  beforeAll(async () => {
    const document = await (await app.client().send('/api/openapi.json')).json()
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object))
    guarded = (operations as Operation[])
      .filter(({ security }) => security.length > 0)
      .map(({ operationId }) => [operationId, endpoints[operationId]])
  })

  /** Calls everything that needs a session, on what belongs to `duena`. */
  async function tryAll(
    client: Client,
    duena: Escena,
    check: (status: number, e: Endpoint) => void,
    except: NombreEndpoint[] = [],
  ) {
    const bodies = bodiesOf(duena)
    // If the clock was moved, finish past days now and not between the two reads of the database.
    await pasarDias(app.app.store, app.app.clock())
    const before = await databaseContent(app.app)
    const { cookie } = client
    for (const [name, endpoint] of guarded.filter(([each]) => !except.includes(each))) {
      client.cookie = cookie
      if (endpoint.body) expect(bodies[name], `a sample body for ${name}`).toBeDefined()
      const answer = await client.try(endpoint, { params: paramsOf(duena), body: bodies[name] } as object)
      check(answer.status, endpoint)
      if (answer.status >= 400) expectErrorBody(answer.status, answer.error)
      else {
        const said = JSON.stringify(answer.body)
        for (const secret of [duena.correo, duena.empresaId, duena.colaId, duena.sesionId]) {
          expect(said, name).not.toContain(secret)
        }
      }
    }
    expect(await databaseContent(app.app)).toBe(before)
  }

  test('the public calls are exactly the listed ones, and all others need a session', () => {
    const all = Object.keys(endpoints) as NombreEndpoint[]
    const names = guarded.map(([name]) => name)
    expect(all.filter((name) => !names.includes(name)).sort()).toEqual([...PUBLIC].sort())
    expect(names.length).toBeGreaterThan(20)
  })

  test('every other call is refused without a login', async () => {
    const duena = await escena(app.client())
    await tryAll(app.client(), duena, (status, e) => expect(status, e.path).toBe(401))
  })

  test('an owner cannot reach what belongs to another one', async () => {
    const duena = await escena(app.client())
    const otra = await conColas(app.client(), 'Caja')
    const check = (status: number, e: Endpoint) => {
      if (isOfSelf(e)) expect(status, e.path).toBe(403)
      else if (enEmpresa(e) || e.method !== 'GET') expect(status, e.path).toBe(404)
      else expect(status, e.path).toBe(200)
    }
    await tryAll(otra.client, duena, check, OWN)
  })

  test('the calls that only concern the caller are the listed ones, and take no id of another user', () => {
    const own = guarded.filter(([, e]) => e.permiso === 'sesion' && e.method !== 'GET' && !e.params)
    expect(own.map(([name]) => name).sort()).toEqual([...OWN].sort())
  })

  test('an owner cannot reach another company with her own address in the path', async () => {
    const duena = await escena(app.client())
    const otra = await conColas(app.client(), 'Caja')
    const before = await databaseContent(app.app)
    for (const [name, endpoint] of guarded.filter(([, e]) => isOfSelf(e) && enEmpresa(e))) {
      const answer = await otra.client.try(endpoint, {
        params: { ...paramsOf(duena), correo: otra.correo },
        body: bodiesOf(duena)[name],
      } as object)
      expect(answer.status, name).toBe(404)
    }
    // Nor is a queue or turno of another company reachable through one's own.
    for (const [name, endpoint] of guarded.filter(([, e]) =>
      /colaId|turnoId|dispositivoId|usuarioId|invitacionId/.test(e.path),
    )) {
      const answer = await otra.client.try(endpoint, {
        params: { ...paramsOf(duena), empresaId: otra.empresaId },
        body: bodiesOf(duena)[name],
      } as object)
      expect(answer.status, name).toBe(404)
    }
    expect(await databaseContent(app.app)).toBe(before)
  })

  test('a session unused for a month expires', async () => {
    const duena = await escena(app.client())
    app.clock.now += 31 * DAY_MS
    await tryAll(duena.client, duena, (status, e) => expect(status, e.path).toBe(401))
  })

  test('a session used now and then continues, and the browser keeps its cookie as long', async () => {
    const { client } = await escena(app.client())
    for (let i = 0; i < 2; i++) {
      app.clock.now += 20 * DAY_MS
      const answer = await client.try(endpoints.sesion)
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie().join()).toMatch(/turnero_sesion=.*Max-Age=2592000/)
    }
  })

  test('a session ends 90 days after the login, however much it is used', async () => {
    const { client } = await escena(app.client())
    for (const days of [29, 29, 29, 2]) {
      app.clock.now += days * DAY_MS
      expect((await client.try(endpoints.sesion)).status).toBe(200)
    }
    app.clock.now += DAY_MS + 1
    expect((await client.try(endpoints.sesion)).status).toBe(401)
  })

  test('on a shared computer a session ends after 12 hours', async () => {
    const { correo } = await escena(app.client())
    const client = app.client()
    const login = await client.try(endpoints.entrar, {
      body: { correo, contrasena: CONTRASENA, compartido: true },
    })
    expect(login.headers.getSetCookie().join()).toMatch(/turnero_sesion=.*Max-Age=43200/)
    app.clock.now += 11 * 3_600_000
    expect((await client.try(endpoints.sesion)).status).toBe(200)
    app.clock.now += 3_600_001
    expect((await client.try(endpoints.sesion)).status).toBe(401)
  })

  test('an invented or altered cookie gives no access', async () => {
    const duena = await escena(app.client())
    const { cookie } = duena.client
    const flipped = cookie.endsWith('A') ? `${cookie.slice(0, -1)}Q` : `${cookie.slice(0, -1)}A`
    for (const forged of [`turnero_sesion=${'x'.repeat(43)}`, flipped, `turnero_sesion=${duena.sesionId}`]) {
      const stranger = app.client()
      stranger.cookie = forged
      await tryAll(stranger, duena, (status, e) => expect(status, e.path).toBe(401))
    }
  })
})

test('the server does not start when a route of the API has no access rule', () => {
  const server = Fastify()
  server.addHook('onRoute', requireAccessRule)
  expect(() => server.get('/api/nueva', async () => 'hola')).toThrow('/api/nueva has no access rule')
})
