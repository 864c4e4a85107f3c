import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, conColas, conEmpresa, correoNuevo, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { enterAs, openPanel, PHONE } from '#tests/helpers/panel.ts'

test('statistics are readable in high contrast, in print, by touch and by keyboard', async ({
  page,
  client,
}) => {
  const duena = await conColas(client, 'Caja')
  const { empresaId, colas } = duena
  for (const nombre of ['Ana', 'Beto']) await pedirTurno(client, empresaId, colas[0] ?? '', nombre)
  await enterAs(page.context(), duena)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/dashboard/${empresaId}/estadisticas?periodo=semana`)
  // The statistics thread starts with the first request.
  await expect(page.getByRole('heading', { name: 'Días y horas' })).toBeVisible({ timeout: 30_000 })

  const outlined = (locator: ReturnType<typeof page.getByRole>) =>
    locator.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outlined(page.getByRole('button', { name: 'Semana' }))).toBe('solid')
  expect(await outlined(page.getByRole('link', { name: 'Estadísticas' }))).toBe('solid')
  const painted = await page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    return [...document.querySelectorAll('main svg rect')].every((rect) => {
      const { fill, stroke } = getComputedStyle(rect)
      return fill !== canvas || (stroke !== 'none' && stroke !== canvas)
    })
  })
  expect(painted).toBe(true)
  const automatic = page.getByRole('switch', { name: 'Actualización automática' })
  expect(await automatic.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid')
  await page.emulateMedia({ forcedColors: 'none' })

  const bar = page.getByRole('button', { name: /:00\s[ap]\.m\.: 2 turnos$/ })
  await bar.focus()
  await expect(page.getByText(/^\d+:00\s[ap]\.m\.: 2 turnos$/)).toBeVisible()
  await page.getByText('Ver como tabla').last().click()
  await expect(page.getByRole('table', { name: 'Días y horas' })).toBeVisible()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const name of ['Imprimir', 'Actualizar', 'Datos de contacto']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.getByRole('navigation', { name: 'Vistas del panel' })).toBeHidden()
  await expect(page.getByRole('img', { name: 'Días y horas' })).toBeVisible()
  await expect(page.getByText(/Semana · \d+ \p{L}+ \d{4} a \d+ \p{L}+ \d{4}$/u)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})

test('dialogs, menus and messages can be closed, and restore the focus', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  await pedirTurno(client, duena.empresaId, duena.colas[0] ?? '', 'Luis')
  const page = await openPanel(browser, server, duena, '', { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  const dialog = page.getByRole('dialog')
  const title = (await dialog.getByRole('heading').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(title.x + 5, title.y + 5)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Abrir pantalla' })).toBeFocused()

  // A message stays while the pointer is over it.
  await page.clock.install()
  await page.goto(`/dashboard/${duena.empresaId}/compartir`)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  const toast = page.getByText(/Enlace copiado|Selecciona el enlace/)
  await toast.hover()
  await page.clock.fastForward(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(7000)
  await expect(toast).toBeHidden()

  // The menu of a phone traps the focus and restores it on closing.
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  for (let i = 0; i < 14; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('aside') !== null
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused()

  // After navigation the focus is on the new content.
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('link', { name: 'Configuración' }).click()
  await expect(page.getByRole('heading', { name: 'Configuración' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido')

  // A menu opened right after a scroll stays open; a scroll that moves its button closes it.
  const { empresaId, colas } = duena
  for (let i = 0; i < 8; i++) await pedirTurno(client, empresaId, colas[0] ?? '', `Cliente ${i}`)
  await page.goto(`/dashboard/${empresaId}`)
  const rows = page.getByRole('button', { name: /^Acciones del turno/ })
  await expect(rows.last()).toBeAttached()
  await rows.last().evaluate((button) => {
    button.scrollIntoView()
    ;(button as HTMLElement).click()
  })
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  // After two frames the browser has dispatched the scroll event.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(menu).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(menu).toBeHidden()
  await page.context().close()
})

test('sign-up says what follows the trial, and names what goes wrong', async ({ page, client }) => {
  await page.goto('/pricing')
  await expect(page.getByText('USD').first()).toBeVisible()
  await page.getByRole('link', { name: 'Elegir Enterprise' }).click()
  await expect(
    page.getByText(/^Empiezas gratis 14 días, sin tarjeta, .* el plan Enterprise\.$/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'términos y condiciones' })).toHaveAttribute(
    'href',
    '/terminos',
  )
  const { correo } = await conEmpresa(client)
  const send = async (address: string) => {
    await page.getByLabel('Nombre de usuario').fill('Ana')
    await page.getByLabel('Correo electrónico').fill(address)
    await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
  }
  await send(correo)
  await expect(page.getByRole('alert')).toContainText('Error al registrar. Inténtalo de nuevo.')

  // 'No hay conexión' disappears by itself.
  await page.route('**/api/auth/register', (route) => route.abort())
  await send(correoNuevo('plan'))
  await expect(page.getByRole('alert')).toContainText('No hay conexión')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.unroute('**/api/auth/register')
  const nuevo = correoNuevo('plan')
  await send(nuevo)
  await page.waitForURL('**/login')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(nuevo)
  await page.getByLabel('Contraseña', { exact: true }).fill('otra contraseña')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('Error al iniciar sesión')
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/home')
})

test("another company's queues show a page without permission, and logging out offline shows an error", async ({
  page,
  context,
  client,
  server,
}) => {
  const otra = await conColas(server.client(), 'Caja', 'Farmacia')
  const duena = await conEmpresa(client)
  await enterAs(context, duena)
  await page.goto(`/admin/${otra.empresaId}/${otra.colas[0]}`)
  await expect(page.getByText('No tienes permiso para atender en esta empresa')).toHaveCount(1)
  await expect(page.getByRole('region')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver mis empresas' }).click()
  await page.waitForURL('**/home')

  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Tu sesión sigue abierta.')).toBeVisible()
  const { status } = await client.try(endpoints.sesion)
  expect(status).toBe(200)
})
