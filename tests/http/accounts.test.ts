import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, registrada } from '#harness/stories.ts'
import type { FinDeSesion } from '#server/bus/sesiones-terminadas.ts'
import { contrasenas } from '#server/secrets/contrasenas.ts'
import { databaseContent } from '#tests/helpers/database-content.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { appForTest, onEachEngine } from '#tests/helpers/fixtures.ts'

const entrar = (client: Client, correo: string, contrasena = CONTRASENA) =>
  client.try(endpoints.entrar, { body: { correo, contrasena } })

onEachEngine('an account', (app, engine) => {
  test('is created once per address, whatever its case', async () => {
    const client = app.client()
    const body = { usuario: '  Ana   Pérez ', correo: 'Ana.Unica@Ejemplo.com', contrasena: CONTRASENA }
    expect(await client.try(endpoints.registrar, { body })).toMatchObject({
      status: 201,
      body: { usuario: 'Ana Pérez', correo: 'ana.unica@ejemplo.com', porVerificar: false },
    })
    const again = { ...body, correo: 'ana.unica@EJEMPLO.com' }
    expectRefused(await client.try(endpoints.registrar, { body: again }), 'correo_en_uso')
    expect((await entrar(client, 'ANA.unica@ejemplo.com')).status).toBe(200)
  })

  test('is created once, also by many simultaneous requests', async () => {
    const body = { usuario: 'Ana', correo: 'a-la-vez@ejemplo.com', contrasena: CONTRASENA }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.client().try(endpoints.registrar, { body })),
    )
    expect(answers.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('reports each error beside its field', async () => {
    const answer = await app.client().try(endpoints.registrar, {
      body: { usuario: '', correo: 'sin-arroba', contrasena: 'corta' },
    })
    expectRefused(answer, 'datos_invalidos')
    expect(answer.error.detalles).toEqual(
      expect.arrayContaining([
        { campo: 'usuario', mensaje: 'El nombre de usuario es obligatorio' },
        { campo: 'correo', mensaje: 'Escribe un correo válido, por ejemplo nombre@ejemplo.com' },
        { campo: 'contrasena', mensaje: 'La contraseña debe tener al menos 8 caracteres' },
      ]),
    )
  })

  test.each([
    ['eight letters', 'ocho ocho'.slice(0, 8)],
    ['a hundred and twenty-eight', 'ñu'.repeat(64)],
    ['emoji, spaces and quotes', ' 🔑🔑 "\'\\ \u0000 日本語 '],
  ])('accepts a password of %s', async (_kind, contrasena) => {
    const correo = `clave-${contrasena.length}@ejemplo.com`
    const client = app.client()
    await client.call(endpoints.registrar, { body: { usuario: 'Ana', correo, contrasena } })
    expect((await entrar(client, correo, contrasena)).status).toBe(200)
    expectRefused(await entrar(app.client(), correo, `${contrasena}x`), 'credenciales')
    // The same letters in another Unicode normal form, as another keyboard may send them.
    expect((await entrar(client, correo, contrasena.normalize('NFD'))).status).toBe(200)
  })

  test('refuses a password of seven or of more than 128 characters', async () => {
    for (const contrasena of ['siete77', 'x'.repeat(129)]) {
      const body = { usuario: 'Ana', correo: 'larga@ejemplo.com', contrasena }
      expectRefused(await app.client().try(endpoints.registrar, { body }), 'datos_invalidos')
    }
  })

  test('gives the same answer for a wrong address and for a wrong password', async () => {
    const { correo } = await registrada(app.client())
    const wrongPassword = await entrar(app.client(), correo, 'otra cosa')
    const wrongAddress = await entrar(app.client(), 'nadie@ejemplo.com')
    expectRefused(wrongPassword, 'credenciales')
    expect(wrongAddress.error).toEqual(wrongPassword.error)
    expect(wrongAddress.status).toBe(401)
    const tooLong = await entrar(app.client(), correo, 'x'.repeat(1000))
    expect(tooLong.error).toEqual(wrongPassword.error)
  })

  test('has a cookie that pages cannot read and other sites cannot send', async () => {
    const { correo } = await registrada(app.client())
    const client = app.client()
    const answer = await entrar(client, correo)
    expect(answer.body).toEqual({ usuario: 'Ana Pérez', correo, fecha: expect.stringMatching(/^20.*Z$/) })
    const cookies = answer.headers.getSetCookie()
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(cookies.join()).toContain('turnero_sesion=')
    expect(await client.call(endpoints.sesion)).toEqual(answer.body)
  })

  test('logging in again in the same browser replaces the session', async () => {
    const { client, correo } = await registrada(app.client())
    const old = app.client()
    old.cookie = client.cookie
    await entrar(client, correo)
    expect((await old.try(endpoints.sesion)).status).toBe(401)
    expect((await client.call(endpoints.sesiones)).sesiones).toHaveLength(1)
  })

  test('its sessions can be listed, and ended one by one', async () => {
    const { client, correo } = await registrada(app.client())
    const other = app.client()
    await other.call(endpoints.entrar, {
      body: { correo, contrasena: CONTRASENA },
      headers: { 'user-agent': 'Un teléfono' },
    })
    const { sesiones } = await client.call(endpoints.sesiones)
    expect(sesiones).toHaveLength(2)
    expect(sesiones.filter((s) => s.actual)).toHaveLength(1)
    const ajena = sesiones.find((s) => !s.actual)
    expect(ajena).toMatchObject({ agente: 'Un teléfono' })

    const params = { sesionId: ajena?.id ?? '' }
    await client.call(endpoints.cerrarSesion, { params })
    expect((await other.try(endpoints.sesion)).status).toBe(401)
    expect((await client.try(endpoints.sesion)).status).toBe(200)
    expectRefused(await client.try(endpoints.cerrarSesion, { params }), 'sesion_no_encontrada')
  })

  test('logging out ends only this session, also on the server', async () => {
    const { client, correo } = await registrada(app.client())
    const other = app.client()
    await entrar(other, correo)
    const copy = app.client()
    copy.cookie = client.cookie
    const answer = await client.try(endpoints.salir)
    expect(answer.status).toBe(200)
    expect(client.session).toBe('')
    expect((await copy.try(endpoints.sesion)).status).toBe(401)
    expect((await other.try(endpoints.sesion)).status).toBe(200)
    expect((await app.client().try(endpoints.salir)).status).toBe(200)
  })

  test('an open connection is notified when its session ends', async () => {
    const { client, correo } = await registrada(app.client())
    const ended: FinDeSesion[] = []
    const stop = app.app.sesiones.onEnded((fin) => ended.push(fin))
    const idOf = async (c: Client) => (await c.call(endpoints.sesiones)).sesiones.find((s) => s.actual)?.id
    const first = await idOf(client)
    await entrar(client, correo)
    const second = await idOf(client)
    const other = app.client()
    await entrar(other, correo)
    const third = (await idOf(other)) ?? ''
    await client.call(endpoints.cerrarSesion, { params: { sesionId: third } })
    await client.call(endpoints.salir)
    stop()
    expect(ended.map((fin) => fin.sesionId)).toEqual([first, third, second])
    expect(new Set(ended.map((fin) => fin.usuarioId)).size).toBe(1)
  })

  test('neither passwords nor session tokens are stored in the database', async () => {
    const app = await appForTest(engine, {}, { contrasenas })
    const { client } = await registrada(app.client())
    const token = client.session
    expect(token.length).toBeGreaterThanOrEqual(43)
    const content = await databaseContent(app.app)
    expect(content).not.toContain(token)
    expect(content).not.toContain(CONTRASENA)
    expect(content).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})
