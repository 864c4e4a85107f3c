import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type Client, newKey } from '#harness/client.ts'
import { range } from '#harness/parallel.ts'
import { startServer } from '#harness/server-process.ts'
import { CONTRASENA, correoNuevo, pedirTurno, withQueues } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { appForTest, appForTestOn, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { startMailbox } from '#tests/helpers/mailbox.ts'

const PROPIA = { INSTALLATION: 'propia' }

const tokenOf = (path: string | null) => path?.split('#token=')[1] ?? ''
const cuenta = (correo = correoNuevo('duena')) => ({ usuario: 'Ana Pérez', correo, contrasena: CONTRASENA })
const registrar = (client: Client, enlace?: string, correo?: string) =>
  client.try(endpoints.registrar, { body: { ...cuenta(correo), ...(enlace && { enlace }) } })

/** Creates the first account with the printed link and logs in. */
async function primera(client: Client, enlace: string) {
  const correo = correoNuevo('duena')
  expect((await registrar(client, enlace, correo)).status).toBe(201)
  await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
  return { client, correo }
}

onEachEngine('the first account of an installation of one’s own', PROPIA, (app) => {
  test('is created with the printed link, once; after that nobody registers', async () => {
    const enlace = tokenOf(app.app.primeraCuenta)
    expectRefused(await registrar(app.client()), 'registro_cerrado')
    expectRefused(await registrar(app.client(), 'x'.repeat(43)), 'enlace_invalido')
    const key = newKey()
    const body = { ...cuenta(), enlace }
    const first = await app.client().try(endpoints.registrar, { body, headers: key })
    expect([first.status, first.body.porVerificar]).toEqual([201, false])
    // The reply was lost, and the page sends the same request again.
    expect((await app.client().try(endpoints.registrar, { body, headers: key })).status).toBe(201)
    expectRefused(await registrar(app.client(), enlace), 'enlace_usado')
    expectRefused(await registrar(app.client()), 'registro_cerrado')
    // Even when that account is gone, the used link creates no other one.
    const client = app.client()
    const { correo } = body
    await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    await client.call(endpoints.borrarCuenta, { params: { correo }, body: { contrasena: CONTRASENA } })
    expectRefused(await registrar(app.client(), enlace), 'enlace_invalido')
  })
})

onEachEngine('a link that two people use at once', PROPIA, (app) => {
  test('creates one account', async () => {
    const enlace = tokenOf(app.app.primeraCuenta)
    const answers = await Promise.all(range(5).map(() => registrar(app.client(), enlace)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
    for (const answer of answers) if (answer.status !== 201) expectRefused(answer, 'enlace_usado')
  })
})

test('two nodes print the same link, which works on one of them; a restart prints it until it is used', async () => {
  const storage = await storageForTest('postgres')
  const [one, two] = [
    await appForTestOn({ ...storage.env, ...PROPIA }),
    await appForTestOn({ ...storage.env, ...PROPIA }),
  ]
  const enlace = tokenOf(one.app.primeraCuenta)
  expect(tokenOf(two.app.primeraCuenta)).toBe(enlace)
  const answers = await Promise.all([one, two].map((node) => registrar(node.client(), enlace)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  const three = await appForTestOn({ ...storage.env, ...PROPIA })
  expect(three.app.primeraCuenta).toBeNull()
})

test('the start prints the link, and the security log says that it was used', async () => {
  const storage = await storageForTest('sqlite')
  const env = { ...storage.env, ...PROPIA, LOG_LEVEL: 'info', PUBLIC_URL: 'https://turnos.ejemplo.com' }
  const server = await startServer(env)
  const [, enlace = ''] =
    /https:\/\/turnos\.ejemplo\.com\/registro#token=([\w-]{43})\n/.exec(server.output()) ?? []
  expectRefused(await registrar(server.client()), 'registro_cerrado')
  expect((await registrar(server.client(), enlace)).status).toBe(201)
  await server.stop()
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"seguridad"'))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ suceso: 'registrar', resultado: 'registro_cerrado' }),
    expect.objectContaining({
      suceso: 'registrar',
      resultado: 'primera_cuenta',
      usuarioId: expect.any(Number),
    }),
  ])
  expect(lines.join('')).not.toContain(enlace)
})

test('with a mail server the first account needs no confirmation', async () => {
  const mailbox = await startMailbox()
  const app = await appForTest('sqlite', { ...PROPIA, SMTP_URL: mailbox.url })
  await primera(app.client(), tokenOf(app.app.primeraCuenta))
  await app.stop()
  await mailbox.stop()
})

test.each([
  ['es', 'soporte@ejemplo.com', 'Pide tu cuenta a soporte@ejemplo.com.'],
  ['en', 'soporte@ejemplo.com', 'Ask soporte@ejemplo.com for an account.'],
  ['pt', 'soporte@ejemplo.com', 'Peça sua conta a soporte@ejemplo.com.'],
  ['es', '', 'Pide tu cuenta a quien administra este servicio.'],
  ['en', '', 'Ask the people who run this service for an account.'],
  ['pt', '', 'Peça sua conta a quem administra este serviço.'],
])(
  'a refused registration says whom to ask, in %s, with the address «%s»',
  async (idioma, soporte, frase) => {
    const app = await appForTest('sqlite', { REGISTRATION: 'invite', SUPPORT_EMAIL: soporte })
    const headers = { 'accept-language': idioma }
    const answer = await app.client().try(endpoints.registrar, { body: cuenta(), headers })
    expect(answer.status).toBe(403)
    expect(answer.error.mensaje).toContain(frase)
  },
)

onEachEngine('an invitation', PROPIA, (app, engine) => {
  test('creates an account where registration is by invitation, and none where it is closed', async () => {
    const storage = await storageForTest(engine)
    const inviting = await appForTestOn({ ...storage.env, ...PROPIA })
    const owner = await withQueues(
      await primera(inviting.client(), tokenOf(inviting.app.primeraCuenta)),
      'Caja',
    )
    const invite = async () => {
      const { enlace } = await owner.client.call(endpoints.invitar, {
        params: { empresaId: owner.empresaId },
        body: { nombre: 'Eva', rol: 'agente', colas: owner.colas, correo: correoNuevo('eva') },
      })
      return tokenOf(enlace)
    }
    const join = (client: Client, token: string) =>
      client.try(endpoints.aceptarInvitacion, { body: { token, usuario: 'Eva', contrasena: CONTRASENA } })
    expect((await join(inviting.client(), await invite())).status).toBe(200)
    const token = await invite()
    await inviting.stop()
    const closed = await appForTestOn({ ...storage.env, ...PROPIA, REGISTRATION: 'closed' })
    expectRefused(await join(closed.client(), token), 'registro_cerrado')
    await closed.stop()
    // Nothing was lost: the invitation still works.
    const again = await appForTestOn({ ...storage.env, ...PROPIA })
    expect((await join(again.client(), token)).status).toBe(200)
    expect(app.url).not.toBe(again.url)
  })

  test('INSTALLATION may change on existing data, in both directions', async () => {
    const storage = await storageForTest(engine)
    const service = await appForTestOn(storage.env)
    const client = service.client()
    const correo = correoNuevo('duena')
    await registrar(client, undefined, correo)
    await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    const { empresaId, colas } = await withQueues({ client, correo }, 'Caja')
    const turno = await pedirTurno(service.client(), empresaId, colas[0] ?? '', 'Luis')
    const planOf = async (from: typeof service) => {
      const owner = from.client()
      await owner.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
      const { plan, prueba } = await owner.call(endpoints.plan, { params: { correo } })
      const { turnos } = await owner.call(endpoints.cola, { params: { empresaId, colaId: colas[0] ?? '' } })
      expect(turnos.map(({ id }) => id)).toEqual([turno.id])
      return { plan: plan.id, limites: plan.limites, prueba: prueba?.activa }
    }
    const before = await planOf(service)
    expect(before).toMatchObject({ plan: 'professional', prueba: true })
    await service.stop()
    const own = await appForTestOn({ ...storage.env, ...PROPIA })
    expect(await planOf(own)).toMatchObject({
      plan: 'enterprise',
      limites: { colas: null, turnosPorDia: null },
      prueba: false,
    })
    await own.stop()
    expect(await planOf(await appForTestOn(storage.env))).toEqual(before)
  })
})
