import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'

test('eight windows of one browser on plain HTTP/1.1 all stay live, with room for more', async ({
  context,
  client,
}) => {
  const duena = await conColas(client, 'Caja')
  const { empresaId, colas } = duena
  const colaId = colas[0] as string
  const turno = await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await enterAs(context, duena)
  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const panel = await open(`/dashboard/${empresaId}`)
  const admin = await open(`/admin/${empresaId}/${colaId}`)
  const kiosk = await open(`/entrada/${empresaId}/${colaId}`)
  const monitors = [1, 2, 3, 4].map(() => open(`/monitor/${empresaId}/${colaId}`))
  const walls = await Promise.all(monitors)
  const phone = await open(`/verificar-turno?codigo=${turno.codigo}`)
  await expect(panel.getByText('Luis Mora').first()).toBeVisible()
  await expect(admin.getByText('Luis Mora').first()).toBeVisible()
  await expect(phone.getByText('Luis Mora').first()).toBeVisible()
  await expect(kiosk.getByRole('button', { name: /^Continuar con/ })).toBeVisible()
  for (const wall of walls) await expect(wall.getByText('Esperando próximo turno...')).toBeVisible()

  await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
  for (const wall of walls) await expect(wall.getByText('En Atención')).toBeVisible()
  await expect(phone.getByText('¡Es tu turno!').first()).toBeVisible()
  await expect(admin.getByText('No hay clientes en espera en esta cola')).toBeVisible()
  await expect(panel.getByText('No hay clientes en la cola')).toBeVisible()

  const ninth = await open('/pricing')
  await expect(ninth.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a screen whose sockets are blocked polls, and returns to the socket by itself', async ({
  page,
  client,
}) => {
  const { client: staff, empresaId, colas } = await conColas(client, 'Caja')
  const colaId = colas[0] as string
  let blocked = true
  const pushed: string[] = []
  await page.routeWebSocket('**/api/vivo', (tab) => {
    if (blocked) return void tab.close()
    const server = tab.connectToServer()
    tab.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      pushed.push(String(message))
      tab.send(message)
    })
  })
  await page.goto(`/mi-turno/${empresaId}`)
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('Turno en espera')).toBeVisible()
  await staff.call(endpoints.siguiente, { params: { empresaId, colaId } })
  await expect(page.getByText('¡Es tu turno!').first()).toBeVisible()
  expect(pushed).toEqual([])

  blocked = false
  await expect
    .poll(() => pushed.some((message) => message.includes('"estado"')), { timeout: 30_000 })
    .toBe(true)
})
