import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, correoNuevo, pedirTurno, withQueues } from '#harness/stories.ts'
import { showTheme, violationsOf } from '#tests/helpers/axe.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'

const PROPIA = { INSTALLATION: 'propia', BRAND_NAME: 'Salud Más' }

/** Checks a state on a phone and a desktop, light and dark: no axe violation, nothing wider than the window. */
async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme)
      expect(await violationsOf(page)).toEqual([])
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }
}

test('an operator sets up an installation of their own from the printed link to the first turno', async ({
  page,
  browser,
  serverWith,
}) => {
  const server = await serverWith(PROPIA)
  const errors = watchErrors(page)
  const at = (path: string) => server.url + path

  await page.goto(at('/'))
  await expect(page.getByText('Abre el enlace que este servicio mostró al arrancar')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Salud Más')
  await expectAccessible(page)

  // A stranger finds no form.
  await page.goto(at('/registro'))
  await expect(page.getByText('Pide tu cuenta a quien administra este servicio.')).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeHidden()
  await expectAccessible(page)

  const [, link = ''] = /(\/registro#token=[\w-]+)/.exec(server.output()) ?? []
  const correo = correoNuevo('ana')
  await page.goto('about:blank')
  await page.goto(at(link))
  await page.getByLabel('Nombre de usuario').fill('Ana Pérez')
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Pídela a quien administra este servicio.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(/\/home$/i)
  await expect(page.getByRole('banner')).toContainText('Salud Más')

  const client = server.client()
  await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
  const { empresaId, colas } = await withQueues({ client, correo }, 'Consulta general', 'Farmacia')
  await page.goto(at(`/dashboard/${empresaId}/configuracion`))
  await expect(page.getByRole('heading', { name: 'Configuración' }).first()).toBeVisible()
  await expect(page.getByText('Tu plan')).toBeHidden()
  await expect(page.getByText(/\$\d/)).toBeHidden()

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const phoneErrors = watchErrors(phone)
  await phone.goto(at('/'))
  await expect(phone.getByRole('heading', { level: 1, name: 'Clínica Sol' })).toBeVisible()
  await expect(phone.getByRole('link', { name: /Consulta general/ })).toContainText('0 personas en espera')
  await expectAccessible(phone)
  await phone.setViewportSize({ width: 360, height: 740 })

  // The waits follow what happens, and the focus stays where it was.
  await phone.getByRole('link', { name: /Farmacia/ }).focus()
  await pedirTurno(server.client(), empresaId, colas[0] ?? '', 'Luis')
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(phone.getByRole('link', { name: /Consulta general/ })).toContainText('1 persona en espera')
  await expect(phone.getByRole('link', { name: /Farmacia/ })).toBeFocused()

  await phone.getByRole('link', { name: 'Pedir turno' }).press('Enter')
  await phone.waitForURL(`**/mi-turno/${empresaId}`)
  expect([...errors, ...phoneErrors]).toEqual([])
  await phone.close()
})

test('the start page lists several companies', async ({ page, serverWith }) => {
  const server = await serverWith(PROPIA)
  const client = server.client()
  const [, enlace = ''] = /#token=([\w-]+)/.exec(server.output()) ?? []
  const correo = correoNuevo('ana')
  await client.call(endpoints.registrar, {
    body: { usuario: 'Ana', correo, contrasena: CONTRASENA, enlace },
  })
  await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Aún no hay ninguna empresa' })).toBeVisible()
  await expectAccessible(page)
  await withQueues({ client, correo }, 'Caja')
  const { empresaId } = await withQueues({ client, correo }, 'Caja')
  await page.goto(server.url)
  await expect(page.getByRole('main').getByRole('link', { name: 'Clínica Sol' })).toHaveCount(2)
  await expectAccessible(page)
  // By keyboard alone: past the link to the content and those of the header.
  const last = page.locator(`a[href="/mi-turno/${empresaId}"]`)
  for (let i = 0; i < 10 && !(await last.evaluate((link) => link === document.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/mi-turno/${empresaId}`)
})

test('pages of the app show nothing of the service, also with the app running', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith({ ...PROPIA, SUPPORT_EMAIL: 'ayuda@ejemplo.com' })
  const errors = watchErrors(page)
  for (const path of ['/login', '/documentacion', '/demo', '/terminos']) {
    await page.goto(server.url + path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[href*="/servicios"], [href*="/pricing"], [href*="/About"]')).toHaveCount(0)
    await expect(page.locator('[data-solo~="servicio"], [data-solo~="sin-soporte"]')).toHaveCount(0)
  }
  await page.goto(`${server.url}/pricing`)
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  // The browser logs the status 404 of the page itself.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
})
