import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { bracketWebTexts, outsideBrackets } from '#tests/helpers/brackets.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { mailFiles } from '#tests/helpers/mail-files.ts'
import { ACCOUNT, conTodasLasPantallas, textsOnPage } from '#tests/helpers/pages.ts'
import { openWindow, sessionOf } from '#tests/helpers/windows.ts'

const PRELOAD = fileURLToPath(new URL('../helpers/bracket-server.ts', import.meta.url))

/** Names that are the same in every language, dates, codes, and what people wrote. */
const DATA =
  /[\w.-]+@[\w.-]+|https?:\S+|\S+\/t\/brixo|\b\p{Lu}\p{Ll}{2} \d+, \d{4}\b|\b[A-Z0-9]{3,8}\b|\b(?:Turnero|Clínica Sol|Zorbax|Quimbo|Brixo|Zed|Qux|Kip|Bronx|Vix|Orto|Ana|Pérez|Español|English|Português|Ctrl|[ap]\.m|AM|PM|\p{Lu}{2,})\b/gu

/** The helper reads a message byte by byte. */
const BRACKET_IN_MAIL = Buffer.from('⟦').toString('latin1')

const ZONES = new Set(
  Intl.supportedValuesOf('timeZone').map((zona) =>
    zona
      .replace(/^[^/]+\//, '')
      .replaceAll('/', ', ')
      .replaceAll('_', ' '),
  ),
)

/** The build writes the HTML of the site and the first title of /tv; the crawl for words of another language reads those. */
const IN_APP = ['/login', '/registro', ...ACCOUNT]
const BUILT = ['/tv: Wall screen ·']

test('every sentence is a text of a language: none is outside the brackets of a made-up one', async ({
  browser,
  serverWith,
}) => {
  test.setTimeout(180_000)
  const server = await serverWith({ NODE_OPTIONS: `--import ${PRELOAD}` })
  const client = server.client()
  const { duena, privadas, publicas } = await conTodasLasPantallas(client, 'en')
  const page = await openWindow(browser, {
    baseURL: server.url,
    storageState: sessionOf(duena),
    locale: 'en',
  })
  await page.addInitScript(bracketWebTexts)
  const found: string[] = []
  const look = async (where: string) => {
    await page.waitForLoadState('networkidle')
    for (const text of outsideBrackets(await page.evaluate(textsOnPage), DATA))
      if (!ZONES.has(text) && !BUILT.includes(`${where}: ${text}`)) found.push(`${where}: ${text}`)
  }

  await page.goto('/en/login')
  for (const path of IN_APP) {
    await goInApp(page, `/en${path}`)
    await look(path)
  }
  for (const path of [...privadas, ...publicas]) {
    await page.goto('about:blank')
    await page.goto(path)
    await look(path)
  }
  await page.context().close()
  expect(found).toEqual([])

  for (const [call, request] of [
    ['entrar', { body: { correo: duena.correo, contrasena: 'otra que no es' } }],
    ['registrar', { body: { usuario: '', correo: 'x', contrasena: '1' } }],
    ['publico', { params: { empresaId: '01a1f489-4922-771a-85c2-6a7fee5d8739' } }],
  ] as const) {
    const { error } = await client.try(endpoints[call] as never, request as never)
    const { mensaje, detalles = [] } = error as { mensaje: string; detalles?: { mensaje: string }[] }
    expect(outsideBrackets([mensaje, ...detalles.map((one) => one.mensaje)], DATA)).toEqual([])
  }
  for (const path of ['/api/no-such-path', '/api/bajas/nada', '/api/altas/nada'])
    expect(await (await client.send(path)).text()).toContain('⟦')
  await client.call(endpoints.recuperar, { body: { correo: duena.correo } })
  await expect
    .poll(() => mailFiles(server.dataDir, duena.correo))
    .toEqual([expect.stringContaining(BRACKET_IN_MAIL)])
})

type InApp = Window & { __reactRouterDataRouter?: { navigate(to: string): Promise<void> } }

/** Shows a screen inside the app. Opened directly, some of them are HTML that the build wrote. */
async function goInApp(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => (window as InApp).__reactRouterDataRouter)
  await page.evaluate((to) => (window as InApp).__reactRouterDataRouter?.navigate(to), path)
  await expect(page).toHaveURL(new RegExp(`${path}$`, 'i'))
}
