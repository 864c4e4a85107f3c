import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, registrada } from '#harness/stories.ts'
import { onOneEngine } from '#tests/helpers/fixtures.ts'

onOneEngine('cookies', 'sqlite', (app) => {
  test('on plain HTTP have plain names and are not marked secure', async () => {
    const { correo } = await registrada(app.client())
    const { headers } = await app.client().try(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    const cookies = headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      'turnero_equipo',
      'turnero_sesion',
    ])
    expect(cookies.join()).not.toContain('Secure')
  })
})

onOneEngine(
  'cookies of a public https address',
  'sqlite',
  { PUBLIC_URL: 'https://turnos.ejemplo.com' },
  (app) => {
    test('belong to that address alone, and are sent only encrypted', async () => {
      const { client, correo } = await registrada(app.client())
      const { headers } = await client.try(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
      const cookies = headers.getSetCookie()
      expect(cookies).toHaveLength(2)
      for (const cookie of cookies)
        expect(cookie).toMatch(/^__Host-turnero_.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      expect((await client.try(endpoints.sesion)).status).toBe(200)
      // A cookie that another site of the same domain could set gives no access.
      const plain = app.client()
      plain.cookie = client.cookie.replaceAll('__Host-', '')
      expect((await plain.try(endpoints.sesion)).status).toBe(401)
    })
  },
)
