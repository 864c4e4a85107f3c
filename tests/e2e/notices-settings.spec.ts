import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { conColas } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible, PHONE } from '#tests/helpers/windows.ts'

test.use(PHONE)

test('the settings name missing data at the field, in any browser language', async ({
  serverWith,
  browser,
}) => {
  const server = await serverWith({ DEFAULT_PLAN: 'enterprise' })
  const duena = await conColas(new Client(server.url), 'General')
  const panel = await openPanel(browser, server, duena, 'configuracion/avisos', { locale: 'fr-FR' })
  const sms = panel.getByRole('group', { name: 'SMS' })
  const connect = sms.getByRole('button', { name: 'Conectar SMS' })
  // Closed until asked for: no key and no address is on screen.
  await expect(sms).toHaveCount(0)
  await panel.getByRole('button', { name: 'Conectar SMS' }).click()
  await connect.click()
  await expect(sms.getByText('Completa este campo')).toHaveCount(3)
  await expect(sms.getByLabel('Account SID')).toBeFocused()
  await sms.getByLabel('Proveedor').selectOption({ label: 'Otro, por HTTP firmado' })
  await connect.click()
  await expect(sms.getByText('Completa este campo')).toHaveCount(2)
  const most = panel.getByLabel('Mensajes por día, como mucho')
  await most.fill('')
  await panel.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(most).toBeFocused()
  await expectAccessible(panel)

  await sms.getByLabel('Proveedor').selectOption({ label: 'Twilio' })
  await sms.getByLabel('Account SID').fill('AC1')
  await sms.getByLabel('Número que envía').fill('+15005550006')
  await sms.getByLabel('Auth Token').fill('token')
  await connect.click()
  await expect(sms.getByText('Guardado')).toBeVisible()
  await expect(sms.getByLabel('Auth Token')).toHaveValue('')
  await panel.context().close()
})

test('removing a provider asks first, because its keys are never shown again', async ({
  serverWith,
  browser,
}) => {
  const server = await serverWith({ DEFAULT_PLAN: 'enterprise' })
  const duena = await conColas(new Client(server.url), 'General')
  const params = { empresaId: duena.empresaId }
  await duena.client.call(endpoints.guardarAjustesAvisos, {
    params,
    body: { sms: { proveedor: 'twilio', cuenta: 'AC1', desde: '+15005550006', url: '', token: 'token' } },
  })
  const panel = await openPanel(browser, server, duena, 'configuracion/avisos')
  await expect(panel.getByText('+15005550006')).toBeVisible()
  await panel.getByRole('button', { name: 'Editar SMS' }).click()
  const remove = panel.getByRole('button', { name: 'Quitar', exact: true })
  const asked = panel.getByRole('dialog', { name: '¿Quitar SMS?' })
  await remove.click()
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  expect((await duena.client.call(endpoints.ajustesAvisos, { params })).sms?.listo).toBe(true)
  await remove.click()
  await asked.getByRole('button', { name: 'Quitar' }).click()
  await expect(asked).toBeHidden()
  await expect(remove).toHaveCount(0)
  expect((await duena.client.call(endpoints.ajustesAvisos, { params })).sms).toBeNull()
  await panel.context().close()
})
