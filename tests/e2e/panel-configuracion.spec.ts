import type { Browser, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { CONTRASENA, type ConEmpresa, conEmpresa } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { VIOLETA_PNG } from '#tests/helpers/images.ts'
import { openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible, watchFor } from '#tests/helpers/windows.ts'

const openSettings = (browser: Browser, server: ServerProcess, duena: ConEmpresa): Promise<Page> =>
  openPanel(browser, server, duena, 'configuracion')

const empresaDe = async ({ client, correo, empresaId }: ConEmpresa) =>
  (await client.call(endpoints.empresa, { params: { correo, id: empresaId } })).empresa

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones de la configuración' }).getByRole('link', { name }).click()

test('all fields of the three pages are saved with one button', async ({ browser, client, server }) => {
  const duena = await conEmpresa(client)
  const page = await openSettings(browser, server, duena)
  const errors = watchErrors(page)

  await page.getByLabel('Nombre de la empresa').fill('Clínica Luna')
  await page.getByLabel('Titular o responsable').fill('Eva Ruiz')
  await page.getByLabel('Descripción').fill('Medicina general')
  const zona = page.getByLabel('Zona horaria')
  const likely = zona.locator('optgroup').first()
  await expect(likely).toHaveAttribute('label', 'Las más usadas')
  await expect(likely.locator('option').first()).toHaveText('Ciudad de México (México)')
  await zona.selectOption({ label: 'Bogotá (Colombia)' })
  await go(page, 'Contacto')
  await page.getByRole('button', { name: `Usar ${duena.correo}` }).click()
  await page.getByLabel('Teléfono').fill('55 1234')
  await page.getByLabel('Dirección').fill('Calle 1')
  await page.getByLabel('Sitio web').fill('luna.mx')
  await go(page, 'Personalización')
  await page.getByLabel('URL del logo').fill('https://luna.invalid/logo.png')
  await page.getByLabel('Color primario', { exact: true }).fill('fa0')
  await page.getByLabel('Color secundario', { exact: true }).fill('#102030')
  await page.getByLabel('Iniciales').check()
  await expect(page.getByRole('img', { name: 'Así se verá el monitor' })).toContainText('M. L. R.')
  await expect(page.getByRole('img', { name: 'Así se verá el monitor' })).toContainText('Clínica Luna')

  await page.route('**/api/usuarios/**', async (route) => {
    if (route.request().method() === 'PUT') await expect(page.getByText('Guardando cambios...')).toBeVisible()
    await route.continue()
  })
  const saved = await watchFor(page, 'Cambios guardados correctamente')
  await save(page).click()
  await expect.poll(saved).toBe(true)
  await expect(page.getByRole('heading', { name: 'Clínica Luna' })).toBeVisible()
  await expect(page.getByText('Cambios guardados correctamente')).toBeHidden()

  expect(await empresaDe(duena)).toMatchObject({
    nombre: 'Clínica Luna',
    titular: 'Eva Ruiz',
    descripcion: 'Medicina general',
    email: duena.correo,
    telefono: '55 1234',
    direccion: 'Calle 1',
    sitioWeb: 'https://luna.mx',
    logo: 'https://luna.invalid/logo.png',
    config: {
      zona: 'America/Bogota',
      colorPrimario: '#ffaa00',
      colorSecundario: '#102030',
      nombresPublicos: 'iniciales',
    },
  })
  expect(errors.filter((text) => !text.includes('ERR_'))).toEqual([])
  await page.context().close()
})

test('a logo is uploaded, shown to customers and removed', async ({ browser, client, server }) => {
  const duena = await conEmpresa(client)
  const page = await openSettings(browser, server, duena)
  await go(page, 'Personalización')
  const upload = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Subir una imagen' }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  await upload('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByRole('alert')).toContainText('Sube una imagen PNG, JPEG o WebP')
  await upload('logo.png', 'image/png', Buffer.alloc(5 * 1024 * 1024))
  await expect(page.getByRole('alert')).toContainText('pasa de 4 MB')
  await upload('logo.png', 'image/png', Buffer.from(VIOLETA_PNG, 'base64'))
  await expect(page.getByText('Logo guardado')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('Usas una imagen subida')).toBeVisible()
  await expectAccessible(page)

  const phone = await browser.newPage()
  await phone.goto(`${server.url}/mi-turno/${duena.empresaId}`)
  const shown = phone.locator('img[src^="/logos/"]')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4)
  await phone.close()

  await page.getByRole('button', { name: 'Quitar el logo' }).click()
  await go(page, 'Contacto')
  await page.getByRole('button', { name: `Usar ${duena.correo}` }).click()
  const saved = await watchFor(page, 'Cambios guardados correctamente')
  await save(page).click()
  await expect.poll(saved).toBe(true)
  expect((await empresaDe(duena)).logo).toBe('')
  await page.context().close()
})

test('missing fields are named and nothing is sent; a failed save keeps what was typed', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conEmpresa(client)
  const page = await openSettings(browser, server, duena)
  const sent: string[] = []
  await page.route('**/api/usuarios/**', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ status: 503, body: '' })
  })

  await page.getByLabel('Teléfono').waitFor({ state: 'detached' })
  await page.getByLabel('Nombre de la empresa').fill(' ')
  await save(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Por favor, completa todos los campos obligatorios correctamente.')
  await expect(page.getByLabel('Nombre de la empresa')).toBeFocused()
  await page.getByLabel('Nombre de la empresa').fill('Clínica Nueva')
  await go(page, 'Contacto')
  await page.getByLabel('Correo de contacto').fill('sin-arroba')
  await save(page).click()
  await expect(alert).toContainText('Por favor, completa todos los campos obligatorios correctamente.')
  expect(sent).toEqual([])

  await page.getByLabel('Correo de contacto').fill('hola@clinica.mx')
  await save(page).click()
  await expect(alert).toContainText('Hubo un error al guardar los cambios.')
  expect(sent).toHaveLength(1)
  await expect(page.getByLabel('Correo de contacto')).toHaveValue('hola@clinica.mx')
  await go(page, 'General')
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Clínica Nueva')
  expect((await empresaDe(duena)).nombre).toBe('Clínica Sol')

  // The contact mail on another page is still missing: it is asked for, and nothing is saved without it.
  await page.unroute('**/api/usuarios/**')
  await page.reload()
  await page.getByLabel('Titular o responsable').fill('Eva Ruiz')
  await save(page).click()
  await expect(alert).toContainText('Por favor, completa todos los campos obligatorios correctamente.')
  await expect(page).toHaveURL(/\/configuracion\/contacto$/)
  await expect(page.getByLabel('Correo de contacto')).toBeFocused()
  expect((await empresaDe(duena)).titular).toBe('Ana Pérez')
  await page.keyboard.type('hola@clinica.mx')
  const saved = await watchFor(page, 'Cambios guardados correctamente')
  await save(page).click()
  await expect.poll(saved).toBe(true)
  expect(await empresaDe(duena)).toMatchObject({ titular: 'Eva Ruiz', email: 'hola@clinica.mx' })
  await page.context().close()
})

test('leaving unsaved changes asks first', async ({ browser, client, server }) => {
  const duena = await conEmpresa(client)
  const page = await openSettings(browser, server, duena)
  await page.getByLabel('Titular o responsable').fill('Otra persona')

  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Titular o responsable')).toHaveValue('Otra persona')

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Titular o responsable')).toHaveValue('Otra persona')

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => window.location.reload(), 0))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByLabel('Titular o responsable')).toHaveValue('Otra persona')

  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('link', { name: 'Crear cola' })).toBeVisible()

  await page.getByRole('link', { name: 'Configuración' }).click()
  await page.getByLabel('Titular o responsable').fill('Otra persona')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByLabel('Titular o responsable')).toHaveValue('Ana Pérez')
  await page.getByRole('link', { name: 'Cola', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Crear cola' })).toBeVisible()
  await page.context().close()
})

test('the owner changes the plan, ends another session and deletes the company', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conEmpresa(client)
  const page = await openSettings(browser, server, duena)
  const other = server.client()
  await other.call(endpoints.entrar, { body: { correo: duena.correo, contrasena: CONTRASENA } })
  await page.reload()

  await go(page, 'Plan')
  const plan = page.getByRole('region', { name: 'Tu plan' })
  await expect(plan).toContainText('Professional')
  await expect(plan).toContainText('Prueba gratis hasta el')
  await expect(plan).toContainText('0 de 5')
  await plan.getByRole('button', { name: 'Cambiar de plan' }).click()
  await expect(page.getByText('Si confirmas un plan ahora, la prueba termina')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked()
  await page.getByRole('radio', { name: /Starter/ }).check()
  await page.getByRole('button', { name: 'Cambiar plan' }).click()
  await expect(page.getByText('Ahora tienes el plan Starter')).toBeVisible()
  await expect(plan).toContainText('0 de 25')
  await go(page, 'Personalización')
  await expect(page.getByText('Tu plan Starter guarda tus colores y tu logo')).toBeVisible()

  const settings = page.url()
  await page.goto('/cuenta/sesiones')
  await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click()
  await expect(page.getByText('La sesión se cerró')).toBeVisible()
  expect((await other.try(endpoints.sesion)).status).toBe(401)

  await page.goto(settings)
  await go(page, 'Peligro')
  await page.getByRole('button', { name: 'Eliminar empresa' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar Clínica Sol?' })
  await dialog.getByLabel('Escribe «Clínica Sol» para confirmar').fill('clínica sol')
  await expect(dialog.getByRole('button', { name: 'Eliminar empresa' })).toBeDisabled()
  await dialog.getByLabel('Escribe «Clínica Sol» para confirmar').fill('Clínica Sol')
  await dialog.getByRole('button', { name: 'Eliminar empresa' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByText(/Clínica Sol se eliminó.*ningún resto después del \d+ .*:00/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Crear Mi Primera Empresa' })).toBeVisible()
  const { empresas } = await client.call(endpoints.empresas, { params: { correo: duena.correo } })
  expect(empresas).toEqual([])
  await page.context().close()
})
