import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { IDIOMAS } from '#contract/idioma.ts'
import { conColas } from '#harness/stories.ts'
import { preferido, textosDe } from '#server/texts/textos.ts'
import { onOneEngine } from '#tests/helpers/fixtures.ts'

test("the language is the browser's favourite among those the server speaks", () => {
  expect(preferido(undefined)).toBe(null)
  expect(preferido('en-US,en;q=0.9,es;q=0.8')).toBe('en')
  expect(preferido('es;q=0.9, EN')).toBe('en')
  expect(preferido('en;q=0.1,es')).toBe('es')
  expect(preferido('fr-FR,fr;q=0.9,pt-BR;q=0.5')).toBe('pt')
  for (const odd of ['*', ';;;,,,', 'en;q=x', 'en;q=0', 'fr', '']) expect(preferido(odd), odd).toBe(null)
})

onOneEngine('the server', 'sqlite', (app) => {
  test('answers in the requested language, and in Spanish otherwise; codes never change', async () => {
    const { client, empresaId } = await conColas(app.client(), 'General')
    const unknown = { params: { empresaId, colaId: empresaId } }
    const mensajes = new Set<string | undefined>()
    for (const idioma of IDIOMAS) {
      const t = textosDe(idioma)
      const headers = { 'accept-language': `${idioma}-MX,fr;q=0.9` }
      const { error } = await client.try(endpoints.cola, { ...unknown, headers })
      expect(error).toMatchObject({ codigo: 'cola_no_encontrada', mensaje: t.errores.cola_no_encontrada })
      const empty = await client.try(endpoints.recuperar, { body: { correo: '' }, headers })
      expect(empty.error.detalles?.[0]).toMatchObject({ campo: 'correo' })
      mensajes.add(empty.error.detalles?.[0]?.mensaje)
      const { planes } = await client.call(endpoints.planes, { headers })
      expect(planes[0]?.periodo).toBe(t.planes.periodo)
    }
    expect(mensajes.size).toBe(IDIOMAS.length)
    const { error } = await client.try(endpoints.cola, unknown)
    expect(error.mensaje).toBe(textosDe('es').errores.cola_no_encontrada)
    const sentences = IDIOMAS.map((idioma) => textosDe(idioma).errores.cola_no_encontrada)
    expect(new Set(sentences).size).toBe(IDIOMAS.length)
  })

  test('a page is in the language of its address, the earlier choice, the browser, the company', async () => {
    const { empresaId } = await conColas(app.client(), 'General')
    const langOf = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await app.client().send(path, { headers })
      return / lang="(\w\w)/.exec(await reply.text())?.[1]
    }
    const page = `/mi-turno/${empresaId}`
    const english = { 'accept-language': 'en' }
    expect(await langOf(page)).toBe('es')
    expect(await langOf(page, { 'accept-language': 'fr' })).toBe('es')
    expect(await langOf(page, english)).toBe('en')
    expect(await langOf(page, { ...english, cookie: 'turnero_idioma=pt' })).toBe('pt')
    expect(await langOf(page, { ...english, cookie: 'turnero_idioma=xx' })).toBe('en')
    expect(await langOf(`${page}?idioma=es`, { ...english, cookie: 'turnero_idioma=pt' })).toBe('es')
    expect(await langOf(`${page}?idioma=xx`, english)).toBe('en')
    expect(await langOf('/verificar-turno', english)).toBe('en')
  })

  test('kiosk and monitor show the language of the company, whatever their browser prefers', async () => {
    const { empresaId, colas } = await conColas(app.client(), 'General')
    const headers = { 'accept-language': 'en', cookie: 'turnero_idioma=pt' }
    for (const path of [`/entrada/${empresaId}/${colas[0]}`, `/monitor/${empresaId}/${colas[0]}`]) {
      const html = async (query = '') => (await app.client().send(path + query, { headers })).text()
      expect(await html(), path).toMatch(/<html[^>]* lang="es/)
      expect(await html('?idioma=en'), path).toMatch(/<html[^>]* lang="en/)
    }
  })

  test('an address of the site without a language leads to the one the visitor wants', async () => {
    const see = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await app.client().send(path, { headers, redirect: 'manual' })
      const lang = / lang="(\w\w)/.exec(await reply.text())?.[1]
      return { to: reply.headers.get('location') ?? lang, cookie: reply.headers.get('set-cookie') }
    }
    const english = { 'accept-language': 'en-GB' }
    expect((await see('/')).to).toBe('es')
    expect((await see('/', english)).to).toBe('/en')
    expect((await see('/login?volver=%2Fhome', english)).to).toBe('/en/login?volver=%2Fhome')
    expect((await see('/About', english)).to).toBe('/en/about')
    expect((await see('/en/about')).to).toBe('en')
    expect((await see('/pt/login', english)).to).toBe('pt')
    // The choice in a menu is remembered, and wins over the browser from then on.
    const chosen = await see('/en/login?idioma=es&volver=%2Fhome', english)
    expect(chosen.to).toBe('/login?volver=%2Fhome')
    expect(chosen.cookie).toMatch(/^turnero_idioma=es;/)
    expect((await see('/login', { ...english, cookie: 'turnero_idioma=es' })).to).toBe('es')
    expect((await see('/en?idioma=en', english)).to).toBe('en')
    expect((await see('/?idioma=xx')).to).toBe('es')
    // The app and unknown addresses have no language in their address.
    expect((await see('/home', english)).to).toBe('en')
    expect((await see('/no-existe', english)).to).toBe('en')
  })
})
