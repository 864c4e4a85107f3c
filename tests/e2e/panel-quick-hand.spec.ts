import type { Page, Route } from '@playwright/test'
import { expect, test } from '#tests/helpers/browser.ts'
import { atendido, conGente, enEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'

const CALM = { reducedMotion: 'reduce' } as const

/** Keeps the orders of this name from the server. `held` is the first that was kept, `release` lets it go. */
async function hold(page: Page, order: string) {
  const { promise: held, resolve: keep } = Promise.withResolvers<Route>()
  await page.route(`**/${order}`, (route) => keep(route), { times: 1 })
  return { held, release: async () => (await held).continue() }
}

/** From now on the server's messages do not reach the page, though the connection stays. */
async function withoutPushes(page: Page) {
  let silent = false
  await page.routeWebSocket('**/api/vivo', (tab) => {
    const server = tab.connectToServer()
    tab.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      if (!silent) tab.send(message)
    })
  })
  await page.reload()
  await expect(llamarSiguiente(page)).toContainText('Ctrl + Enter')
  return () => {
    silent = true
  }
}

test('who finishes somebody and calls the next without waiting gets both, in that order', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy', 'true')

  const { held, release } = await hold(page, 'finalizar')
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST')
      answered.push(`${response.url().split('/').at(-1)} ${response.status()}`)
  })
  await page.keyboard.press('f')
  await held
  await page.keyboard.press('Control+Enter')
  await expect(llamarSiguiente(page)).toHaveAttribute('aria-busy', 'true')
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva'])
  await release()
  await expect(page.getByText('Llamaste al turno 2, Rosa')).toBeVisible()
  await expect(atendido(page)).toContainText('Rosa')
  expect(answered).toEqual(['finalizar 200', 'siguiente 200'])
  await page.context().close()
})

test('who takes something back before its answer came takes that back, and not what was done before', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa')
  const page = await openPanel(browser, server, duena, '', CALM)
  await llamarSiguiente(page).click()
  await expect(page.getByText('Llamaste al turno 1, Luis')).toBeVisible()
  await expect(atendido(page)).toContainText('Luis')

  const { held, release } = await hold(page, 'ausente')
  await page.keyboard.press('a')
  await held
  await page.keyboard.press('z')
  await page.keyboard.press('r')
  await release()
  await expect(page.getByText('Volviste a llamar a Luis')).toBeVisible()
  await expect(atendido(page)).toContainText('Luis')
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa'])
  await page.context().close()
})

test('what was answered is shown before the server pushes it: the next call is not refused', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  const silence = await withoutPushes(page)
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy', 'true')

  silence()
  await page.keyboard.press('f')
  await expect(page.getByText('Terminaste de atender a Luis')).toBeVisible()
  await expect(atendido(page)).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Llamaste al turno 2, Rosa')).toBeVisible()
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('z')
  await expect(page.getByText('Rosa volvió a su lugar en la cola')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Llamaste al turno 2, Rosa')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Eva'])
  await page.context().close()
})
