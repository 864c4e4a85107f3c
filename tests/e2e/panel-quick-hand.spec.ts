import type { Page, Route } from '@playwright/test'
import { expect, test } from '#tests/helpers/browser.ts'
import { withoutPushes } from '#tests/helpers/lost-response.ts'
import { atendido, conGente, enEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'

const CALM = { reducedMotion: 'reduce' } as const

/** Holds back orders of this name. `held` is the first one, `release` sends it. */
async function hold(page: Page, order: string) {
  const { promise: held, resolve: keep } = Promise.withResolvers<Route>()
  await page.route(`**/${order}`, (route) => keep(route), { times: 1 })
  return { held, release: async () => (await held).continue(), lose: async () => (await held).abort() }
}

/** Collects the server's replies to the orders of this page from now on, such as 'finalizar 200'. */
function watchOrders(page: Page): string[] {
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.request().method() !== 'POST') return
    answered.push(`${response.url().split('/').at(-1)} ${response.status()}`)
  })
  return answered
}

const rested = (page: Page) => expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy', 'true')

test('finishing a customer and calling the next without waiting does both, in that order', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await rested(page)

  const { held, release } = await hold(page, 'finalizar')
  const answered = watchOrders(page)
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

test('after a lost order nothing behind it is sent, and the next press works', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa')
  const page = await openPanel(browser, server, duena, '', CALM)
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await rested(page)

  const { held, lose } = await hold(page, 'ausente')
  const answered = watchOrders(page)
  await page.keyboard.press('a')
  await held
  await page.keyboard.press('Control+Enter')
  await lose()
  await expect(page.getByText('No hay conexión')).toBeVisible()
  await rested(page)
  expect(answered).toEqual([])
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa'])

  // Pressing twice by mistake counts once.
  const again = await hold(page, 'ausente')
  await page.keyboard.press('a')
  await again.held
  await expect(page.getByRole('button', { name: /^Ausente/ })).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('a')
  await again.release()
  await expect(page.getByText('Luis quedó como ausente')).toBeVisible()
  await expect(atendido(page)).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Llamaste al turno 2, Rosa')).toBeVisible()
  expect(answered).toEqual(['ausente 200', 'siguiente 200'])
  await page.context().close()
})

test('an undo before the reply arrives undoes that action, not the one before', async ({
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

test('a reply is shown before the server pushes it, so the next call is not refused', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  const silence = await withoutPushes(page)
  await page.reload()
  await expect(llamarSiguiente(page)).toHaveAttribute('aria-keyshortcuts', /Control\+Enter/)
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await rested(page)

  await silence()
  await page.keyboard.press('f')
  await expect(page.getByText('Terminaste de atender a Luis')).toBeVisible()
  await expect(atendido(page)).toHaveCount(0)
  // He is back at the desk, which is not pushed to this page: the call finishes him and is not refused.
  await page.keyboard.press('z')
  await expect(page.getByText('Luis está de nuevo en atención')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Llamaste al turno 2, Rosa')).toBeVisible()
  await rested(page)
  await page.keyboard.press('z')
  await expect(page.getByText('Rosa volvió a su lugar en la cola')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Llamaste al turno 2, Rosa')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Eva'])
  await page.context().close()
})
