import { endpoints } from '#contract/endpoints.ts'
import { shiftedClock } from '#harness/shifted-clock.ts'
import { CONTRASENA, type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { violationsOf } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'
import { watchFor } from '#tests/helpers/windows.ts'

const DAY_MS = 24 * 3_600_000

async function someHistory({ client, empresaId, colas }: ConColas): Promise<void> {
  const colaId = colas[0] as string
  for (const nombre of ['Ana', 'Beto', 'Carla']) await pedirTurno(client, empresaId, colaId, nombre)
  for (let i = 0; i < 3; i++) await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
}

test('an owner sees correct figures, their meaning, the table behind the bars, and when they update', async ({
  page,
  client,
}) => {
  const duena = await conColas(client, 'Caja')
  await enterAs(page.context(), duena)
  await page.goto(`/dashboard/${duena.empresaId}/estadisticas`)
  await expect(page.getByText('Aún no hay turnos que contar')).toBeVisible()

  await someHistory(duena)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText('Aún no hay turnos que contar')).toBeHidden()
  const figure = (name: string) => page.getByRole('group', { name })
  await expect(figure('Total de turnos')).toContainText(/Total de turnos\s*3\b/)
  await expect(figure('Clientes atendidos')).toContainText(/Clientes atendidos\s*2\b/)
  await expect(figure('Eficiencia')).toContainText(/100\s?%/)
  await expect(page.getByRole('row', { name: /^Caja 3 2 0 0 0/ })).toBeVisible()

  await page.getByRole('button', { name: 'Qué significa Eficiencia' }).click()
  await expect(page.getByText('De los turnos que ya terminaron, cuántos fueron atendidos.')).toBeVisible()
  await page.getByText('Ver como tabla').click()
  await expect(page.getByRole('table', { name: 'Turnos por hora' })).toBeVisible()

  await expect(page.getByText(/^En (\d+) segundos?$/)).toBeVisible()
  await page.getByRole('switch', { name: 'Actualización automática' }).click()
  await expect(page.getByText('Cuando la pidas')).toBeVisible()

  await page.getByRole('button', { name: 'Semana' }).click()
  await expect(page.getByRole('heading', { name: 'Días y horas' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Semana' })).toHaveAttribute('aria-pressed', 'true')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('turnero-semana.csv')
})

test('figures that cannot be loaded say so, and can be requested again', async ({ page, client }) => {
  const duena = await conColas(client, 'Caja')
  await enterAs(page.context(), duena)
  await page.route('**/api/estadisticas/**', (route) => route.abort())
  await page.goto(`/dashboard/${duena.empresaId}/estadisticas`)
  await expect(page.getByText('No se pudieron cargar las estadísticas')).toBeVisible()
  await page.unroute('**/api/estadisticas/**')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Aún no hay turnos que contar')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the figures are accessible and fit a phone, ${colorScheme}`, async ({ page, client }) => {
    const duena = await conColas(client, 'Caja', 'Una cola con un nombre bastante largo')
    await someHistory(duena)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs(page.context(), duena)
    await page.goto(`/dashboard/${duena.empresaId}/estadisticas?periodo=mes`)
    await expect(page.getByRole('heading', { name: 'Días y horas' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violationsOf(page, { rules: { 'target-size': { enabled: true } } })).toEqual([])
  })
}

test('numbers are written as in the country of the company', async ({ page, client }) => {
  const duena = await conColas(client, 'Caja')
  await someHistory(duena)
  await enterAs(page.context(), duena)
  await page.route('**/api/estadisticas/**', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const atencion = { promedio: 5.8, mediana: 4.5, p90: 12.3 }
    const actual = { ...json.actual, turnos: 7898, atencion }
    const turnosPorHora = [{ hora: '09:00', turnos: 1193 }]
    await route.fulfill({ response, json: { ...json, actual, turnosPorHora } })
  })
  const path = `/dashboard/${duena.empresaId}/estadisticas`
  const turnos = page.getByRole('group', { name: 'Total de turnos' })
  const atencion = page.getByRole('group', { name: 'Tiempo de atención' })
  await page.goto(path)
  await expect(turnos).toContainText('7,898')
  await expect(page.getByText(/^9:00\sa\.m\.: 1,193 turnos$/)).toBeVisible()
  await expect(atencion).toContainText(/5\.8\s*min/)

  await client.call(endpoints.cambiarEmpresa, {
    params: { correo: duena.correo, id: duena.empresaId },
    body: { zona: 'America/Argentina/Buenos_Aires' },
  })
  await page.reload()
  await expect(atencion).toContainText(/5,8\s*min/)
})

test('a business with history sees zeros on a day without turnos, not an invitation to its first', async ({
  page,
  serverWith,
}) => {
  const before = await serverWith(shiftedClock(-40 * DAY_MS))
  const { correo, empresaId, ...rest } = await conColas(before.client(), 'Caja')
  await someHistory({ correo, empresaId, ...rest })
  await before.stop()
  const now = await serverWith({ DATA_DIR: before.dataDir })
  const client = now.client()
  await client.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
  await enterAs(page.context(), { client, correo })

  for (const periodo of ['hoy', 'mes']) {
    await page.goto(`${now.url}/dashboard/${empresaId}/estadisticas?periodo=${periodo}`)
    await expect(page.getByRole('group', { name: 'Total de turnos' })).toContainText(/Total de turnos\s*0\b/)
    await expect(page.getByRole('group', { name: 'Clientes atendidos' })).toContainText(
      /Clientes atendidos\s*0\b/,
    )
    await expect(page.getByText('primer turno')).toHaveCount(0)
    await expect(page.getByText('Aún no hay turnos que contar')).toHaveCount(0)
  }
})

test('the countdown to the next update never exceeds thirty seconds', async ({ page, client }) => {
  const duena = await conColas(client, 'Caja')
  await someHistory(duena)
  await enterAs(page.context(), duena)
  await page.goto(`/dashboard/${duena.empresaId}/estadisticas`)
  const countdown = page.getByText(/^En \d+ segundos?$/)
  await expect(countdown).toBeVisible()
  const too = await watchFor(page, /En (3[1-9]|[4-9]\d|\d{3,}) segundos/)
  // The computer's clock is set back while the figures are on the screen.
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() - 7000
  })
  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  await expect(countdown).toBeHidden()
  await page.getByRole('link', { name: 'Estadísticas', exact: true }).click()
  await expect(countdown).toBeVisible()
  expect(await too()).toBe(false)
})
