import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { conColas } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'

const run = promisify(execFile)

test('the team has four members, and a photo that fails is replaced by an icon', async ({ page }) => {
  await page.goto('/About')
  const photos = page.getByRole('main').getByRole('img', { name: /^Retrato de / })
  await expect(photos).toHaveCount(4)
  for (const photo of await photos.all()) {
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }

  await page.route('**/equipo/diseno.svg', (route) => route.abort())
  await page.route('**/equipo/web.svg', (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  for (const [name, icons] of [
    ['Diseño', 1],
    ['Desarrollo web', 1],
    ['Coordinación', 0],
  ] as const) {
    const photo = page.getByRole('img', { name: `Retrato de ${name}` })
    await expect(photo).toBeVisible()
    await expect(photo.locator('svg')).toHaveCount(icons)
  }
})

test('no plan is highlighted, planned features say so, and every button leads to sign-up', async ({
  page,
}) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  for (const badge of ['14 días gratis', 'Sin compromisos', 'Configuración inmediata']) {
    await expect(main.getByText(badge, { exact: true })).toBeVisible()
  }
  await expect(
    main.getByRole('heading', { level: 3, name: /^(Starter|Professional|Enterprise)$/ }),
  ).toHaveCount(3)
  await expect(main.getByText('Gratis para siempre, sin tarjeta de crédito')).toBeVisible()
  await expect(main.getByText('Cancela cuando quieras').locator('visible=true')).toHaveCount(2)
  await expect(main.getByRole('link', { name: /Comenzar gratis|Probar 14|Elegir E/ })).toHaveCount(3)
  for (const link of await main.getByRole('link', { name: /Comenzar gratis|Probar 14|Elegir E/ }).all()) {
    await expect(link).toHaveAttribute('href', /^\/registro\?plan=\w+$/)
  }
  const sms = main.getByRole('listitem').filter({ hasText: 'Notificaciones por SMS' })
  await expect(sms.first()).toBeVisible()
  await expect(sms.filter({ hasText: 'Próximamente' })).toHaveCount(0)
  await expect(main.getByText(/popular/i)).toHaveCount(0)
})

test('sample figures are labelled as samples', async ({ page }) => {
  await page.goto('/servicios')
  for (const figure of ['+150 %', '500+', '1M+', '99.9 %']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Cifras ilustrativas')).toBeVisible()
})

const codeUnder = (page: Page, title: string) =>
  page.locator('figure', { hasText: title }).first().locator('code').innerText()

test('the API tab lists every call of the OpenAPI document, and its example runs', async ({
  page,
  client,
  server,
}) => {
  const errors = watchErrors(page)
  await page.goto('/documentacion')
  await expect(page.getByRole('heading', { name: 'Regístrate e inicia sesión' })).toBeVisible()
  await page.getByRole('tab', { name: 'API REST' }).click()
  await expect(page).toHaveURL(/#api$/)
  await expect(page.getByRole('heading', { name: 'Regístrate e inicia sesión' })).toBeHidden()

  const document = (await (await client.send('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { summary: string }>>
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { summary }] of Object.entries(methods)) {
      const call = page.locator('summary', { hasText: path }).filter({ hasText: method.toUpperCase() })
      await expect(call.filter({ hasText: summary })).toBeVisible()
    }
  }

  const { empresaId, colas } = await conColas(client, 'Atención general')
  const adapt = (code: string) =>
    code
      .replace('EMPRESA_ID', empresaId)
      .replace('COLA_ID', colas[0] ?? '')
      .replace('https://turnero.example', server.url)
  // An installation on this machine has no address that a program could use.
  await expect(page.getByText('localhost')).toHaveCount(0)
  const mensaje = 'Esta cola está en pausa y no entrega turnos por ahora.'
  expect(JSON.parse(await codeUnder(page, '409'))).toEqual({
    codigo: 'cola_pausada',
    error: mensaje,
    message: mensaje,
    mensaje,
  })
  const javascript = adapt(await codeUnder(page, 'Con JavaScript'))
  const logged = page.waitForEvent('console')
  await page.evaluate(`(async () => { ${javascript} })()`)
  // Codes are longer while many are in use.
  expect((await logged).text()).toMatch(/^1 [2-9A-Z]{6,8}$/)

  const curl = adapt(await codeUnder(page, 'Con curl'))
  const { stdout } = await run('sh', ['-c', `${curl} --silent`])
  expect(JSON.parse(stdout)).toMatchObject({
    turno: { nombre: 'Lucía Gómez', numero: 2, estado: 'en espera' },
  })
  expect(errors).toEqual([])
})

test('the API tab can be linked', async ({ page }) => {
  await page.goto('/documentacion#api')
  await expect(page.getByRole('tab', { name: 'API REST' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await page.getByRole('tab', { name: 'API REST' }).press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Regístrate e inicia sesión' })).toBeVisible()
})
