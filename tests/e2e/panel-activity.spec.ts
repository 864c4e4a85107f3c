import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { CONTRASENA, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { openPanel, openView, PHONE } from '#tests/helpers/panel.ts'

test('an owner filters who did what and sees what each person served; an agent sees only herself', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General', 'Caja')
  const { empresaId, correo } = duena
  const [general = '', caja = ''] = duena.colas
  const { enlace } = await client.call(endpoints.invitar, {
    params: { empresaId },
    body: { nombre: 'Rosa', rol: 'agente', colas: [general] },
  })
  const rosa = new Client(server.url)
  const unida = await rosa.call(endpoints.aceptarInvitacion, {
    body: {
      token: enlace?.split('#token=')[1] ?? '',
      usuario: 'Rosa Díaz',
      correo: `rosa-${empresaId}@ejemplo.com`,
      contrasena: CONTRASENA,
    },
  })
  await pedirTurno(new Client(server.url), empresaId, general, 'Luis Mora')
  await pedirTurno(new Client(server.url), empresaId, caja, 'Eva Ríos')
  await rosa.call(endpoints.siguiente, { params: { empresaId, colaId: general }, body: { puesto: '2' } })
  await client.call(endpoints.siguiente, { params: { empresaId, colaId: caja }, body: { puesto: '1' } })
  await client.call(endpoints.cambiarEmpresa, {
    params: { correo, id: empresaId },
    body: { telefono: '555 0101' },
  })

  const page = await openPanel(browser, server, duena)
  await openView(page, 'Actividad')
  const lista = page.getByRole('list', { name: 'Actividad, lo último primero' })
  await expect(lista.getByRole('listitem').first()).toContainText('Cambió la configuración')
  await expect(lista.getByRole('listitem').first()).toContainText('555 0101')
  await page.getByLabel('Quién').selectOption({ label: 'Rosa Díaz' })
  await expect(lista.getByRole('listitem').filter({ hasText: 'Llamó 1 Luis Mora' })).toBeVisible()
  await expect(lista).not.toContainText('Cambió la configuración')
  await page.getByLabel('Tipo').selectOption({ label: 'Configuración' })
  await expect(page.getByText('Con estos filtros no hay actividad.')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(lista).toContainText('Cambió la configuración')

  await page.getByRole('tab', { name: 'Por persona' }).click()
  await expect(page.getByRole('row', { name: /^Rosa Díaz 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Toda la empresa 2/ })).toBeVisible()

  const suya = { client: rosa, correo: unida.correo, empresaId }
  const phone = await openPanel(browser, server, suya, 'actividad', { viewport: PHONE })
  await expect(phone.getByRole('tab', { name: 'Mi actividad' })).toBeVisible()
  const propia = phone.getByRole('list', { name: 'Actividad, lo último primero' })
  await expect(propia).toContainText('Luis Mora')
  await expect(propia).not.toContainText('Eva')
  await expect(phone.getByLabel('Quién')).toHaveCount(0)
  await expect(phone.getByLabel('Guardar la actividad')).toHaveCount(0)
  const sideways = () => phone.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await sideways()).toBe(false)
  await phone.getByRole('tab', { name: 'Mis cifras' }).click()
  await expect(phone.getByRole('row', { name: /^Rosa Díaz Tú 1/ })).toBeVisible()
  expect(await sideways()).toBe(false)
})
