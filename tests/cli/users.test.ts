import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'

onEachEngine('accounts by command beside a running server', (app) => {
  const login = (correo: string, contrasena: string) =>
    app.client().try(endpoints.entrar, { body: { correo, contrasena } })

  test('a new account can log in, and a second one with the same address is refused', async () => {
    await mustRun(['usuario', 'crear', 'Eva@Ejemplo.com', '--nombre', 'Eva Ríos'], app.env, 'larga y propia')
    expect((await login('eva@ejemplo.com', 'larga y propia')).body).toMatchObject({ usuario: 'Eva Ríos' })
    const again = await turnero(['usuario', 'crear', 'eva@ejemplo.com'], app.env, 'larga y propia')
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('Ya hay una cuenta') })
    const short = await turnero(['usuario', 'crear', 'otra@ejemplo.com'], app.env, 'corta')
    expect(short).toMatchObject({ code: 1, output: expect.stringContaining('entre 8 y 128') })
    expectRefused(await login('otra@ejemplo.com', 'corta'), 'credenciales')
    const common = await turnero(['usuario', 'crear', 'otra@ejemplo.com'], app.env, 'password1')
    expect(common).toMatchObject({ code: 1, output: expect.stringContaining('elige otra') })
    expectRefused(await login('otra@ejemplo.com', 'password1'), 'credenciales')
    expect((await turnero(['usuario', 'crear', 'sin arroba'], app.env)).code).toBe(1)
  })

  test('a new password replaces the old one and ends every session', async () => {
    await mustRun(['usuario', 'crear', 'rosa@ejemplo.com'], app.env, 'la primera clave')
    const client = app.client()
    await client.call(endpoints.entrar, {
      body: { correo: 'rosa@ejemplo.com', contrasena: 'la primera clave' },
    })
    const said = await mustRun(['usuario', 'clave', 'rosa@ejemplo.com', '--generar'], app.env)
    const generada = /Clave: (\S+)/.exec(said)?.[1] ?? ''
    expectRefused(await client.try(endpoints.sesion), 'sin_sesion')
    expectRefused(await login('rosa@ejemplo.com', 'la primera clave'), 'credenciales')
    expect((await login('rosa@ejemplo.com', generada)).status).toBe(200)
    expect((await turnero(['usuario', 'clave', 'nadie@ejemplo.com', '--generar'], app.env)).code).toBe(1)
  })

  test('the data of an account are written to a file, and deleted only when confirmed', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'General')
    await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis Mora')
    const file = join(app.dataDir, 'datos.json')
    await mustRun(['usuario', 'exportar', correo, file], app.env)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      cuenta: { correo },
      empresas: [{ turnos: [{ nombre: 'Luis Mora' }] }],
    })
    expect((await turnero(['usuario', 'exportar', correo, file], app.env)).output).toContain('ya existe')
    expect((await turnero(['usuario', 'borrar', correo], app.env)).output).toContain('agrega --si')
    expect((await client.try(endpoints.sesion)).status).toBe(200)
    await mustRun(['usuario', 'borrar', correo, '--si'], app.env)
    expectRefused(await client.try(endpoints.sesion), 'sin_sesion')
  })
})
