import type { Locator, Page } from '@playwright/test'
import { conColas } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { openPanel } from '#tests/helpers/panel.ts'

const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Seguir editando' }).click()
const leave = (page: Page) => question(page).getByRole('button', { name: 'Salir sin guardar' }).click()

/** Tries to leave the view by a menu link and by the back button, twice each. What was typed stays. */
async function staysAfterEveryWayOut(page: Page, typed: Locator, text: string) {
  for (const _ of [1, 2]) {
    await page.getByRole('link', { name: 'Cola', exact: true }).click()
    await stay(page)
    await expect(typed).toHaveValue(text)
    await page.evaluate(() => history.back())
    await stay(page)
    await expect(typed).toHaveValue(text)
  }
  await page.getByRole('link', { name: 'Mis empresas' }).click()
  await stay(page)
  const closing = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload(), 0))
  await (await closing).dismiss()
  await expect(typed).toHaveValue(text)
}

test('leaving with an unsaved new desk asks first, and not once it is saved', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const page = await openPanel(browser, server, duena, 'equipo')
  const errors = watchErrors(page)
  const card = page.locator('#puestos')
  const add = () => page.getByRole('button', { name: 'Agregar puesto' }).click()
  const openGeneral = () => page.getByRole('link', { name: 'Configuración' }).click()
  const open = () => page.getByRole('link', { name: 'Colas y puestos' }).click()

  await openGeneral()
  await open()
  await add()
  const name = card.getByLabel('Nombre')
  await name.fill('Mostrador')
  await staysAfterEveryWayOut(page, name, 'Mostrador')
  // Another page of the settings loses them too.
  await page.getByRole('link', { name: 'Avisos' }).click()
  await stay(page)
  await page.evaluate(() => history.go(-2))
  await leave(page)
  await expect(page.getByRole('button', { name: 'Invitar' })).toBeVisible()

  // The form of General, Contacto and Personalización survives a visit to the other pages. It asks only once.
  await openGeneral()
  await page.getByLabel('Titular o responsable').fill('Otra persona')
  await open()
  await expect(card).toContainText('Sin puestos con nombre')
  await add()
  await page.getByRole('link', { name: 'General' }).click()
  await leave(page)
  await expect(page.getByLabel('Titular o responsable')).toHaveValue('Otra persona')
  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  await leave(page)
  await expect(page.getByRole('heading', { name: 'Caja' }).first()).toBeVisible()

  await openGeneral()
  await open()
  await add()
  await name.fill('Mostrador')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados correctamente')).toBeVisible()
  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Caja' }).first()).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(errors).toEqual([])
  await page.context().close()
})

test('leaving with an unsaved preference asks first, and not once it is saved or discarded', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const page = await openPanel(browser, server, duena, 'equipo')
  const errors = watchErrors(page)
  const open = () => page.getByRole('link', { name: 'Administración de Cola' }).click()
  const add = () => page.getByRole('button', { name: 'Otra', exact: true }).click()
  const name = page.getByRole('listitem').filter({ hasText: 'Ventaja' }).getByLabel('Nombre')

  await open()
  await add()
  await name.fill('Embarazadas')
  await staysAfterEveryWayOut(page, name, 'Embarazadas')
  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  await leave(page)
  await expect(page.getByRole('heading', { name: 'Caja' }).first()).toBeVisible()

  await open()
  await add()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Caja' }).first()).toBeVisible()

  await open()
  await add()
  await name.fill('Embarazadas')
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
  await expect(page.getByText('Las preferencias se guardaron')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { name: 'Caja' }).first()).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(errors).toEqual([])
  await page.context().close()
})
