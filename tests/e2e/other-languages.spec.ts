import type { Page } from '@playwright/test'
import type { Idioma } from '#contract/idioma.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { ACCOUNT, conTodasLasPantallas, SITE, textsOnPage } from '#tests/helpers/pages.ts'
import { expectNoSidewaysScroll, openWindow, sessionOf } from '#tests/helpers/windows.ts'

/** Words and letters that a page in this language never has. Names in the data are words of no language. */
const FOREIGN: Record<Exclude<Idioma, 'es'>, RegExp> = {
  en: /[áéíóúñ¿¡ãõç]|\b(?:el|la|los|las|del|una|para|con|sin|por|que|turno|turnos|cola|colas|empresa|puesto|senha|fila|você|não)\b/i,
  pt: /[ñ¿¡]|\b(?:el|los|las|del|una|con|sin|y|tu|turno|turnos|cola|colas|puesto|the|and|your|with|ticket|queue)\b/i,
}

/** Returns the texts of a page, visible or read aloud, that contain a word of another language. */
async function foreignIn(page: Page, pattern: RegExp): Promise<string[]> {
  // Names of people, cities and laws begin with a capital letter in every language.
  const plain = (text: string) => text.replace(/https?:\S+|\p{L}*\p{Lu}\p{L}*/gu, '')
  return (await page.evaluate(textsOnPage)).filter((text) => pattern.test(plain(text)))
}

for (const idioma of ['en', 'pt'] as const) {
  test(`no page in ${idioma} has a word of another language, and all fit 320 px`, async ({
    browser,
    client,
    server,
  }) => {
    const { duena, privadas, publicas } = await conTodasLasPantallas(client, idioma)
    const page = await openWindow(browser, {
      baseURL: server.url,
      storageState: sessionOf(duena),
      locale: idioma,
      viewport: { width: 320, height: 640 },
    })
    const errors = watchErrors(page)
    const found: string[] = []
    const look = async (path: string) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectNoSidewaysScroll(page)
      for (const text of await foreignIn(page, FOREIGN[idioma]))
        found.push(`${path}: ${text.trim().slice(0, 100)}`)
    }
    const own = [...SITE, ...ACCOUNT].map((path) => `/${idioma}${path}`)
    for (const path of [...own, ...privadas, ...publicas]) {
      await look(path)
      expect([path, errors]).toEqual([path, []])
    }
    await look('/no-such-page')
    expect(found).toEqual([])
    await page.context().close()
  })
}
