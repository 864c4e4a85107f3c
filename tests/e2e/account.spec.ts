import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, correoNuevo, registrada } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { mailFiles } from '#tests/helpers/mail-files.ts'
import { startMailbox, tokenIn } from '#tests/helpers/mailbox.ts'
import { expectAccessible, scripted, watchFor } from '#tests/helpers/windows.ts'

const correoField = (page: Page) => page.getByLabel('Correo electrónico')
const claveField = (page: Page) => page.getByLabel('Contraseña', { exact: true })

async function login(page: Page, correo: string, contrasena: string): Promise<void> {
  await correoField(page).fill(correo)
  await claveField(page).fill(contrasena)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

test('sign-up names missing fields, keeps what was typed, and continues at the login', async ({
  page,
  client,
}) => {
  const { correo: taken } = await registrada(client)
  await page.goto('/registro')
  await scripted(page)
  await expect(page.getByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText('Escribe tu nombre de usuario')).toBeVisible()
  await expect(page.getByLabel('Nombre de usuario')).toBeFocused()

  await page.getByLabel('Nombre de usuario').fill('Ana')
  await correoField(page).fill('ana')
  await claveField(page).fill('1234567')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText('Escribe un correo válido')).toBeVisible()
  await expect(claveField(page)).toHaveAttribute('aria-invalid', 'true')

  await correoField(page).fill(taken)
  await claveField(page).fill('una frase larga')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toContainText('Ya hay una cuenta con ese correo')
  await expect(page).toHaveURL(/\/registro$/)
  await expect(claveField(page)).toHaveValue('una frase larga')

  await page.route('**/api/auth/register', (route) => route.abort())
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toContainText('conexión')
  await page.unroute('**/api/auth/register')

  const correo = correoNuevo('ana')
  await correoField(page).fill(correo)
  const created = await watchFor(page, '¡Cuenta creada!')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.waitForURL('**/login')
  expect(await created()).toBe(true)
  await expect(page.getByText('Tu cuenta está lista')).toBeVisible()
  await expect(correoField(page)).toHaveValue(correo)
  await expect(claveField(page)).toBeFocused()
})

test('login shows errors, shows and hides the password, confirms success and goes home', async ({
  page,
  client,
}) => {
  const { correo } = await registrada(client)
  await page.goto('/login')
  await scripted(page)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Escribe tu contraseña')).toBeVisible()
  await login(page, correo, 'otra contraseña')
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')

  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(claveField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect(claveField(page)).toHaveAttribute('type', 'password')

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).not.toContainText('gateway')
  await page.unroute('**/api/auth/login')

  const welcomed = await watchFor(page, '¡Te damos la bienvenida!')
  // A first login must not say 'de nuevo', nor use a gendered greeting.
  const otherwise = await watchFor(page, /Bienvenid[oa]|de nuevo/)
  await login(page, correo, CONTRASENA)
  await page.waitForURL(/\/home$/i)
  expect([await welcomed(), await otherwise()]).toEqual([true, false])
})

test('on a shared computer the session ends after 12 hours, elsewhere after 30 days', async ({
  page,
  context,
  client,
}) => {
  const { correo } = await registrada(client)
  for (const [shared, hours] of [
    [false, 30 * 24],
    [true, 12],
  ] as const) {
    await context.clearCookies()
    // Ticked before the script runs, as on a slow phone.
    const { promise: ticked, resolve: letRun } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await ticked
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    if (shared) await page.getByLabel('Es un equipo compartido').check()
    letRun()
    await scripted(page)
    await page.unroute('**/assets/*.js')
    await login(page, correo, CONTRASENA)
    await page.waitForURL(/\/home$/i)
    const cookie = (await context.cookies()).find(({ name }) => name === 'turnero_sesion')
    const left = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000
    expect(Math.round(left)).toBe(hours)
  }
})

test('password managers and pasting work, and the landing page is one click away', async ({ page }) => {
  const expected = {
    '/login': ['username', 'current-password'],
    '/registro': ['username', 'new-password'],
  }
  for (const [path, [user, password]] of Object.entries(expected)) {
    await page.goto(path)
    await expect(correoField(page)).toHaveAttribute('autocomplete', user ?? '')
    await expect(claveField(page)).toHaveAttribute('autocomplete', password ?? '')
    const allowed = await claveField(page).evaluate((field) => {
      const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
      return field.dispatchEvent(pasted)
    })
    expect(allowed).toBe(true)
  }
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('a forgotten password is changed through the mailed link, which works once', async ({
  browser,
  serverWith,
}) => {
  const server = await serverWith({})
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const errors = watchErrors(page)
  const { correo } = await registrada(server.client())

  await page.goto('/login')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Escribe un correo válido')).toBeVisible()

  await correoField(page).fill(`nadie-${correo}`)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Revisa tu correo')).toBeVisible()
  const sent = page.getByRole('status').filter({ hasText: 'Revisa tu correo' })
  const same = await sent.innerText()
  await page.getByRole('button', { name: 'Usar otro correo' }).click()
  await correoField(page).fill(correo)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(sent).toHaveText(same.split(/\s+/).join(' '), { useInnerText: true })

  const found = () => mailFiles(server.dataDir, correo)
  const links = async () => (await found()).filter((text) => text.includes('/restablecer#token='))
  await expect.poll(async () => (await links()).length).toBe(1)
  const token = tokenIn((await links())[0] ?? '')

  await page.goto(`/restablecer#token=${token}`)
  await page.getByLabel('Contraseña nueva').fill('corta')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('al menos 8 caracteres')).toBeVisible()
  await page.getByLabel('Contraseña nueva').fill('otra frase larga')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('¡Contraseña cambiada!')).toBeVisible()
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  const welcomed = await watchFor(page, '¡Te damos la bienvenida!')
  await login(page, correo, 'otra frase larga')
  await page.waitForURL(/\/home$/i)
  expect(await welcomed()).toBe(true)
  expect(errors).toEqual([])

  await page.goto(`/restablecer#token=${token}`)
  await page.reload()
  await page.getByLabel('Contraseña nueva').fill('una tercera frase')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByRole('alert')).toContainText('Este enlace ya se usó.')
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
  await expect(page).toHaveURL(/\/recuperar$/)
  await page.goto('/restablecer')
  await expect(page.getByText('A esta dirección le falta una parte')).toBeVisible()

  await context.close()
})

test('with SMTP the address is confirmed first, and the link can be sent again', async ({
  browser,
  serverWith,
}) => {
  const mailbox = await startMailbox()
  const server = await serverWith({ SMTP_URL: mailbox.url })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const correo = correoNuevo('ana')

  await page.goto('/registro')
  await page.getByLabel('Nombre de usuario').fill('Ana')
  await correoField(page).fill(correo)
  await claveField(page).fill(CONTRASENA)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Te enviamos un correo con un enlace')).toBeVisible()
  const first = tokenIn(await mailbox.next(correo))

  await login(page, correo, CONTRASENA)
  await expect(page.getByText('Confirma tu correo antes de entrar')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar otro enlace' }).click()
  await expect(page.getByText('te enviamos otro enlace')).toBeVisible()
  await mailbox.next(correo)

  await page.goto(`/verificar-correo#token=${first}`)
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible()
  await correoField(page).fill(correo)
  await page.getByRole('button', { name: 'Enviar otro enlace' }).click()
  await expect(page.getByText('te enviamos otro enlace')).toBeVisible()
  const last = tokenIn(await mailbox.next(correo))

  await page.route('**/api/auth/verificar/ver', (route) => route.abort())
  await page.goto(`/verificar-correo?otra#token=${last}`)
  await expect(page.getByRole('alert')).toContainText('conexión')
  await page.unroute('**/api/auth/verificar/ver')
  await expect(correoField(page)).toHaveValue(correo)
  const clave = page.getByLabel('La contraseña que elegiste')
  const confirmar = page.getByRole('button', { name: 'Confirmar y entrar' })
  await clave.fill('no es esta')
  await confirmar.click()
  await expect(page.getByText('La contraseña no es correcta. Escríbela otra vez.')).toBeVisible()
  await expectAccessible(page)
  await clave.fill(CONTRASENA)
  const confirmed = await watchFor(page, '¡Correo confirmado!')
  await confirmar.click()
  await page.waitForURL(/\/home$/i)
  expect(await confirmed()).toBe(true)

  await page.goto(`/verificar-correo#token=${last}`)
  await expect(page.getByText('Este enlace ya se usó.')).toBeVisible()

  await page.goto('/verificar-correo')
  await expect(page.getByText('A esta dirección le falta una parte')).toBeVisible()
  await context.close()
  await server.stop()
  await mailbox.stop()
})

test('a user who did not register the address chooses a new password when confirming it', async ({
  browser,
  serverWith,
}) => {
  const mailbox = await startMailbox()
  const server = await serverWith({ SMTP_URL: mailbox.url })
  const correo = correoNuevo('victima')
  await server.client().call(endpoints.registrar, {
    body: { usuario: 'Otra', correo, contrasena: 'la del ladrón, larga' },
  })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await page.goto(`/verificar-correo#token=${tokenIn(await mailbox.next(correo))}`)
  await page.getByRole('button', { name: 'No la sé: elegir una nueva' }).click()
  await page.getByLabel('Contraseña nueva').fill('password1')
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await expect(page.getByText('Es una de las contraseñas más usadas')).toBeVisible()
  await page.getByLabel('Contraseña nueva').fill(CONTRASENA)
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await page.waitForURL(/\/home$/i)
  await context.close()
  await server.stop()
  await mailbox.stop()
})
