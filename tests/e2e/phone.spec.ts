import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { expectAccessible, expectNoScroll, PHONE } from '#tests/helpers/windows.ts'

test.use(PHONE)

const keep = (page: Page, empresaId: string, turno: Turno | string) =>
  page.addInitScript(
    ([key, value]) => {
      // Only at the first load: later ones find what the page itself stored.
      if (localStorage.getItem('sown')) return
      localStorage.setItem(key, value)
      localStorage.setItem('sown', '1')
    },
    [`turnero.turno.${empresaId}`, typeof turno === 'string' ? turno : JSON.stringify(turno)] as const,
  )

test('the own turn fits a small phone, sounds at each call and goes a minute after the last', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  await pedirTurno(client, empresaId, colaId, 'Eva Ríos')
  const turno = await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await keep(page, empresaId, turno)
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset.vibrated = String(pattern)
      return true
    }
  })
  await page.clock.install()
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('Turnos faltantes')).toBeVisible()
  await expect(page.getByText(/Espera aproximada/)).toBeVisible()
  await expect(page).toHaveTitle('(2) Mi turno')
  await expectNoScroll(page)
  await page.getByRole('button', { name: 'Avísame con sonido' }).click()
  await expect(page.getByRole('button', { name: 'Avísame con sonido' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)

  const siguiente = () =>
    client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '7' } })
  await siguiente()
  await expect(page.getByText('Turno faltante', { exact: true })).toBeVisible()
  await siguiente()
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  await expect(page.getByText('Ve al puesto 7')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-vibrated', /300/)
  await expectNoScroll(page)
  await expectAccessible(page)
  await page.clock.fastForward(30_000)
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()

  await page.evaluate(() => delete document.documentElement.dataset.vibrated)
  await client.call(endpoints.rellamar, { params: { empresaId, turnoId: turno.id } })
  await expect(page.locator('html')).toHaveAttribute('data-vibrated', /300/)
  await page.clock.fastForward(31_000)
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
})

test('a turn that vanished is told for five seconds', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  const [colaId = ''] = colas
  await keep(page, empresaId, await pedirTurno(client, empresaId, colaId, 'Luis Mora'))
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('Turno en espera')).toBeVisible()
  await page.clock.install()
  await client.call(endpoints.borrarCola, { params: { empresaId, colaId } })
  const notice = page.getByText('Tu turno ya no está disponible. Por favor solicita uno nuevo.')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(notice).toBeHidden()
})

test('a corrupt saved turn is discarded without a word', async ({ page, client }) => {
  const { empresaId } = await conColas(client, 'General')
  await keep(page, empresaId, '{"id": 7')
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), `turnero.turno.${empresaId}`)).toBeNull()
})

test('what is typed before the script runs is kept, and a retry after a reload makes one turn', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client*', async (route) => {
    await held
    await route.continue()
  })
  let cut = true
  await page.route(`**/cola/${colaId}`, async (route) => {
    if (!cut) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto(`/mi-turno/${empresaId}`, { waitUntil: 'commit' })
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  release()
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('No se pudo obtener el turno. Intenta de nuevo más tarde.')).toBeVisible()
  cut = false
  await page.reload()
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('Turno en espera')).toBeVisible()
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  expect(turnos).toHaveLength(1)
})

test('cancelling clears the turn here whatever the server says', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const turno = await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await keep(page, empresaId, turno)
  await page.route('**/cancelar', (route) => route.abort())
  await page.goto(`/mi-turno/${empresaId}`)
  await page.getByRole('button', { name: 'Cancelar turno' }).click()
  await page.getByRole('button', { name: 'Conservar mi turno' }).click()
  await expect(page.getByText('Turno en espera')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar turno' }).click()
  await page.getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
})

test('a shared link opens the turn; the toggle goes off when it is gone, not on a hiccup', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  const [colaId = ''] = colas
  const turno = await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await page.goto(`/verificar-turno?codigo=${turno.codigo.toLowerCase()}`)
  await expect(page.getByText('Información del Turno')).toBeVisible()
  const toggle = page.getByRole('switch', { name: 'Actualizar automáticamente' })
  await expect(toggle).toBeChecked()
  await expect(page.getByText(/Última actualización/)).toBeVisible()
  await expectAccessible(page)

  await page.context().setOffline(true)
  await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
  await page.context().setOffline(false)
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  await expect(toggle).toBeChecked()

  await client.call(endpoints.borrarCola, { params: { empresaId, colaId } })
  await expect(toggle).not.toBeChecked()
  await expect(page.getByRole('alert')).toBeVisible()

  await page.getByLabel(/Código/).fill('zzz zzz')
  await page.getByRole('button', { name: 'Buscar Turno' }).click()
  await expect(page.getByText('Información del Turno')).toBeHidden()
  await expect(page.getByRole('alert')).toBeVisible()
})
