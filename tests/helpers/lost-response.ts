import { expect, type Page, type Request } from '@playwright/test'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import { PATIENCE_MS } from '#harness/patience.ts'

const patternOf = (path: string) => new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}$`)

/** From now on the server's messages do not reach the page, though the connection stays: the screen knows nothing new. */
export async function withoutPushes(page: Page): Promise<() => void> {
  let silent = false
  await page.routeWebSocket('**/api/vivo', (tab) => {
    const server = tab.connectToServer()
    tab.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      if (!silent) tab.send(message)
    })
  })
  return () => {
    silent = true
  }
}

/**
 * Presses a button whose request the server handles and whose response is lost, and presses again. Expects both requests
 * to carry one key, and the second response to be the first one: the action ran once.
 */
export async function expectOnce(
  page: Page,
  name: NombreEndpoint,
  press: () => Promise<void>,
  again = press,
): Promise<void> {
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
  expect(await second.request().headerValue('idempotency-key'), name).toBe(key)
  expect(await second.json(), name).toEqual(said)
  await rested(page)
  await page.unroute(pattern)
}

/** Until an answer is dealt with, a press is the one before it. */
const rested = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)
