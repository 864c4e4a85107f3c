import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { servicios, stepped, toName } from '#tests/helpers/kiosk.ts'
import {
  expectAccessible,
  expectNoScroll,
  expectNoSidewaysScroll,
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
  await toName(page)
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

  await stepped(page)
  const qr = page.getByRole('img', { name: 'Código QR para pedir un turno desde el teléfono' })
  expect(await qr.boundingBox()).toMatchObject({ width: 280, height: 280 })
  await expect(servicios(page).getByRole('button')).toHaveCount(2)
  await expect(servicios(page).getByRole('button', { name: /^Caja/, pressed: true })).toBeVisible()
  await expect(servicios(page)).toContainText('1 en espera')
  await expectNoScroll(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ajustes de esta pantalla' }).press('Enter')
  await page.getByRole('switch', { name: 'Imprimir un comprobante con cada turno' }).check()
  await page.keyboard.press('Escape')
  await toName(page, /^General/)
  const name = page.getByLabel('Nombre completo')
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  await name.fill('Luis Mora')
  // From here on only the test moves the clock: the ticket stays on the screen for 20 s.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('¡Turno generado para Luis Mora (#2)!')).toBeVisible()
  await expect(page.locator('b', { hasText: /^General$/ })).toBeVisible()
  await expect(page.getByText('1 persona antes que tú')).toBeVisible()
  await expect(page.getByText(/min, hasta las? \d/)).toBeVisible()
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
  await expect(servicios(page).getByRole('button', { name: /^Caja/, pressed: true })).toBeVisible()

  // A person who leaves is asked, then forgotten.
  await toName(page)
  await expect(name).toHaveValue('')
  await name.fill('Alguien que se va')
  await page.clock.fastForward(31_000)
  await expect(page.getByText(/Toca la pantalla para seguir/)).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.getByText(/Toca la pantalla para seguir/)).toBeHidden()
  await page.clock.fastForward(46_000)
  await expect(servicios(page)).toBeVisible()
  await toName(page)
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
  await page.getByLabel('Tipo de atención').selectOption('Mesas')
  await page.getByLabel('Nombre completo').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  // The page of the first queue did not ask this. The response does, and keeps what was typed.
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Luis Mora')
  await expect(page.getByLabel('Tipo de atención')).toHaveValue(mesas)
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

test('the questions of a queue are steps, each with its button in view, and an answer that is missing is asked for', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'Consulta', 'Caja')
  const campo = (nombre: string, tipo: 'texto' | 'documento' | 'opcion', opciones: string[] = []) => ({
    id: randomUUID(),
    nombre,
    tipo,
    obligatorio: true,
    opciones,
  })
  const categorias = colas.map((id, i) => ({
    id,
    nombre: `Cola ${i + 1}`,
    pidePersonas: true,
    campos: [
      campo('Documento', 'documento'),
      campo('Sector', 'opcion', ['Sala', 'Patio']),
      campo('Motivo', 'texto'),
    ],
  }))
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
  const next = page.getByRole('button', { name: 'Continuar' })
  const inView = async (button: Locator) => {
    await expect(button).toBeInViewport({ ratio: 1 })
    await expectNoScroll(page)
  }
  for (const [i, [width, height]] of (
    [
      [800, 600],
      [1280, 800],
      [1080, 1920],
    ] as const
  ).entries()) {
    await page.setViewportSize({ width, height })
    await page.goto(`/entrada/${empresaId}/${colas[0]}`)
    await stepped(page)
    await expect(page.getByRole('img', { name: /^Código QR para pedir/ })).toBeInViewport({ ratio: 1 })
    await inView(page.getByRole('button', { name: 'Continuar con Cola 1' }))
    await toName(page)
    await inView(next)
    await next.click()
    await expect(page.getByText('Escribe tu nombre')).toBeVisible()
    await page.getByLabel('Nombre completo').fill('Luis Mora')
    await next.click()
    await page.getByLabel('¿Cuántas personas vienen?').fill('3')
    await inView(next)
    await next.click()
    await inView(next)
    await next.click()
    await expect(page.getByText('Completa este campo')).toBeVisible()
    for (const key of ['4', '2', 'Letras ABC', 'K'])
      await page.getByRole('button', { name: key, exact: true }).click()
    await expect(page.getByLabel('Documento')).toHaveValue('42K')
    await page.keyboard.press('Enter')
    await inView(next)
    await page.getByText('Patio').click()
    await next.click()
    await page.getByLabel('Motivo').fill('Control')
    await page.getByRole('button', { name: 'Volver' }).first().click()
    await expect(page.getByRole('radio', { name: 'Patio' })).toBeChecked()
    await next.click()
    const last = page.getByRole('button', { name: 'Obtener Turno' })
    await inView(last)
    await last.click()
    await expect(page.getByText(`¡Turno generado para Luis Mora (#${i + 1})!`)).toBeVisible()
  }
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: colas[0] ?? '' } })
  const campos = [{ valor: '42K' }, { valor: 'Patio' }, { valor: 'Control' }]
  expect(turnos).toMatchObject([1, 2, 3].map(() => ({ personas: 3, campos })))
})

test('more than eight queues are shown in pages, the preselected one first, and a phone shows them in one column', async ({
  page,
  client,
}) => {
  const { empresaId, correo } = await conColas(client, 'General')
  await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'enterprise' } })
  const categorias = Array.from({ length: 20 }, (_, i) => ({ id: randomUUID(), nombre: `Trámite ${i + 1}` }))
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto(`/entrada/${empresaId}/${categorias[9]?.id}`)
  await stepped(page)
  const seen = new Set<string>()
  for (const { pagina, cuantas } of [
    { pagina: 2, cuantas: 8 },
    { pagina: 3, cuantas: 4 },
    { pagina: 1, cuantas: 8 },
  ]) {
    await expect(page.getByText(`página ${pagina} de 3`)).toBeAttached()
    await expect(servicios(page).getByRole('button')).toHaveCount(cuantas)
    for (const name of await servicios(page).locator('.k-nombre').allTextContents()) seen.add(name)
    await expectNoScroll(page)
    await page.getByRole('button', { name: 'Ver más' }).click()
  }
  expect(seen.size).toBe(20)
  await page.setViewportSize(PHONE.viewport)
  await expectNoSidewaysScroll(page)
  await toName(page)
  await page.getByLabel('Nombre completo').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('¡Turno generado para Luis Mora (#1)!')).toBeVisible()
  const params = { empresaId, colaId: categorias[9]?.id ?? '' }
  expect((await client.call(endpoints.cola, { params })).turnos).toHaveLength(1)
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
  await expect(servicios(page).getByRole('button', { name: /^General/ })).toBeEnabled()
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeHidden()
  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: false } })
  await expect(page.getByText('Esta cola no está entregando turnos en este momento.')).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Continuar|^Obtener/ })).toHaveCount(0)
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
  // A short touch of the logo does nothing; a long one opens the settings.
  const logo = kiosk.getByRole('button', { name: 'Ajustes de esta pantalla' })
  await logo.click()
  await expect(kiosk.getByRole('dialog')).toHaveCount(0)
  await logo.click({ delay: 1200 })
  await expect(kiosk.getByRole('dialog')).toBeVisible()
  await expectAccessible(kiosk)
  await kiosk.getByRole('button', { name: 'Activar modo kiosco' }).click()
  await expect(kiosk.getByRole('button', { name: 'Ajustes de esta pantalla' })).toBeHidden()
  await expect(kiosk.getByRole('button', { name: /^Continuar con/ })).toBeVisible()
  expect((await client.try(endpoints.sesion)).status).toBe(401)
  await kiosk.goto(`/dashboard/${duena.empresaId}`)
  await kiosk.waitForURL('**/login?*')
  await kiosk.context().close()
})
