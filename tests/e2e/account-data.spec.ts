import { readFile } from 'node:fs/promises'
import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'
import { expectAccessible, expectNoSidewaysScroll, PHONE, watchFor } from '#tests/helpers/windows.ts'

test.use(PHONE)

test('an owner downloads her data and deletes her account', async ({ page, context, client }) => {
  const { correo, empresaId, colas } = await conColas(client, 'General')
  const turno = await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis Mora')
  await enterAs(context, { client, correo })
  await page.goto(`/dashboard/${empresaId}/configuracion/peligro`)
  await page.getByRole('link', { name: 'Ir a tu cuenta' }).click()
  await expect(page).toHaveURL('/cuenta')
  await page.getByRole('link', { name: 'Datos' }).click()
  const section = page.getByRole('main')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const download = section.getByRole('button', { name: 'Descargar mis datos' })
  await page.route('**/datos', (route) => route.abort())
  await download.click()
  await expect(section.getByRole('alert')).toContainText('No hay conexión con el servicio')
  await page.unroute('**/datos')
  const saved = page.waitForEvent('download')
  await download.click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('turnero-mis-datos.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    cuenta: { correo },
    empresas: [
      { empresa: { nombre: 'Clínica Sol' }, turnos: [{ codigo: turno.codigo, nombre: 'Luis Mora' }] },
    ],
  })
  await expect(section.getByRole('alert')).toBeHidden()

  await section.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
  const clave = dialog.getByLabel('Confirma con tu contraseña')
  const confirm = dialog.getByRole('button', { name: 'Eliminar cuenta' })
  await expect(clave).toBeFocused()
  await expectNoSidewaysScroll(page)
  await confirm.click()
  await expect(dialog.getByText('Escribe tu contraseña', { exact: true })).toBeVisible()
  await clave.fill('otra contraseña')
  await confirm.click()
  await expect(dialog.getByText('La contraseña no es correcta. Escríbela otra vez.')).toBeVisible()
  await expect(clave).toBeFocused()
  await expectAccessible(page)
  expect((await client.call(endpoints.empresas, { params: { correo } })).empresas).toHaveLength(1)

  const errors = watchErrors(page)
  const loaded = await watchFor(page, 'Cargando tu cuenta')
  await clave.fill(CONTRASENA)
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status')).toContainText('Tu cuenta se eliminó')
  await expect(page.getByRole('status')).toContainText(/no quedará ningún resto después del \d+ .*:00/)
  expect(await loaded(), 'the page of a deleted account loads again').toBe(false)
  await expectNoSidewaysScroll(page)
  expect(errors).toEqual([])
  expect((await client.try(endpoints.sesion)).status).toBe(401)
  expect((await client.try(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })).status).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('turnero.sesion'))).toBeNull()
})
