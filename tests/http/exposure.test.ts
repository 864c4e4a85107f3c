import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, conColas, registrada } from '#harness/stories.ts'
import { onOneEngine } from '#tests/helpers/fixtures.ts'

onOneEngine('the public surface of a server', 'sqlite', { SUPPORT_EMAIL: 'ayuda@ejemplo.com' }, (app) => {
  test('private replies are never cached, including refusals', async () => {
    const { client, correo, empresaId } = await conColas(app.client(), 'General')
    const stranger = app.client()
    const cacheOf = async (path: string, who = client) => (await who.send(path)).headers.get('cache-control')
    const { empresas, plan, sesion, datosCuenta } = endpoints
    const paths = [
      ...[empresas, plan, datosCuenta].map(({ path }) => path.replace(':correo', correo)),
      sesion.path,
      endpoints.configuracion.path.replace(':empresaId', empresaId),
      '/api/colas',
    ]
    for (const path of paths) expect(await cacheOf(path), path).toBe('no-store')
    expect(await cacheOf('/api/colas', stranger)).toBe('no-store')
    const { headers } = await stranger.try(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('pages of a person or a company are not indexed, and general pages are', async () => {
    const { empresaId } = await conColas(app.client(), 'General')
    const robots = async (path: string) => (await app.client().send(path)).headers.get('x-robots-tag')
    for (const path of [
      `/mi-turno/${empresaId}`,
      `/monitor/${empresaId}/x`,
      '/cuenta',
      '/dashboard',
      '/restablecer',
    ]) {
      expect(await robots(path), path).toBe('noindex')
    }
    for (const path of ['/', '/pricing', '/documentacion']) expect(await robots(path), path).toBeNull()
  })

  test('security.txt says where to report a weakness', async () => {
    const answer = await app.client().send('/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await answer.text()
    expect(text).toMatch(/^Contact: mailto:ayuda@ejemplo\.com$/m)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires - app.app.clock()).toBeGreaterThan(30 * 86_400_000)
  })

  test('the terms name every cookie a browser gets, and how long names are kept', async () => {
    const { correo } = await registrada(app.client())
    const { headers } = await app.client().try(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    const names = headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0] ?? '')
    expect(names).toHaveLength(2)
    const terms = await (await app.client().send('/terminos')).text()
    // The third one is set by the choice of a language.
    for (const name of [...names, 'turnero_idioma']) expect(terms).toContain(name)
    expect(terms).toMatch(/nombres de quienes toman turno y sus respuestas se borran solos pasados 90 días/)
  })
})

onOneEngine('a public https address', 'sqlite', { PUBLIC_URL: 'https://turnos.ejemplo.com' }, (app) => {
  test('is visited only over https, from the first visit on', async () => {
    for (const path of ['/', '/api/salud', '/no/hay/nada']) {
      const { headers } = await app.client().send(path)
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
    }
  })
})

onOneEngine('a server without a contact', 'sqlite', (app) => {
  test('has no security.txt, and does not force https', async () => {
    const { status, headers } = await app.client().send('/.well-known/security.txt')
    expect(status).toBe(404)
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})
