import { randomUUID } from 'node:crypto'
import type { Page, WebSocketRoute } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { type ConColas, conColas, conEmpresa, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { CALM } from '#tests/helpers/lost-response.ts'
import { measure, STAFF } from '#tests/helpers/measure.ts'
import { atendido, DESKTOP, enEspera, listaEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'

test.describe.configure({ mode: 'parallel' })

const NOMBRES = [
  'Ana Ruiz',
  'Luis Soto',
  'Eva Paz',
  'Hugo León',
  'Irma Cruz',
  'Raúl Gil',
  'Sara Mora',
  'Iván Ríos',
]

/** Each size with the rows that fit in it, one of them in the dark theme. */
const SIZES = [
  { width: 1280, height: 800, rows: 12, target: 28 },
  { width: 1440, height: 900, rows: 14, target: 28 },
  { width: 1920, height: 1080, rows: 14, target: 28 },
  { width: 768, height: 1024, rows: 8, target: 44 },
  { width: 360, height: 740, rows: 4, target: 44 },
]

/** A clinic with two queues, twenty people waiting, one in service here and one at another desk. */
async function clinica(duena: ConColas) {
  const { client, empresaId, colas } = duena
  const [caja = '', quejas = ''] = colas
  for (let i = 0; i < 20; i++) {
    await pedirTurno(client, empresaId, i % 3 === 0 ? quejas : caja, NOMBRES[i % NOMBRES.length] ?? '')
  }
  for (const puesto of ['1', '2']) {
    await client.call(endpoints.siguiente, { params: { empresaId, colaId: caja }, body: { puesto } })
  }
  return { caja, quejas }
}

/** A network that can be cut for a page, its socket included. */
async function breakable(page: Page) {
  let cut = false
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket('**/api/vivo', (tab) => {
    if (cut) return void tab.close()
    sockets.push(tab)
    tab.connectToServer()
  })
  await page.route('**/api/**', (route) => (cut ? route.abort() : route.fallback()))
  return {
    cut: async () => {
      cut = true
      for (const socket of sockets) await socket.close()
    },
    restore: () => {
      cut = false
    },
  }
}

const rowsInView = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[data-filas]')?.getBoundingClientRect()
    const call = document.querySelector('[data-focus-home]')?.closest('div')?.parentElement
    const fixed =
      call && getComputedStyle(call).position === 'fixed' ? call.getBoundingClientRect().top : innerHeight
    const bottom = Math.min(list?.bottom ?? 0, fixed) + 1
    return [...document.querySelectorAll('[data-fila]')].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.height > 0 && box.bottom <= bottom
    }).length
  })

test('the panel fits its sizes in both themes: rows in view, type, contrast, targets, nothing cut', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja', 'Quejas')
  await clinica(duena)
  const page = await openPanel(browser, server, duena, '', { ...CALM, viewport: DESKTOP })
  await page.goto(`/dashboard/${duena.empresaId}?cola=todas`)
  for (const { rows, target, ...size } of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await expect(listaEspera(page).locator('li').first()).toBeVisible()
      const where = `${size.width} ${colorScheme}`
      await expect.poll(() => rowsInView(page), where).toBeGreaterThanOrEqual(Math.min(rows, 18))
      const findings = await measure(page, { sizes: STAFF, target })
      expect(findings, where).toEqual({
        contrast: [],
        size: [],
        cut: [],
        wrapped: [],
        small: [],
        outside: [],
      })
      await expect(llamarSiguiente(page), where).toBeInViewport({ ratio: 1 })
    }
  }
  // The way out is always in view, also in a low window.
  await page.setViewportSize(DESKTOP)
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 480 })
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('three customers in one visit: each call, its undo and an error leave the buttons in place', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const { empresaId, colas } = duena
  const [caja = ''] = colas
  for (const nombre of NOMBRES) await pedirTurno(client, empresaId, caja, nombre)
  const page = await openPanel(browser, server, duena, '', CALM)
  const place = async () => (await llamarSiguiente(page).boundingBox())?.y
  await expect(llamarSiguiente(page)).toBeVisible()
  const before = await place()

  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Ana Ruiz')
  expect(await place()).toBe(before)
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')

  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis Soto')
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')

  // A refused action says why, and the next one works.
  await page.route('**/rellamar', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await page.getByRole('button', { name: /^Rellamar/ }).click()
  await expect(page.getByText(/No se pudo|Inténtalo/).first()).toBeVisible()
  expect(await place()).toBe(before)
  await page.getByRole('button', { name: /^Ausente/ }).click()
  await expect(page.getByText('Luis Soto quedó como ausente')).toBeVisible()
  await page.keyboard.press('z')
  await expect(atendido(page)).toContainText('Luis Soto')

  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Eva Paz')
  expect(await place()).toBe(before)
  expect(await enEspera(client, empresaId, caja)).toEqual(NOMBRES.slice(3))

  // The three views of the list: what was finished is in 'Recientes', and no button covers a name.
  await page.getByRole('button', { name: 'Recientes' }).click()
  const recent = page.getByRole('list', { name: 'Recientes' })
  await expect(recent.getByRole('listitem')).toHaveCount(2)
  await recent.getByRole('button', { name: /^Restaurar el turno \S+, Ana Ruiz/ }).click()
  await expect(page.getByRole('button', { name: /^Apartados/ })).toContainText('0')
  await page.getByRole('button', { name: /^En espera/ }).click()
  await expect(listaEspera(page)).toBeVisible()
  await page.context().close()
})

test('customers are added to a chosen queue from all of them, three in a row, and in a sheet on a phone', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja', 'Quejas')
  const { empresaId, colas } = duena
  const [caja = '', quejas = ''] = colas
  // A queue without its first turno does not issue any from the panel of all of them.
  for (const colaId of [caja, quejas]) await pedirTurno(client, empresaId, colaId, 'Hugo')
  const page = await openPanel(browser, server, duena, '', CALM)
  await page.goto(`/dashboard/${empresaId}?cola=todas`)
  const add = page.getByLabel('Agregar cliente', { exact: true }).first()
  await add.fill('Ana')
  await add.press('Enter')
  await expect(listaEspera(page)).toContainText('Ana')
  await expect(add).toHaveValue('')
  await page.getByLabel('Cola', { exact: true }).selectOption(quejas)
  for (const nombre of ['Eva', 'Eva']) {
    await add.fill(nombre)
    await add.press('Enter')
    await expect(add).toHaveValue('')
  }
  await expect.poll(() => enEspera(client, empresaId, caja)).toEqual(['Hugo', 'Ana'])
  await expect.poll(() => enEspera(client, empresaId, quejas)).toEqual(['Hugo', 'Eva', 'Eva'])

  await page.setViewportSize({ width: 360, height: 740 })
  for (const nombre of ['Luis', 'Rosa']) {
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    const sheet = page.getByRole('dialog', { name: 'Agregar cliente' })
    await sheet.getByLabel('Nombre del cliente').fill(nombre)
    await sheet.getByRole('button', { name: 'Agregar cliente' }).click()
    await expect(sheet).toBeHidden()
    await expect(listaEspera(page)).toContainText(nombre)
  }
  await page.context().close()
})

test('without network the panel keeps its last state, says since when, and disables what it cannot do', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja', 'Quejas')
  await clinica(duena)
  const page = await openPanel(browser, server, duena, '', CALM)
  const network = await breakable(page)
  await page.goto(`/dashboard/${duena.empresaId}?cola=todas`)
  await expect(atendido(page)).toBeVisible()
  await network.cut()
  await expect(page.getByText(/^Así estaba a/)).toBeVisible()
  await expect(page.getByText('Sin conexión. Seguimos intentando.')).toBeVisible()
  await expect(llamarSiguiente(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(llamarSiguiente(page)).toContainText('Cuando vuelva la conexión')
  await expect(page.getByRole('button', { name: /^Finalizar/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Acciones del turno/ }).first()).toBeDisabled()
  const { contrast } = await measure(page, { sizes: STAFF })
  expect(contrast).toEqual([])
  network.restore()
  await expect(page.getByRole('button', { name: /^Finalizar/ })).toBeEnabled()
  await expect(page.getByText(/^Así estaba a/)).toBeHidden()
  await page.context().close()
})

test('a dashboard that cannot load stays on its message while it tries again', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const page = await openPanel(browser, server, duena, '', CALM)
  const network = await breakable(page)
  await network.cut()
  await page.reload()
  const failed = page.getByRole('alert').first()
  await expect(failed).toBeVisible()
  await failed.evaluate((alert) => {
    const seen = { gone: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (!alert.isConnected) seen.gone++
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (let i = 0; i < 3; i++) {
    const again = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Reintentar' }).first().click()
    await again
  }
  expect(await page.evaluate(() => (window as unknown as { seen: { gone: number } }).seen.gone)).toBe(0)
  await page.context().close()
})

test('more than six queues: the others are behind Más, found by name', async ({
  browser,
  client,
  server,
}) => {
  const nombres = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho']
  const duena = await conEmpresa(client)
  await client.call(endpoints.cambiarPlan, { params: { correo: duena.correo }, body: { plan: 'enterprise' } })
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId: duena.empresaId },
    body: { categorias: nombres.map((nombre) => ({ id: randomUUID(), nombre })) },
  })
  const page = await openPanel(browser, server, duena, '', CALM)
  const tabs = page.getByRole('navigation', { name: 'Colas de la empresa' })
  await expect(tabs.getByRole('link')).toHaveCount(7)
  for (const nombre of ['Ocho', 'Siete']) {
    await tabs.getByRole('button', { name: /^Más \d/ }).click()
    const more = page.getByRole('dialog', { name: 'Más colas' })
    await more.getByLabel('Buscar una cola').fill(nombre.toLowerCase())
    await more.getByRole('link', { name: nombre }).click()
    await expect(tabs.getByRole('link', { name: nombre })).toHaveAttribute('aria-current', 'true')
  }
  await page.context().close()
})
