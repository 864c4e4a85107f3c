import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import {
  expectAccessible,
  expectNoScroll,
  openWindow,
  PHONE,
  sessionOf,
  TABLET,
} from '#tests/helpers/windows.ts'
import { qrMatrix, qrPath } from '#web/ui/qr-matrix.ts'

test('a network failure after the server answered creates one turno, not two', async ({ page, client }) => {
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

test('the kiosk shows queues as large buttons, then number, queue and wait, and is ready for the next person', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  await pedirTurno(client, empresaId, colas[0] ?? '', 'Eva Ríos')
  // The window size in which the panel opens it.
  await page.setViewportSize({ width: 800, height: 600 })
  await page.clock.install()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', String(performance.now()))
  })
  await page.goto(`/entrada/${empresaId}/${colas[1]}`)

  const qr = page.getByRole('img', { name: 'Código QR para pedir un turno desde el teléfono' })
  expect(await qr.boundingBox()).toMatchObject({ width: 280, height: 280 })
  const name = page.getByLabel('Nombre completo')
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  const group = page.getByRole('group', { name: 'Tipo de atención' })
  await expect(group.getByRole('radio')).toHaveCount(2)
  await expect(group.getByRole('radio', { name: /^Caja/ })).toBeChecked()
  const general = group.getByText('General')
  await expect(group).toContainText('1 persona en espera')
  await expectNoScroll(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ajustes de esta pantalla' }).click()
  await page.getByRole('switch', { name: 'Imprimir un comprobante con cada turno' }).check()
  await page.keyboard.press('Escape')
  await general.click()
  await name.fill('Luis Mora')
  // From here on only the test moves the clock: the ticket stays on the screen for 20 s.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('¡Turno generado para Luis Mora (#2)!')).toBeVisible()
  await expect(page.locator('p:visible', { hasText: /^General$/ })).toBeVisible()
  await expect(page.getByText(/^1 persona antes · .*min$/)).toBeVisible()
  await expect(page.getByText(/vuelve al inicio en \d+ s/)).toBeVisible()
  await expectNoScroll(page)
  // The QR code opens this turno on a phone. Id and code are in the fragment, which no server sees.
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: colas[0] ?? '' } })
  const { id, codigo } = turnos[1] ?? { id: '', codigo: '' }
  const address = `${new URL(page.url()).origin}/mi-turno/${empresaId}#turno=${id}&codigo=${codigo}`
  const drawn = page.getByRole('img', { name: 'Código QR para seguir este turno' }).locator('path')
  await expect(drawn).toHaveAttribute('d', qrPath(qrMatrix(address)))
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.ticket')).toBeVisible()
  await expect(page.locator('.ticket')).toContainText('Luis Mora')
  await expect(page.locator('.ticket path')).toHaveAttribute('d', qrPath(qrMatrix(address)))
  await page.emulateMedia({ media: 'screen' })
  await page.clock.fastForward(15_000)
  await expect(page.getByText(/vuelve al inicio/)).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(name).toHaveValue('')
  await expect(group.getByRole('radio', { name: /^Caja/ })).toBeChecked()

  await name.fill('Alguien que se va')
  await page.clock.fastForward(61_000)
  await expect(name).toHaveValue('')

  await page.clock.resume()
  // The phone that scanned the code has the turno, and its address no longer contains it.
  const phone = await page.context().newPage()
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: 'Tu turno 2' })).toBeVisible()
  await expect(phone.getByText('Luis Mora')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Cancelar turno' })).toBeVisible()
  expect(phone.url()).not.toContain(codigo)
})

test('without script the kiosk asks the questions of the queue and names missing answers', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colas } = await conColas(client, 'Caja', 'Mesas')
  const [caja = '', mesas = ''] = colas
  const campo = { nombre: 'Sector', tipo: 'opcion' as const, obligatorio: true, opciones: ['Sala', 'Patio'] }
  const categorias = [
    { id: caja, nombre: 'Caja' },
    { id: mesas, nombre: 'Mesas', pidePersonas: true, campos: [{ id: randomUUID(), ...campo }] },
  ]
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
  const page = await openWindow(browser, { baseURL: server.url, ...TABLET, javaScriptEnabled: false })
  await page.goto(`/entrada/${empresaId}/${caja}`)
  await page.getByText('Mesas').click()
  await page.getByLabel('Nombre completo').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  // The page of the first queue did not ask this. The response does, and keeps what was typed.
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Luis Mora')
  await expect(page.getByRole('radio', { name: /^Mesas/ })).toBeChecked()
  await page.getByLabel('Sector').selectOption('Patio')
  await page.getByLabel('¿Cuántas personas vienen?').fill('3')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByRole('heading', { name: '¡Turno generado para Luis Mora (#1)!' })).toBeVisible()
  await page.getByRole('link', { name: 'Listo' }).click()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('')
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: mesas } })
  expect(turnos).toMatchObject([{ nombre: 'Luis Mora', personas: 3, campos: [{ valor: 'Patio' }] }])
  await page.context().close()
})

test('the button to take a turno and the QR code stay visible, however much a queue asks', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'Consulta', 'Caja', 'Farmacia', 'Laboratorio')
  const campos = ['Documento', 'Seguro', 'Motivo'].map((nombre) => ({
    nombre,
    tipo: 'texto' as const,
    obligatorio: true,
    opciones: [],
  }))
  const categorias = colas.map((id, i) => ({
    id,
    nombre: `Cola ${i + 1}`,
    pidePersonas: true,
    campos: campos.map((campo) => ({ id: randomUUID(), ...campo })),
  }))
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
  const button = page.getByRole('button', { name: 'Obtener Turno' })
  for (const [width, height] of [
    [800, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/entrada/${empresaId}/${colas[0]}`)
    await expect(page.getByLabel('Motivo')).toBeAttached()
    await expect(button).toBeInViewport({ ratio: 1 })
    // The button does not cover the focused field.
    await page.getByLabel('Motivo').focus()
    const field = await page.getByLabel('Motivo').boundingBox()
    const bar = await button.boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await expect(page.getByRole('img', { name: /^Código QR para pedir/ })).toBeInViewport({ ratio: 1 })
  }
})

test('a small screen, or more queues than fit as buttons, shows a list', async ({ page, client }) => {
  const { empresaId, colas, correo } = await conColas(client, 'General')
  await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'enterprise' } })
  const categorias = Array.from({ length: 9 }, (_, i) => ({ id: randomUUID(), nombre: `Trámite ${i + 1}` }))
  const list = page.getByRole('combobox', { name: 'Tipo de atención' })
  const group = page.getByRole('group', { name: 'Tipo de atención' })
  await page.setViewportSize(PHONE.viewport)
  await page.goto(`/entrada/${empresaId}/${colas[0]}`)
  await expect(list).toBeVisible()
  await expect(group).toBeHidden()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(list).toBeHidden()
  await expect(group).toBeVisible()
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId },
    body: { categorias: [...categorias.slice(1), { id: colas[0] ?? '', nombre: 'General' }] },
  })
  await expect(list).toBeVisible()
  await expect(group).toBeHidden()
})

test('a closed queue and a lost network are shown before the customer types', async ({
  page,
  client,
  context,
}) => {
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

test('an address without a company says so and stops loading', async ({ page }) => {
  await page.goto(`/entrada/${randomUUID()}/${randomUUID()}`)
  await expect(page.getByText('Esta pantalla aún no tiene una empresa')).toBeVisible()
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
})

test("kiosk mode first ends the owner's session in this browser", async ({ browser, client, server }) => {
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
