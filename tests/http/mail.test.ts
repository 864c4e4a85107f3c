import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { freePort } from '#harness/free-port.ts'
import { CONTRASENA, registrada } from '#harness/stories.ts'
import type { FinDeSesion } from '#server/bus/sesiones-terminadas.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { appForTest, appForTestOn, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { decodeMessage, type Mailbox, startMailbox, tokenIn } from '#tests/helpers/mailbox.ts'

const HOUR_MS = 3_600_000
const NUEVA = 'otra contraseña nueva'

const entrar = (client: Client, correo: string, contrasena = CONTRASENA) =>
  client.try(endpoints.entrar, { body: { correo, contrasena } })
const registrar = (client: Client, correo: string) =>
  client.call(endpoints.registrar, { body: { usuario: 'Ana', correo, contrasena: CONTRASENA } })
const verificar = (client: Client, token: string) =>
  client.try(endpoints.verificarCorreo, { body: { token, contrasena: CONTRASENA } })
const restablecer = (client: Client, token: string, contrasena = NUEVA) =>
  client.try(endpoints.restablecer, { body: { token, contrasena } })

let mailbox: Mailbox
async function withMailbox(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  return { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://turnos.ejemplo.com' }
}

onEachEngine('with a mail server', withMailbox, (app) => {
  afterAll(() => mailbox.stop())

  /** Creates an account with a confirmed address. */
  async function confirmada(correo: string): Promise<Client> {
    const client = app.client()
    await registrar(client, correo)
    expect((await verificar(client, tokenIn(await mailbox.next(correo)))).status).toBe(200)
    expect((await entrar(client, correo)).status).toBe(200)
    return client
  }

  test('an account must be confirmed with the mailed link before logging in', async () => {
    const client = app.client()
    const correo = 'nueva@ejemplo.com'
    expect(await registrar(client, correo)).toMatchObject({ porVerificar: true })
    expectRefused(await entrar(client, correo), 'sin_verificar')
    expectRefused(await entrar(client, correo, 'equivocada'), 'credenciales')

    const message = await mailbox.next(correo)
    expect(message).toMatch(/^Subject: Confirma tu correo en Turnero/m)
    expect(message).toContain('https://turnos.ejemplo.com/verificar-correo#token=')
    const token = tokenIn(message)
    expect(await databaseContent(app.app)).not.toContain(token)
    expect((await verificar(client, token)).status).toBe(200)
    expect((await entrar(client, correo)).status).toBe(200)
    expectRefused(await verificar(client, token), 'enlace_usado')
  })

  test('the link can be sent again, and only the last one works, for 48 hours', async () => {
    const client = app.client()
    const correo = 'otra-vez@ejemplo.com'
    await registrar(client, correo)
    const first = tokenIn(await mailbox.next(correo))
    await client.call(endpoints.reenviarVerificacion, { body: { correo: correo.toUpperCase() } })
    const second = tokenIn(await mailbox.next(correo))
    expectRefused(await verificar(client, first), 'enlace_invalido')
    app.clock.now += 49 * HOUR_MS
    expectRefused(await verificar(client, second), 'enlace_invalido')
    await client.call(endpoints.reenviarVerificacion, { body: { correo } })
    expect((await verificar(client, tokenIn(await mailbox.next(correo)))).status).toBe(200)
  })

  test('a forgotten password is changed with a link, once, and every session ends', async () => {
    const correo = 'olvido@ejemplo.com'
    const client = await confirmada(correo)
    const ended: FinDeSesion[] = []
    const stop = app.app.sesiones.onEnded((fin) => ended.push(fin))
    await app.client().call(endpoints.recuperar, { body: { correo } })
    const message = await mailbox.next(correo)
    expect(message).toContain('https://turnos.ejemplo.com/restablecer#token=')
    const token = tokenIn(message)
    expect(await databaseContent(app.app)).not.toContain(token)
    expect((await client.try(endpoints.sesion)).status).toBe(200)

    expectRefused(await restablecer(app.client(), token, 'corta'), 'datos_invalidos')
    const [one, two] = await Promise.all([
      restablecer(app.client(), token),
      restablecer(app.client(), token, 'una tercera contraseña'),
    ])
    stop()
    expect([one.status, two.status].sort()).toEqual([200, 400])
    expect(ended).toEqual([{ usuarioId: expect.any(Number), sesionId: null }])
    expect((await client.try(endpoints.sesion)).status).toBe(401)
    expectRefused(await entrar(client, correo), 'credenciales')
    const valid = one.status === 200 ? NUEVA : 'una tercera contraseña'
    expect((await entrar(client, correo, valid)).status).toBe(200)
    expectRefused(await restablecer(app.client(), token), 'enlace_usado')
  })

  test('a link to change the password works for half an hour', async () => {
    const correo = 'tarde@ejemplo.com'
    const client = await confirmada(correo)
    await client.call(endpoints.recuperar, { body: { correo } })
    const token = tokenIn(await mailbox.next(correo))
    app.clock.now += HOUR_MS / 2 + 1000
    expectRefused(await restablecer(client, token), 'enlace_invalido')
    expect((await entrar(client, correo)).status).toBe(200)
  })

  test('a link of one kind does not work as the other', async () => {
    const correo = 'cruzado@ejemplo.com'
    const client = app.client()
    await registrar(client, correo)
    const verification = tokenIn(await mailbox.next(correo))
    expectRefused(await restablecer(client, verification), 'enlace_invalido')
    await client.call(endpoints.recuperar, { body: { correo } })
    expectRefused(await verificar(client, tokenIn(await mailbox.next(correo))), 'enlace_invalido')
  })

  test('replies do not reveal which addresses have an account', async () => {
    const correo = 'secreta@ejemplo.com'
    await confirmada(correo)
    const nobody = 'nadie@ejemplo.com'
    for (const endpoint of [endpoints.recuperar, endpoints.reenviarVerificacion]) {
      const known = await app.client().try(endpoint, { body: { correo } })
      const unknown = await app.client().try(endpoint, { body: { correo: nobody } })
      expect(unknown.body).toEqual(known.body)
      expect([known.status, unknown.status]).toEqual([200, 200])
    }
    expect(await mailbox.next(correo)).toContain('restablecer#token=')
    expect(mailbox.received(nobody)).toBe(0)
  })

  test('a stranger cannot send advertisements in the name of an account', async () => {
    const correo = 'html@ejemplo.com'
    const body = {
      usuario: 'Gana <b>dinero</b> en premios.example, <otra@ejemplo.com>',
      correo,
      contrasena: CONTRASENA,
    }
    await app.client().call(endpoints.registrar, { body })
    const message = await mailbox.next(correo)
    expect(message).not.toMatch(/dinero|premios|otra@/)
    expect(message).toContain('Hola:')
    expect(mailbox.received('otra@ejemplo.com')).toBe(0)
  })
})

describe('when the mail server is down', () => {
  test('registering works at once, and the server still stops cleanly', async () => {
    const app = await appForTest('sqlite', { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
    expect(await registrar(app.client(), 'sin-servidor@ejemplo.com')).toMatchObject({ porVerificar: true })
    await app.stop()
  })
})

onEachEngine('without a mail server', (app) => {
  test('messages are files, and a password can be changed with the link in one', async () => {
    const { client, correo } = await registrada(app.client())
    await client.call(endpoints.recuperar, { body: { correo } })
    const folder = join(app.dataDir, 'correo')
    const files = await eventually(async () => {
      const found = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
      expect(found).toHaveLength(1)
      return found
    })
    const message = decodeMessage(await readFile(join(folder, files[0] ?? ''), 'utf8'))
    expect(message).toContain(`<${correo}>`)
    expect((await restablecer(client, tokenIn(message))).status).toBe(200)
    expect((await client.try(endpoints.sesion)).status).toBe(401)
    expect((await entrar(client, correo, NUEVA)).status).toBe(200)
  })
})

test('accounts created before there was a mail server stay open', async () => {
  const storage = await storageForTest('sqlite')
  const before = await appForTestOn(storage.env)
  const { correo } = await registrada(before.client())
  await before.stop()
  const after = await appForTestOn({ ...storage.env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  expect((await entrar(after.client(), correo)).status).toBe(200)
})
