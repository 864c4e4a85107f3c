import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Idioma } from '#contract/idioma.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { expectNoSidewaysScroll, openWindow, sessionOf } from '#tests/helpers/windows.ts'

/** Words and letters that a page in this language never has. Names in the data are words of no language. */
const FOREIGN: Record<Exclude<Idioma, 'es'>, RegExp> = {
  en: /[áéíóúñ¿¡ãõç]|\b(?:el|la|los|las|del|una|para|con|sin|por|que|turno|turnos|cola|colas|empresa|puesto|senha|fila|você|não)\b/i,
  pt: /[ñ¿¡]|\b(?:el|los|las|del|una|con|sin|y|tu|turno|turnos|cola|colas|puesto|the|and|your|with|ticket|queue)\b/i,
}

/** Returns the texts of a page, visible or read aloud, that contain a word of another language. */
const foreignIn = (page: Page, pattern: RegExp): Promise<string[]> =>
  page.evaluate(
    ([source, flags]) => {
      const pattern = new RegExp(source, flags)
      const said: string[] = [document.title]
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        // A text in its own language says so.
        const own = parent?.closest('[lang]')?.getAttribute('lang')
        const isCode = parent?.closest('script, style, noscript, code, pre, kbd')
        if (!isCode && own === document.documentElement.lang) said.push(walker.currentNode.textContent ?? '')
      }
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
        if (element.closest('[lang]') !== document.documentElement) continue
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          said.push(element.getAttribute(name) ?? '')
      }
      // Names of people, cities and laws begin with a capital letter in every language.
      const plain = (text: string) => text.replace(/https?:\S+|\p{L}*\p{Lu}\p{L}*/gu, '')
      return [...new Set(said)].filter((text) => pattern.test(plain(text)))
    },
    [pattern.source, pattern.flags] as const,
  )

const SITE = [
  '',
  '/servicios',
  '/pricing',
  '/about',
  '/documentacion',
  '/terminos',
  '/demo',
  '/login',
  '/registro',
]
const ACCOUNT = ['/recuperar', '/restablecer', '/invitacion', '/verificar-correo', '/confirmar-correo']
const VIEWS = [
  '',
  '/sala',
  '/estadisticas',
  '/horario',
  '/equipo',
  '/actividad',
  '/configuracion',
  ...['general', 'contacto', 'personalizacion', 'puestos', 'pantallas', 'avisos', 'plan', 'peligro'].map(
    (pagina) => `/configuracion/${pagina}`,
  ),
  '/administrar-cola',
  '/compartir',
  '/cartel',
]

for (const idioma of ['en', 'pt'] as const) {
  test(`no page in ${idioma} has a word of another language, and all fit 320 px`, async ({
    browser,
    client,
    server,
  }) => {
    const duena = await conColas(client, 'Zorbax', 'Quimbo')
    const { correo, empresaId, colas } = duena
    const [colaId = ''] = colas
    await client.call(endpoints.cambiarUsuario, { body: { usuario: 'Zed', idioma } })
    const body = { nombre: 'Brixo', titular: 'Zed', horario: '', idioma }
    await client.call(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body })
    const turnos = []
    for (const nombre of ['Zed Qux', 'Kip Bronx', 'Vix Orto'])
      turnos.push(await pedirTurno(client, empresaId, colaId, nombre))
    await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '1' } })
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
    for (const path of [...SITE, ...ACCOUNT]) await look(`/${idioma}${path}`)
    for (const path of ['/home', '/cuenta', '/crearproyecto', `/admin/${empresaId}/${colaId}`])
      await look(path)
    for (const view of VIEWS) await look(`/dashboard/${empresaId}${view}`)
    const [first, second] = turnos
    for (const path of [
      `/mi-turno/${empresaId}`,
      `/mi-turno/${empresaId}#turno=${first?.id}&codigo=${first?.codigo}`,
      `/verificar-turno#codigo=${second?.codigo}`,
      `/entrada/${empresaId}/${colaId}`,
      `/monitor/${empresaId}/${colaId}`,
      '/tv',
    ])
      await look(path)
    expect(errors).toEqual([])
    await look('/no-such-page')
    expect(found).toEqual([])
    await page.context().close()
  })
}
