import type { Browser, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { conGente, enterAs, listaEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'
import { countRowRenders } from '#tests/helpers/renders.ts'

const openCola = (browser: Browser, server: ServerProcess, duena: ConColas): Promise<Page> =>
  openPanel(browser, server, duena, '', { reducedMotion: 'reduce' })

test('screens open in windows of 800 by 600, or as links and a code when popups are blocked', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis')
  const page = await openCola(browser, server, duena)
  for (const [name, path] of [
    ['Monitor', 'monitor'],
    ['Entrada', 'entrada'],
    ['Administración', 'admin'],
  ] as const) {
    await page.getByRole('button', { name: 'Abrir pantalla' }).click()
    await expect(page.getByRole('dialog', { name: '¿Qué vista deseas abrir?' })).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    const popup = await opened
    expect(new URL(popup.url()).pathname).toBe(`/${path}/${empresaId}/${colaId}`)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600])
    await popup.close()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  await page.getByRole('button', { name: /^Monitor/ }).click()
  await expect(page.getByText('El navegador bloqueó la ventana.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Entrada/ })).toHaveAttribute(
    'href',
    `${server.url}/entrada/${empresaId}/${colaId}`,
  )
  await expect(page.getByRole('img', { name: 'Código QR de Monitor' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver el código QR de Administración' }).click()
  await expect(page.getByRole('img', { name: 'Código QR de Administración' })).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.context().close()
})

test('the owner is warned at 80 % of a limit, and a full day links to the plans', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client)
  await client.call(endpoints.cambiarPlan, { params: { correo: duena.correo }, body: { plan: 'starter' } })
  for (let i = 0; i < 20; i++) await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
  const page = await openCola(browser, server, duena)
  await expect(page.getByText('Hoy entregaste 20 de los 25 turnos de tu plan.')).toBeVisible()

  for (let i = 20; i < 25; i++) await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
  await expect(page.getByText('Tu plan ya no entrega más turnos por hoy.')).toBeVisible()
  // Only one warning, without a contradicting one.
  await expect(page.getByText('Hoy entregaste')).toBeHidden()
  await page.getByLabel('Agregar cliente').first().fill('Uno más')
  await page.getByLabel('Agregar cliente').first().press('Enter')
  await expect(page.getByText('Hoy ya no se entregan más turnos en esta cola.')).toBeVisible()
  await expect(page.getByLabel('Agregar cliente').first()).toHaveValue('Uno más')

  await page.getByRole('link', { name: 'Ver planes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Tu plan' })).toBeInViewport()
  await page.context().close()
})

for (const cola of ['one queue', 'todas']) {
  test(`a message and an order do not re-render unchanged rows: ${cola}`, async ({
    page,
    context,
    client,
  }) => {
    const duena = await conColas(client, 'Caja', 'Quejas')
    const { empresaId, colas } = duena
    const [caja = '', quejas = ''] = colas
    for (let i = 1; i <= 8; i++) await pedirTurno(client, empresaId, caja, `Cliente ${i}`)
    await enterAs(context, duena)
    const renders = await countRowRenders(page, 'li[data-fila]')
    await page.goto(`/dashboard/${empresaId}?cola=${cola === 'todas' ? cola : caja}`)
    const rows = listaEspera(page).getByRole('listitem')
    await expect(rows).toHaveCount(8)
    expect((await renders()).rendered).toBeGreaterThanOrEqual(8)

    await pedirTurno(client, empresaId, quejas, 'Otra')
    await expect(page.getByRole('link', { name: /^Quejas 1 / })).toBeVisible()
    await pedirTurno(client, empresaId, caja, 'Nueva')
    await expect(rows.filter({ hasText: 'Nueva' })).toBeVisible()
    await client.call(endpoints.siguiente, { params: { empresaId, colaId: quejas }, body: { puesto: '9' } })
    await expect(page.getByRole('link', { name: /^Quejas 0 / })).toBeVisible()
    await llamarSiguiente(page).click()
    await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeVisible()
    await expect(rows).toHaveCount(8)
    expect((await renders()).unchanged).toBe(0)
  })
}
