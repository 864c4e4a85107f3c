import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, correoNuevo, registrada } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'
import { expectAccessible, expectNoSidewaysScroll, PHONE, watchFor } from '#tests/helpers/windows.ts'

const NUEVA = 'una frase muy distinta'

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the owner changes her name, password and address, and ends other sessions', async ({
    page,
    context,
    client,
    server,
  }) => {
    const { correo } = await registrada(client)
    const other = server.client()
    await other.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
    await enterAs(context, { client, correo })
    const errors = watchErrors(page)
    await page.goto('/home')
    await page.getByRole('link', { name: 'Tu cuenta' }).click()
    await expect(page.getByRole('heading', { name: 'Tu cuenta', level: 1 })).toBeVisible()
    // On a phone the list of pages is the first screen.
    const go = async (name: string) => {
      await page.goto('/cuenta')
      await page
        .getByRole('navigation', { name: 'Secciones de tu cuenta' })
        .getByRole('link', { name })
        .click()
    }
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await go('Perfil')
    await expect(page.getByRole('main').getByText(correo, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const nombre = page.getByLabel('Nombre de usuario')
    const save = page.getByRole('button', { name: 'Guardar cambios' })
    await expect(save).toBeHidden()
    await nombre.fill('')
    await save.click()
    await expect(page.getByText('Escribe tu nombre de usuario')).toBeVisible()
    await nombre.fill('Ana María')
    await save.click()
    await expect(page.getByText('Cambios guardados correctamente')).toBeVisible()

    await go('Sesiones')
    await expect(page.getByRole('listitem').filter({ hasText: 'Último uso' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Cerrar las demás' }).click()
    await expect(page.getByText('Las demás sesiones se cerraron')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Último uso' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toBeHidden()
    expect((await other.try(endpoints.sesion)).status).toBe(401)

    await go('Contraseña')
    const actual = page.getByLabel('Contraseña actual')
    const nueva = page.getByLabel('Contraseña nueva')
    const guardar = page.getByRole('button', { name: 'Cambiar contraseña' })
    await actual.fill('no es esta')
    await nueva.fill('password1')
    await guardar.click()
    await expect(page.getByText('Es una de las contraseñas más usadas')).toBeVisible()
    await expect(nueva).toBeFocused()
    await nueva.fill(NUEVA)
    await guardar.click()
    await expect(page.getByText('La contraseña no es correcta. Escríbela otra vez.')).toBeVisible()
    await expect(actual).toBeFocused()
    await expectAccessible(page)
    await actual.fill(CONTRASENA)
    await guardar.click()
    await expect(page.getByText('Tu contraseña cambió. Las demás sesiones se cerraron.')).toBeVisible()
    await expect(actual).toHaveValue('')

    const mudada = correoNuevo('mudada')
    await go('Perfil')
    await page.getByRole('button', { name: 'Cambiar correo' }).click()
    await page.getByLabel('Correo nuevo').fill(mudada)
    await page.getByLabel('Tu contraseña, para confirmar').fill(NUEVA)
    await page.getByRole('button', { name: 'Cambiar correo' }).click()
    await expect(page.getByText(`Desde ahora entras con ${mudada}.`)).toBeVisible()
    await expect(page.getByRole('main').getByText(mudada, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    // The other screens continue with the new address.
    await page
      .getByRole('main')
      .getByRole('link', { name: /Tu cuenta/ })
      .click()
    await page.getByRole('link', { name: 'Mis empresas' }).click()
    await expect(page.getByText('Aún no tienes empresas')).toBeVisible()
    // Only the browser's messages about the two refused passwords.
    const refused = (status: string) =>
      `Failed to load resource: the server responded with a status of ${status}`
    expect(errors).toEqual([refused('400 (Bad Request)'), refused('403 (Forbidden)')])
  })
})

test('the account page works on a wide screen and in the dark theme, and can be left', async ({
  page,
  context,
  client,
}) => {
  const { correo } = await registrada(client)
  await enterAs(context, { client, correo })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/cuenta')
  await expect(page.getByRole('main').getByText(correo, { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const loaded = await watchFor(page, 'Cargando tu cuenta')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await loaded(), 'the page that is left loads again').toBe(false)
})
