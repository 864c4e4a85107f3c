import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, conEmpresa, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { expectAccessible, expectNoScroll, WALL } from '#tests/helpers/windows.ts'

test.use(WALL)

/** Records what the page would speak. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.speak = (speech) => {
      said.push(speech.text)
      setTimeout(() => speech.onend?.(new SpeechSynthesisEvent('end', { utterance: speech })), 0)
    }
  })

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

const SIZES = [WALL.viewport, { width: 3840, height: 2160 }, { width: 800, height: 600 }]

test('1 to 12 queues fit without scrolling, and more rotate', async ({ page, client }) => {
  const { empresaId, correo } = await conEmpresa(client)
  await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'enterprise' } })
  const categorias = Array.from({ length: 20 }, (_, i) => ({
    id: randomUUID(),
    nombre: `Atención de trámites número ${i + 1}`,
    prioridad: i === 1,
  }))
  for (const { count, shown } of [
    { count: 1, shown: 1 },
    { count: 3, shown: 3 },
    { count: 12, shown: 12 },
    { count: 20, shown: 10 },
  ]) {
    const colas = categorias.slice(0, count)
    await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias: colas } })
    const last = colas.at(-1)
    await pedirTurno(client, empresaId, last?.id ?? '', 'María Fernanda de la Concepción Gutiérrez')
    await client.call(endpoints.siguiente, { params: { empresaId, colaId: last?.id ?? '' } })
    await page.goto(`/monitor/${empresaId}/${last?.id}`)
    await expect(page.locator('.carta')).toHaveCount(shown)
    await expect(page.locator('.carta').first()).toContainText(last?.nombre ?? '')
    if (count > 3) await expect(page.locator('.carta').nth(1)).toContainText('Prioridad')
    await expect(page.getByText('Página 1 de 2')).toBeVisible({ visible: count > 12 })
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.locator('.carta').evaluateAll(cutOff)).toEqual([])
      await expectNoScroll(page)
    }
    await page.setViewportSize(WALL.viewport)
    const height = async () => (await page.locator('.carta-numero').first().boundingBox())?.height
    if (count === 1) await expect.poll(height).toBeGreaterThan(WALL.viewport.height / 3)
  }
})

test('the longest names and desks are shown in full', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'C'.repeat(60), 'Caja')
  const nombre = 'María Fernanda de la Concepción Gutiérrez y Fernández de Córdoba viuda de Santos'
  const puestos = ['Consultorio pediatra', 'Consultorio grande 2', 'Ventanilla número 12']
  for (const [i, puesto] of puestos.entries()) {
    for (const colaId of colas) {
      await pedirTurno(client, empresaId, colaId, i === 1 ? 'W'.repeat(80) : nombre)
      await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto } })
    }
  }
  await page.goto(`/monitor/${empresaId}/${colas[0]}`)
  await expect(page.locator('.ultimo:visible')).toHaveCount(5)
  for (const viewport of SIZES.slice(0, 2)) {
    await page.setViewportSize(viewport)
    const whole = '.carta, .carta-actual, .carta-nombre, .carta-puesto, .carta-otros, .ultimo, .ultimo-quien'
    await expect.poll(() => page.locator(whole).evaluateAll(overflowing)).toEqual([])
    await expectNoScroll(page)
  }
})

/** Returns the texts that fit neither their element nor the one around it. */
const overflowing = (elements: Element[]) =>
  elements
    .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
    .map((e) => `${e.className}: ${e.textContent}`)

/** Returns the texts that their card cuts off. */
const cutOff = (cards: Element[]) =>
  cards
    .filter((card) =>
      [card, card.querySelector('.carta-actual')].some((e) => e && e.scrollHeight > e.clientHeight + 1),
    )
    .map((card) => card.textContent)

test('each call is announced once, with the desk when there are several', async ({ page, client }) => {
  const { empresaId, colas, correo } = await conColas(client, 'General', 'Caja')
  const [general = '', caja = ''] = colas
  for (const [colaId, nombre] of [
    [general, 'Eva Ríos'],
    [general, 'Luis Mora'],
    [caja, 'Rosa Luján'],
  ] as const) {
    await pedirTurno(client, empresaId, colaId, nombre)
  }
  const call = (colaId: string, puesto: string) =>
    client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto } })
  await call(general, '1')
  await listen(page)
  const errors = watchErrors(page)
  await page.goto(`/monitor/${empresaId}/${general}`)
  await expect(page.getByRole('heading', { name: 'Clínica Sol' })).toBeVisible()
  await page.getByRole('button', { name: 'Toca para activar el sonido' }).click()
  await expect.poll(() => said(page)).toEqual(['Sonido activado'])

  const { turno } = await call(general, '1')
  await expect(page.locator('.carta.llamando')).toContainText('Luis Mora')
  await expect.poll(() => said(page)).toEqual(['Sonido activado', 'Turno 2, General, Luis Mora'])
  await call(caja, 'Consultorio 2')
  await expect.poll(() => said(page)).toContain('Turno 1, Caja, Rosa Luján, Consultorio 2')
  await expect(page.getByText('Puesto Consultorio 2')).toHaveCount(0)
  await client.call(endpoints.rellamar, { params: { empresaId, turnoId: turno?.id ?? '' } })
  await expect.poll(() => said(page)).toHaveLength(4)
  expect((await said(page)).at(-1)).toBe('Turno 2, General, Luis Mora, Puesto 1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' }).click()
  await expectAccessible(page)

  await client.call(endpoints.cambiarEmpresa, {
    params: { correo, id: empresaId },
    body: { nombresPublicos: 'iniciales', colorPrimario: '#101010', colorSecundario: '#ffff00' },
  })
  await expect(page.locator('.carta').first()).toContainText('L. M.')
  await expect(page.getByText('Luis Mora')).toHaveCount(0)
  await expectAccessible(page)
  expect(errors).toEqual([])
})

test('a failure never empties the wall: the last state stays, with a small sign', async ({
  page,
  client,
  context,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  await page.goto(`/monitor/${empresaId}/${colaId}`)
  await expect(page.locator('.carta')).toContainText('Luis Mora')
  await context.setOffline(true)
  await expect(page.getByText(/Sin conexión · datos de las? \d/)).toBeVisible()
  await expect(page.locator('.carta')).toContainText('Luis Mora')
  await context.setOffline(false)
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0)
})

test('a company without queues and an unknown company show a calm message', async ({ page, client }) => {
  const { empresaId } = await conEmpresa(client)
  await page.goto(`/monitor/${empresaId}/ninguna`)
  await expect(page.getByText('No hay colas configuradas')).toBeVisible()
  await expectAccessible(page)
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId },
    body: { categorias: [{ id: '6a7d8c1e-0000-4000-8000-000000000001', nombre: 'Nueva' }] },
  })
  await expect(page.locator('.carta')).toContainText('Nueva')

  const answer = await page.goto('/monitor/6a7d8c1e-0000-4000-8000-000000000002/x')
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors *')
  await expect(page.getByText('Esta pantalla aún no tiene una empresa')).toBeVisible()
})
