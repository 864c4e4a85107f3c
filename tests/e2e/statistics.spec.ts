import { AxeBuilder } from '@axe-core/playwright'
import { endpoints } from '#contract/endpoints.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'

async function someHistory({ client, empresaId, colas }: ConColas): Promise<void> {
  const colaId = colas[0] as string
  for (const nombre of ['Ana', 'Beto', 'Carla']) await pedirTurno(client, empresaId, colaId, nombre)
  for (let i = 0; i < 3; i++) await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
}

test('an owner sees true figures, their meaning, the table behind the bars, and when they are read again', async ({
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
  await expect(figure('Total de turnos')).toContainText(/medio\.3/)
  await expect(figure('Clientes atendidos')).toContainText(/completaron\.2/)
  await expect(figure('Eficiencia')).toContainText('100 %')
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

test('figures that cannot be read say so, and can be asked for again', async ({ page, client }) => {
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
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
    expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  })
}
