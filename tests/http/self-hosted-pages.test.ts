import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { IDIOMAS } from '#contract/idioma.ts'
import { rutaEn } from '#domain/idioma.ts'
import type { TestApp } from '#harness/app.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, correoNuevo, pedirTurno, withQueues } from '#harness/stories.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { textosDe } from '#server/texts/textos.ts'
import { appForTest, appForTestOn, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'
import { VIOLETA_PNG } from '#tests/helpers/images.ts'

const PROPIA = { INSTALLATION: 'propia' }
const REMOVED = ['/servicios', '/pricing', '/About']
const REMOVED_LINK = /href="[^"]*\/(?:servicios|pricing|about)(?:["#?])/i
/** Words of the service that sells plans. */
const OF_SERVICE =
  /\$\s?\d|US\$|gratis|grátis|for free|free trial|14 (?:días|days|dias)|Próximamente|Coming soon|Em breve|estudiantes|students|estudantes/i

const page = async (client: Client, path: string, idioma = 'es') => {
  const reply = await client.send(path, { headers: { 'accept-language': idioma } })
  return { status: reply.status, html: await reply.text(), location: reply.headers.get('location') }
}

/** What a page shows and says, without scripts, styles and markup. Descriptions and labels count. */
const textOf = (html: string) =>
  [
    html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '),
    ...[...html.matchAll(/ (?:content|aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text]) => text),
  ].join('\n')

const linksIn = (html: string) => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href)

async function firstOwner(app: TestApp) {
  const client = app.client()
  const correo = correoNuevo('duena')
  const enlace = app.app.primeraCuenta?.split('#token=')[1] ?? ''
  await client.call(endpoints.registrar, {
    body: { usuario: 'Ana Pérez', correo, contrasena: CONTRASENA, enlace },
  })
  await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
  return { client, correo }
}

/** Visits every page that links lead to, in each language. */
async function crawl(app: TestApp, check: (path: string, html: string) => void): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const idioma of IDIOMAS) {
    const starts = [
      '/',
      '/login',
      '/registro',
      '/recuperar',
      '/invitacion',
      '/documentacion',
      '/terminos',
      '/demo',
    ]
    const open = [...starts, '/no-existe'].map((path) => rutaEn(idioma, path))
    const visited = new Set<string>()
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const plain = path.split('#')[0] || '/'
      if (visited.has(plain) || /^\/(?:assets|api|icons|logos)\/|\.\w+$/.test(plain)) continue
      visited.add(plain)
      const { status, html, location } = await page(app.client(), plain, idioma)
      if (location) {
        open.push(location)
        continue
      }
      expect([plain, status]).toEqual([plain, plain.endsWith('/no-existe') ? 404 : 200])
      check(`${plain} (${idioma})`, html)
      seen.add(plain)
      open.push(...linksIn(html).filter((href) => !href.includes('idioma=')))
    }
  }
  return seen
}

onEachEngine(
  'the pages of an installation of one’s own',
  { ...PROPIA, SUPPORT_EMAIL: 'ayuda@ejemplo.com' },
  (app) => {
    test('before the first account, the start page says how to create it', async () => {
      for (const [idioma, says] of [
        ['es', 'Abre el enlace que este servicio mostró al arrancar'],
        ['en', 'Open the link that this service printed'],
        ['pt', 'Abra o link que este serviço mostrou'],
      ] as const) {
        const { status, html } = await page(app.client(), '/', idioma)
        expect([status, html.includes(says)]).toEqual([200, true])
      }
    })

    test('the start page shows the company with its waits, then the list of several', async () => {
      const owner = await firstOwner(app)
      expect((await page(app.client(), '/')).html).toContain('Inicia sesión y crea la primera')
      const { empresaId, colas } = await withQueues(owner, 'Caja', 'Farmacia <1>')
      await pedirTurno(app.client(), empresaId, colas[0] ?? '', 'Luis')
      const { html } = await page(app.client(), '/')
      expect(html).toContain('<title>Clínica Sol</title>')
      expect(html).toContain('Farmacia &lt;1&gt;')
      expect(textOf(html)).toMatch(/Caja\s+1 persona en espera\s+4 a 6\u00a0min/)
      expect(html).toContain(`href="/mi-turno/${empresaId}"`)
      expect(textOf(html)).toMatch(/Pedir turno/)
      expect((await page(app.client(), '/en')).html).toContain('Take a turn')
      const second = await withQueues(owner, 'Caja')
      const several = (await page(app.client(), '/')).html
      for (const id of [empresaId, second.empresaId]) expect(several).toContain(`href="/mi-turno/${id}"`)
      expect(several).not.toContain('data-vivo')
    })

    test('have no price, no promise and no link to a page of the service, in any language', async () => {
      const seen = await crawl(app, (path, html) => {
        expect([path, OF_SERVICE.exec(textOf(html))?.[0]]).toEqual([path, undefined])
        expect([path, REMOVED_LINK.exec(html)?.[0]]).toEqual([path, undefined])
        expect([path, html.includes('turnero.invalid')]).toEqual([path, false])
      })
      for (const path of [
        '/documentacion',
        '/demo',
        '/terminos',
        '/login',
        '/verificar-turno',
        '/en',
        '/pt/demo',
      ]) {
        expect(seen).toContain(path)
      }
      for (const path of REMOVED.flatMap((path) => IDIOMAS.map((idioma) => rutaEn(idioma, path)))) {
        expect([path, (await page(app.client(), path)).status]).toEqual([path, 404])
      }
      const sitemap = (await page(app.client(), '/sitemap.xml')).html
      expect(sitemap).not.toMatch(/servicios|pricing|About/i)
      for (const [, path = ''] of sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)) {
        expect([path, (await page(app.client(), path || '/')).status]).toEqual([path, 200])
      }
    })

    test('say whom to ask for help and for an account', async () => {
      const login = (await page(app.client(), '/login')).html
      expect(textOf(login)).toContain('Pídela a ayuda@ejemplo.com')
      expect(login).not.toContain('href="/registro"')
      expect(textOf((await page(app.client(), '/registro')).html)).toContain(
        'Pide tu cuenta a ayuda@ejemplo.com',
      )
      const docs = (await page(app.client(), '/documentacion')).html
      expect(docs).toContain('href="mailto:ayuda@ejemplo.com"')
      expect(textOf((await page(app.client(), '/terminos')).html)).toContain('escribe a ayuda@ejemplo.com')
    })
  },
)

test('without SUPPORT_EMAIL the pages name the people who run the service', async () => {
  const app = await appForTest('sqlite', PROPIA)
  for (const path of ['/login', '/registro', '/terminos']) {
    const { html } = await page(app.client(), path)
    expect([path, textOf(html).includes('quien administra este servicio')]).toEqual([path, true])
    expect(html).not.toContain('mailto:')
  }
})

test('a service has its pages, also with registration by invitation', async () => {
  const app = await appForTest('sqlite', { REGISTRATION: 'invite' })
  for (const path of ['/', ...REMOVED]) expect((await page(app.client(), path)).status).toBe(200)
  expect((await page(app.client(), '/sitemap.xml')).html).toContain('/pricing</loc>')
  expect((await page(app.client(), '/login')).html).not.toContain('href="/registro"')
  expect((await page(app.client(), '/')).html).toContain('href="/pricing"')
})

test('TERMS_URL is where /terminos leads, in every language', async () => {
  const TERMS_URL = 'https://clinica.ejemplo.com/terminos'
  const app = await appForTest('sqlite', { ...PROPIA, TERMS_URL })
  for (const idioma of IDIOMAS) {
    expect(await page(app.client(), rutaEn(idioma, '/terminos'))).toMatchObject({
      status: 302,
      location: TERMS_URL,
    })
  }
})

test('the brand of the installation is on its pages, and a company’s own brand on its pages', async () => {
  const storage = await storageForTest('sqlite')
  const dataDir = storage.env.DATA_DIR ?? ''
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'logo.png'), Buffer.from(VIOLETA_PNG, 'base64'))
  const env = { ...storage.env, ...PROPIA, BRAND_NAME: 'Salud & Más', BRAND_LOGO: 'logo.png' }
  const app = await appForTestOn(env)
  const login = (await page(app.client(), '/login')).html
  expect(login).toContain('<title>Iniciar sesión · Salud &#38; Más</title>')
  const [logo = ''] = /\/marca-\w+\.webp/.exec(login) ?? []
  const image = await app.client().send(logo)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { empresaId } = await withQueues(await firstOwner(app), 'Caja')
  const phone = (await page(app.client(), `/mi-turno/${empresaId}`)).html
  expect(phone).toContain(`<link rel="icon" href="${logo}">`)
  const manifest = (await page(app.client(), `/mi-turno/${empresaId}/manifest.webmanifest`)).html
  expect(JSON.parse(manifest)).toMatchObject({
    name: 'Clínica Sol',
    icons: expect.arrayContaining([expect.objectContaining({ src: logo })]),
  })
  expect((await page(app.client(), '/verificar-turno')).html).toContain('Salud &amp; Más')
})

test.each([
  ['BRAND_LOGO', '../secreto'],
  ['BRAND_NAME', 'x'.repeat(61)],
  ['INSTALLATION', 'mia'],
  ['REGISTRATION', 'si'],
  ['TERMS_URL', 'javascript:alert(1)'],
])('%s «%s» stops the start with one clear line', async (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Configuración: ${name} [^\\n]+\\.$`))
})

test('a BRAND_LOGO that is no image stops the start', async () => {
  await expect(appForTest('sqlite', { BRAND_LOGO: 'falta.png' })).rejects.toThrow(
    /^Configuración: BRAND_LOGO/,
  )
})

test('the mails of accounts carry the brand, and nothing of the service', () => {
  for (const idioma of IDIOMAS) {
    const correos = Object.values(textosDe(idioma).correos('Salud Más'))
    for (const escribir of correos) {
      const { subject, text, html } = escribir('Ana', 'https://x.example/documentacion', '')
      for (const part of [text, html]) expect(part).toContain('Salud Más')
      expect(`${subject} ${text} ${textOf(html)}`).not.toMatch(OF_SERVICE)
      expect(`${subject} ${text} ${html}`).not.toContain('Turnero')
    }
  }
})
