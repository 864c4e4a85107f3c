import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { servicios, stepped, toName } from '#tests/helpers/kiosk.ts'
import { openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible, openWindow, PHONE, sessionOf, TABLET, WALL } from '#tests/helpers/windows.ts'

test('one turno flows through kiosk, two phones, monitor and admin without a reload', async ({
  browser,
  client,
  server,
}) => {
  // Five windows share the processor.
  test.slow()
  const duena = await conColas(client, 'Atención general', 'Caja')
  const { empresaId, colas } = duena
  const baseURL = server.url
  const kiosk = await openWindow(browser, { baseURL, ...TABLET })
  const luis = await openWindow(browser, { baseURL, ...PHONE })
  const rosa = await openWindow(browser, { baseURL, ...PHONE })
  const wall = await openWindow(browser, { baseURL, ...WALL })
  const admin = await openWindow(browser, { baseURL, ...WALL, storageState: sessionOf(duena) })
  const windows = [kiosk, luis, rosa, wall, admin]
  const errors = windows.map(watchErrors)

  await kiosk.goto(`/entrada/${empresaId}/${colas[1]}`)
  await wall.goto(`/monitor/${empresaId}/${colas[0]}`)
  await admin.goto(`/admin/${empresaId}/${colas[0]}`)
  const general = admin.getByRole('region', { name: 'Atención general' })
  const caja = admin.getByRole('region', { name: 'Caja' })
  const wallGeneral = wall.locator('.carta', { hasText: 'Atención general' })
  await expect(wall.getByText('Esperando próximo turno...')).toHaveCount(2)
  await expect(general.getByText('No hay clientes en espera en esta cola')).toBeVisible()
  await expect(general.getByRole('button', { name: 'Cola vacía' })).toBeDisabled()

  await stepped(kiosk)
  await expect(servicios(kiosk).getByRole('button', { name: /^Caja/, pressed: true })).toBeVisible()
  await toName(kiosk)
  await kiosk.getByLabel('Nombre completo').fill('Eva Ríos')
  await kiosk.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(kiosk.getByText('¡Turno generado para Eva Ríos (#1)!')).toBeVisible()
  await expect(kiosk.getByText('Código de seguimiento:')).toBeVisible()
  await expect(caja.getByRole('listitem')).toContainText('Eva Ríos')
  await expect(caja.getByText('1 cliente en espera')).toBeVisible()

  for (const [phone, nombre] of [
    [luis, 'Luis Mora'],
    [rosa, 'Rosa Luján'],
  ] as const) {
    await phone.goto(`/mi-turno/${empresaId}`)
    await phone.getByLabel('Tu nombre').fill(nombre)
    await phone.getByRole('button', { name: 'Obtener Turno' }).click()
    await expect(phone.getByText('Turno en espera')).toBeVisible()
  }
  await expect(general.getByText('2 clientes en espera')).toBeVisible()
  await expect(general.getByText('Fluida')).toBeVisible()
  await expect(general.getByRole('listitem').first()).toContainText('Siguiente')
  await expect(rosa.getByText('1 persona antes que tú')).toBeVisible()

  await general.getByRole('button', { name: 'Llamar siguiente cliente' }).click()
  await expect(luis.getByText('¡Es tu turno!')).toBeVisible()
  await expect(luis).toHaveTitle(/¡Es tu turno!/)
  await expect(luis.getByText(/^Puesto/)).toBeHidden()
  await expect(rosa.getByText('Eres el siguiente')).toBeVisible()
  await expect(wallGeneral).toContainText('Luis Mora')
  await expect(wallGeneral).toContainText('En Atención')
  await expect(wallGeneral).not.toContainText('Puesto')

  await admin.getByLabel('Puesto').fill('Mesa 2')
  await admin.getByLabel('Puesto').press('Enter')
  await admin.getByRole('button', { name: /^Llamar siguiente(?! cliente)/ }).click()
  await expect(wall.locator('.carta', { hasText: 'Caja' })).toContainText('Mesa 2')
  await expect(wall.getByText('Puesto Mesa 2')).toHaveCount(0)
  await expect(wallGeneral).toContainText('Puesto 1')
  await expect(wall.locator('.ultimo').first()).toHaveText('1Mesa 2Caja')
  await expect(luis.getByText('Puesto 1', { exact: true })).toBeVisible()

  await general.getByRole('button', { name: /^Finalizar turno 1/ }).click()
  await expect(luis.getByText('Turno completado')).toBeVisible()
  await expect(luis.getByRole('button', { name: 'Solicitar nuevo turno' })).toBeVisible()
  await expect(wallGeneral).toContainText('Esperando próximo turno...')

  await caja.getByRole('button', { name: 'Acciones del turno 1, Eva Ríos' }).click()
  await admin.getByRole('menuitem', { name: 'Ausente' }).click()
  await expect(caja.getByRole('list', { name: 'En atención' })).toBeHidden()

  await rosa.getByRole('button', { name: 'Cancelar turno' }).click()
  await rosa.getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(rosa.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await expect(general.getByText('0 clientes en espera')).toBeVisible()

  await expectAccessible(admin)
  expect(errors.flat()).toEqual([])
  await Promise.all(windows.map((page) => page.context().close()))
})

test('the administrative view needs a session, returns after login and offers to configure', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client)
  const path = `/admin/${duena.empresaId}/desconocida`
  const stranger = await openWindow(browser, { baseURL: server.url })
  await stranger.goto(path)
  await stranger.waitForURL(`**/login?volver=${encodeURIComponent(path)}`)
  await stranger.context().close()

  const admin = await openWindow(browser, { baseURL: server.url, storageState: sessionOf(duena) })
  await admin.goto(path)
  await expect(admin.getByRole('heading', { name: 'Vista Administrativa' })).toBeVisible()
  await expect(admin.getByText('No hay colas configuradas')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('link', { name: 'Configurar colas' }).click()
  await admin.waitForURL(`**/dashboard/${duena.empresaId}/administrar-cola`)
  await admin.context().close()
})

test('a television without keyboard or camera shows a code, and the panel makes it the monitor', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  await pedirTurno(client, duena.empresaId, duena.colas[0] ?? '', 'Luis')
  const tv = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 720 } })
  await tv.goto('/tv')
  const codigo = (await tv.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).textContent()) ?? ''
  const page = await openPanel(browser, server, duena)
  await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  await page.getByRole('button', { name: /^Televisor o kiosco con código/ }).click()
  await page.getByLabel('Código de la pantalla').fill(codigo)
  await page.getByLabel('Nombre', { exact: true }).fill('Sala de espera')
  await page.getByRole('button', { name: 'Conectar', exact: true }).click()
  await expect(page.getByText('Sala de espera ya está conectada')).toBeVisible()
  await expect(tv.getByText('Caja').first()).toBeVisible()
  await tv.close()
  await page.context().close()
})
