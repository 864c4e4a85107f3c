import { type Browser, expect, type Page, type Request } from '@playwright/test'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { PATIENCE_MS } from '#harness/patience.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConEmpresa, conColas, pedirTurno } from '#harness/stories.ts'
import { keepRouting } from './browser.ts'
import { DESKTOP, enterAs, listaEspera } from './panel.ts'

export const CALM = { reducedMotion: 'reduce' } as const

const patternOf = (path: string) => new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}$`)

/**
 * Returns a function that blocks pushed states from then on while the connection stays open, so that the screen learns
 * nothing new. It waits until the page is connected, because a page without a connection polls every few seconds.
 */
export async function withoutPushes(page: Page): Promise<() => Promise<void>> {
  let silent = false
  let heard = 0
  await page.routeWebSocket('**/api/vivo', (tab) => {
    const server = tab.connectToServer()
    tab.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      if (silent && JSON.parse(String(message)).tipo === 'estado') return
      tab.send(message)
      heard++
    })
  })
  return async () => {
    await expect.poll(() => heard).toBeGreaterThan(0)
    silent = true
  }
}

/**
 * Presses a button whose request the server handles but whose response is lost, and presses again. Returns both server
 * replies, with the key of each request.
 */
export async function pressTwice(
  page: Page,
  name: NombreEndpoint,
  press: () => Promise<void>,
  again = press,
) {
  const { method, path } = endpoints[name]
  const pattern = patternOf(path)
  const isIt = (request: Request) =>
    request.method() === method && pattern.test(new URL(request.url()).pathname)
  let said: unknown
  let dropped = false
  await page.route(pattern, async (route, request) => {
    if (dropped || !isIt(request)) return route.fallback()
    dropped = true
    const response = await route.fetch()
    said = await response.json()
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', { predicate: isIt, timeout: PATIENCE_MS })
  await press()
  const key = await (await lost).headerValue('idempotency-key')
  expect(said, name).not.toHaveProperty('codigo')
  await rested(page)
  const answered = page.waitForResponse((response) => isIt(response.request()), { timeout: PATIENCE_MS })
  await again()
  const second = await answered
  const secondKey = await second.request().headerValue('idempotency-key')
  const secondSaid: unknown = await second.json()
  await rested(page)
  await page.unroute(pattern)
  return { first: { key, said }, second: { key: secondKey, said: secondSaid } }
}

/** Expects a second press to send the same key and to get the first response: the action ran once. */
export async function expectOnce(...args: Parameters<typeof pressTwice>): Promise<void> {
  const { first, second } = await pressTwice(...args)
  expect(second, args[1]).toEqual(first)
}

/** Waits until the reply is handled: before that, a press repeats the previous one. */
const rested = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

export const click = (page: Page, name: string | RegExp) => () =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
export const inDialog = (page: Page, name: string) => () =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Creates a company with two queues, and these people waiting in the first. */
export async function conGente(client: Client, ...gente: string[]) {
  const duena = await conColas(client, 'Caja', 'Farmacia')
  const [caja = '', farmacia = ''] = duena.colas
  for (const nombre of gente) await pedirTurno(client, duena.empresaId, caja, nombre)
  return { duena, empresaId: duena.empresaId, caja, farmacia }
}

/** Opens a panel that learns only what its own requests return, from the moment `ready` shows. */
export async function openSilent(
  browser: Browser,
  server: ServerProcess,
  duena: ConEmpresa,
  { view = '', puesto = '1', ready = (page: Page) => listaEspera(page).getByRole('listitem').first() } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: DESKTOP, ...CALM })
  await enterAs(context, duena, puesto)
  await keepRouting(context)
  const page = await context.newPage()
  const silence = await withoutPushes(page)
  await page.goto(`/dashboard/${duena.empresaId}/${view}`)
  await expect(ready(page)).toBeVisible()
  await silence()
  return page
}
