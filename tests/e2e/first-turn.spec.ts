import type { Browser } from '@playwright/test'
import { correoNuevo } from '#harness/stories.ts'
import { expect, plainUrl, test, watchErrors } from '#tests/helpers/browser.ts'
import { watchFor } from '#tests/helpers/windows.ts'

test.describe.configure({ mode: 'parallel' })

/** Plays one customer from end to end: registration, company, queue, turno, call, lookup. */
async function tellStory(browser: Browser, url: string): Promise<void> {
  const owner = await (await browser.newContext({ baseURL: url })).newPage()
  const phone = await (
    await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 }, hasTouch: true })
  ).newPage()
  const errors = [watchErrors(owner), watchErrors(phone)]
  const correo = correoNuevo('ana')

  await owner.goto('/registro')
  await owner.getByLabel('Nombre de usuario').fill('Ana Pérez')
  await owner.getByLabel('Correo electrónico').fill(correo)
  await owner.getByLabel('Contraseña', { exact: true }).fill('una contraseña larga')
  const created = await watchFor(owner, '¡Cuenta creada!')
  await owner.getByRole('button', { name: 'Crear cuenta' }).click()
  await owner.waitForURL('**/login')
  expect(await created()).toBe(true)

  await owner.getByLabel('Correo electrónico').fill(correo)
  await owner.getByLabel('Contraseña', { exact: true }).fill('una contraseña larga')
  const welcomed = await watchFor(owner, '¡Te damos la bienvenida!')
  await owner.getByRole('button', { name: 'Iniciar sesión' }).click()
  await owner.waitForURL(/\/home$/i)
  expect(await welcomed()).toBe(true)

  await owner.getByRole('link', { name: 'Crear Mi Primera Empresa' }).click()
  await owner.getByLabel('Nombre de la empresa').fill('Clínica Sol')
  await owner.getByLabel('Titular o responsable').fill('Ana Pérez')
  await owner.getByRole('button', { name: 'Continuar' }).click()
  await owner.getByRole('button', { name: 'Crear Empresa' }).click()
  await owner.waitForURL(/\/home$/i)
  await owner.getByRole('link', { name: /Administrar/ }).click()
  await owner.waitForURL(/\/dashboard\//i)
  const empresaId = /dashboard\/([0-9a-f-]+)/i.exec(owner.url())?.[1] ?? ''

  await owner.getByRole('link', { name: 'Crear cola' }).click()
  await owner.getByLabel('Nombre', { exact: true }).fill('Atención general')
  await owner.getByRole('button', { name: 'Crear cola' }).click()
  await expect(owner.getByText('Aún no hay colas')).toBeHidden()

  await phone.goto(`/mi-turno/${empresaId}`)
  await phone.getByLabel('Tu nombre').fill('Luis Mora')
  await phone.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(phone.getByText('Turno en espera')).toBeVisible()
  const codigo = await phone.getByRole('definition').last().innerText()

  await owner.getByRole('link', { name: 'Cola', exact: true }).click()
  await expect(owner.getByRole('listitem').filter({ hasText: 'Luis Mora' })).toBeVisible()
  await owner.getByRole('button', { name: /Llamar siguiente/ }).click()
  await owner.getByRole('button', { name: 'Llamar desde este puesto' }).click()

  await expect(phone.getByText('¡Es tu turno!')).toBeVisible()
  await phone.goto('/verificar-turno')
  await phone.getByLabel(/Código/).fill(codigo.toLowerCase())
  await phone.getByRole('button', { name: 'Buscar Turno' }).click()
  await expect(phone.getByText('Información del Turno')).toBeVisible()
  await expect(phone.getByText('Luis Mora')).toBeVisible()

  expect(errors.flat()).toEqual([])
  await owner.context().close()
  await phone.context().close()
}

test('a customer takes the first turno, is called and finds it by its code', async ({ browser, server }) => {
  await tellStory(browser, server.url)
})

test('a customer takes the first turno on plain HTTP, without a secure context', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage()
  await page.goto(plainUrl(server))
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.close()
  await tellStory(browser, plainUrl(server))
})
