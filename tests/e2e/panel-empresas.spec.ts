import { endpoints } from '#contract/endpoints.ts'
import { CONTRASENA, conEmpresa, registrada } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { VIOLETA_PNG } from '#tests/helpers/images.ts'
import { enterAs } from '#tests/helpers/panel.ts'

test('home shows when it is loading, when it failed, and when there is nothing yet', async ({
  page,
  context,
  client,
}) => {
  await enterAs(context, await registrada(client))
  let failing = true
  await page.route('**/proyectos', (route) => (failing ? route.abort() : route.continue()))
  await page.goto('/home')
  await expect(page.getByText('Preparando tu espacio de trabajo')).toBeVisible()
  await expect(page.getByText('No se pudo obtener las empresas')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nueva Empresa' }).first()).toBeVisible()
  failing = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('0 empresas activas')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Crear Mi Primera Empresa' })).toBeVisible()
})

test('without a session every owner screen redirects to the login and back', async ({ page, client }) => {
  const { correo, empresaId } = await conEmpresa(client)
  for (const path of ['/Home', '/CrearProyecto', `/dashboard/${empresaId}/configuracion`]) {
    await page.goto(path)
    await page.waitForURL(/\/login\?volver=/)
  }
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(`**/dashboard/${empresaId}/configuracion`)
  await page.goto('/dashboard/0190a3c2-7b1e-7c3d-8a4f-1b2c3d4e5f60')
  await expect(page.getByText('Proyecto no encontrado')).toBeVisible()
  await page.waitForURL('**/home')
})

test('the wizard keeps what was typed after going back, a failed save and a reload', async ({
  page,
  context,
  client,
}) => {
  const duena = await registrada(client)
  await enterAs(context, duena)
  await page.goto('/crearproyecto')
  const details = page.getByRole('tab', { name: 'Detalles adicionales' })
  await expect(details).toBeDisabled()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible()
  await expect(page.getByText('El titular es obligatorio')).toBeVisible()
  await page.getByLabel('Nombre de la empresa').fill('   ')
  await page.getByLabel('Titular o responsable').fill('Ana')
  await expect(details).toBeDisabled()
  await page.getByLabel('Nombre de la empresa').fill('Clínica Sol')
  const preview = page.getByRole('region', { name: 'Vista previa' })
  await expect(preview).toContainText('Clínica Sol')
  await details.click()
  await page.getByLabel('URL del logo').fill('http://sol.mx/logo.png')
  await page.getByRole('button', { name: 'Crear Empresa' }).click()
  await expect(page.getByText('La dirección del logo debe empezar con https://')).toBeVisible()
  await page.getByLabel('URL del logo').fill('https://sol.invalid/logo.png')
  await page.getByRole('button', { name: 'Agregar horario' }).click()
  await page.getByLabel('Cierra').fill('14:30')
  await expect(preview).toContainText('Lunes a viernes: 9:00 a.m. a 2:30 p.m.')

  await page.getByRole('button', { name: 'Atrás' }).click()
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Clínica Sol')
  await page.getByRole('link', { name: 'Volver a mis empresas' }).click()
  await page.getByRole('link', { name: 'Nueva Empresa' }).first().click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.route('**/proyectos', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Crear Empresa' }).click()
  await expect(page.getByText('Hubo un problema al guardar la empresa.')).toBeVisible()
  await page.unroute('**/proyectos')
  await page.reload()
  await expect(page.getByLabel('URL del logo')).toHaveValue('https://sol.invalid/logo.png')
  await expect(page.getByLabel('Cierra')).toHaveValue('14:30')
  await page.getByRole('button', { name: 'Crear Empresa' }).click()
  await page.waitForURL('**/home')

  const { empresas } = await client.call(endpoints.empresas, { params: { correo: duena.correo } })
  expect(empresas).toMatchObject([
    {
      nombre: 'Clínica Sol',
      titular: 'Ana',
      config: { horario: 'Lunes a viernes: 9:00 a.m. a 2:30 p.m.', zona: 'America/Mexico_City' },
    },
  ])
  await page.goto('/crearproyecto')
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('')
})

test('the logo of a new company can be uploaded, and a refused logo does not prevent the company', async ({
  page,
  context,
  client,
}) => {
  const { correo } = await registrada(client)
  await enterAs(context, { client, correo })
  const start = async (nombre: string) => {
    await page.goto('/crearproyecto')
    await page.getByLabel('Nombre de la empresa').fill(nombre)
    await page.getByLabel('Titular o responsable').fill('Ana')
    await page.getByRole('button', { name: 'Continuar' }).click()
  }
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Subir una imagen' }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  const create = page.getByRole('button', { name: 'Crear Empresa' })
  const preview = page.getByRole('region', { name: 'Vista previa' }).locator('img')
  const logos = async () => {
    const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
    return Object.fromEntries(empresas.map(({ nombre, logo }) => [nombre, logo]))
  }

  await start('Clínica Sol')
  await page.getByLabel('URL del logo').fill('https://sol.invalid/logo.png')
  await choose('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByText('Sube una imagen PNG, JPEG o WebP.')).toBeVisible()
  await choose('logo.png', 'image/png', Buffer.alloc(5 * 1024 * 1024))
  await expect(page.getByText('pasa de 4 MB')).toBeVisible()
  await choose('logo.png', 'image/png', Buffer.from(VIOLETA_PNG, 'base64'))
  await expect(page.getByText('pasa de 4 MB')).toBeHidden()
  await expect(page.getByLabel('URL del logo')).toHaveValue('')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4)
  await create.click()
  await expect(page.getByText('Clínica Sol está lista', { exact: true })).toBeVisible()
  await page.waitForURL('**/home')
  expect((await logos())['Clínica Sol']).toMatch(/^\/logos\//)

  // A large image takes a while to read; it is sent nevertheless.
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsDataURL
    FileReader.prototype.readAsDataURL = function (file) {
      setTimeout(() => read.call(this, file), 500)
    }
  })
  await start('Clínica Luna')
  await choose('logo.png', 'image/png', Buffer.from('no es una imagen'))
  await create.click()
  await expect(page.getByText('Clínica Luna está lista, pero su logo no se guardó.')).toBeVisible()
  await page.waitForURL('**/home')
  expect((await logos())['Clínica Luna']).toBe('')
})
