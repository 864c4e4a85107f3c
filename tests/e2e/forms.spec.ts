import type { Page, Route } from '@playwright/test'
import { conColas, conEmpresa } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'
import { scripted } from '#tests/helpers/windows.ts'

/** A refusal about one field, as the server writes it. */
const refuse = (campo: string, mensaje: string) => (route: Route) =>
  route.fulfill({
    status: 400,
    json: { codigo: 'datos_invalidos', mensaje: 'Revisa los datos.', detalles: [{ campo, mensaje }] },
  })

async function fillRegistro(page: Page): Promise<void> {
  await page.goto('/registro')
  await page.getByLabel('Nombre de usuario').fill('Ana')
  await page.getByLabel('Correo electrónico').fill('ana@ejemplo.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase larga')
}

test('a server error about a field is shown at the field, which gets the focus', async ({ page }) => {
  await fillRegistro(page)
  await page.route('**/api/auth/register', refuse('correo', 'Ese correo no se admite'))
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  const correo = page.getByLabel('Correo electrónico')
  await expect(page.getByText('Ese correo no se admite')).toBeVisible()
  await expect(correo).toBeFocused()
  await expect(correo).toHaveAttribute('aria-invalid', 'true')

  await page.keyboard.type('x')
  await expect(page.getByText('Ese correo no se admite')).toBeHidden()
  await expect(correo).toBeFocused()
})

test('an error in a field on another settings page opens that page', async ({ page, context, client }) => {
  const duena = await conEmpresa(client)
  await enterAs(context, duena)
  await page.goto(`/dashboard/${duena.empresaId}/configuracion`)
  await page.getByRole('link', { name: 'Contacto' }).click()
  await page.getByRole('button', { name: `Usar ${duena.correo}` }).click()
  await page.getByRole('link', { name: 'General' }).click()
  await page.route('**/api/usuarios/**', (route) =>
    route.request().method() === 'PUT'
      ? refuse('telefono', 'Ese teléfono no se admite')(route)
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Ese teléfono no se admite')).toBeVisible()
  await expect(page.getByLabel('Teléfono')).toBeFocused()
})

test('a form submitted twice at once is sent once', async ({ page }) => {
  await fillRegistro(page)
  let sent = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/auth/register', async (route) => {
    sent++
    await held
    await refuse('correo', 'Ese correo no se admite')(route)
  })
  await scripted(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  release()
  await expect(page.getByText('Ese correo no se admite')).toBeVisible()
  expect(sent).toBe(1)
})

test('a field accepts as much as the contract allows, and a password is never cut', async ({
  page,
  client,
}) => {
  const { empresaId } = await conColas(client, 'General')
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByLabel('Tu nombre')).toHaveAttribute('maxlength', '80')
  await fillRegistro(page)
  await expect(page.getByLabel('Nombre de usuario')).toHaveAttribute('maxlength', '80')
  await expect(page.getByLabel('Contraseña', { exact: true })).not.toHaveAttribute('maxlength')
})
