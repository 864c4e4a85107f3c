import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import {
  expectAccessible,
  expectNoScroll,
  openWindow,
  PHONE,
  sessionOf,
  TABLET,
} from '#tests/helpers/windows.ts'

test('a network cut after the server answered makes one turn, not two', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  let cut = true
  await page.route(`**/cola/${colaId}`, async (route) => {
    await route.fetch()
    if (cut) await route.abort()
    else await route.continue()
  })
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  await page.getByLabel('Nombre completo').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('Hubo un error al generar el turno')).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Luis Mora')
  cut = false
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('¡Turno generado para Luis Mora (#1)!')).toBeVisible()
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  expect(turnos).toHaveLength(1)
})

test('the number shows for ten seconds, is printed where asked for, and the kiosk is ready again', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  await page.setViewportSize(TABLET.viewport)
  await page.clock.install()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', String(performance.now()))
  })
  await page.goto(`/entrada/${empresaId}/${colas[1]}`)

  const qr = page.getByRole('img', { name: 'Código QR para pedir un turno desde el teléfono' })
  expect(await qr.boundingBox()).toMatchObject({ width: 280, height: 280 })
  const name = page.getByLabel('Nombre completo')
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  await expectNoScroll(page)

  await page.getByRole('button', { name: 'Ajustes de esta pantalla' }).click()
  await page.getByRole('switch', { name: 'Imprimir un comprobante con cada turno' }).check()
  await page.keyboard.press('Escape')
  await page.getByLabel('Tipo de atención').selectOption({ label: 'General' })
  await name.fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('¡Turno generado para Luis Mora (#1)!')).toBeVisible()
  await expect(page.getByText(/vuelve al inicio en \d+ s/)).toBeVisible()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.ticket')).toBeVisible()
  await expect(page.locator('.ticket')).toContainText('Luis Mora')
  await page.emulateMedia({ media: 'screen' })
  await page.clock.fastForward(10_000)
  await expect(name).toHaveValue('')
  await expect(page.getByLabel('Tipo de atención')).toHaveValue(colas[1] ?? '')

  await name.fill('Alguien que se va')
  await page.clock.fastForward(61_000)
  await expect(name).toHaveValue('')
})

test('a closed queue and a lost network are said before anyone types', async ({ page, client, context }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const params = { empresaId, colaId }
  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: true } })
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  await page.setViewportSize(PHONE.viewport)
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  await expect(page.getByLabel('Nombre completo')).toBeEnabled()
  await expect(page.getByRole('img')).toBeHidden()
  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: false } })
  await expect(page.getByText('Esta cola no está entregando turnos en este momento.')).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeDisabled()
  await expectAccessible(page)
  await context.setOffline(true)
  await expect(page.getByText(/Sin conexión/)).toBeVisible()
})

test('an address without a company says so, and nothing seems to load any more', async ({ page }) => {
  await page.goto(`/entrada/${randomUUID()}/${randomUUID()}`)
  await expect(page.getByText('Esta pantalla aún no tiene una empresa')).toBeVisible()
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
})

test('kiosk mode ends the session of the owner in this browser first', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const kiosk = await openWindow(browser, {
    baseURL: server.url,
    ...TABLET,
    storageState: sessionOf(duena),
  })
  await kiosk.goto(`/entrada/${duena.empresaId}/${duena.colas[0]}`)
  await kiosk.getByRole('button', { name: 'Ajustes de esta pantalla' }).click()
  await expectAccessible(kiosk)
  await kiosk.getByRole('button', { name: 'Activar modo kiosco' }).click()
  await expect(kiosk.getByRole('button', { name: 'Ajustes de esta pantalla' })).toBeHidden()
  await expect(kiosk.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  expect((await client.try(endpoints.sesion)).status).toBe(401)
  await kiosk.goto(`/dashboard/${duena.empresaId}`)
  await kiosk.waitForURL('**/login?*')
  await kiosk.context().close()
})
