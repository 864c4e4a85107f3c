import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { conColas, correoNuevo, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors, watchForbidden } from '#tests/helpers/browser.ts'
import { listaEspera, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible, expectNoSidewaysScroll, PHONE, scripted } from '#tests/helpers/windows.ts'

const CLAVE = 'cuatro caballos verdes'

test('a person invited by link registers on one screen and reaches the panel, and the link works once', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General', 'Caja')
  const panel = await openPanel(browser, server, duena, 'equipo')
  await panel.getByRole('button', { name: 'Invitar' }).click()
  const invitar = panel.getByRole('dialog', { name: 'Invitar a una persona' })
  await invitar.getByLabel('Nombre').fill('Rosa Díaz')
  await invitar.getByRole('button', { name: 'Invitar' }).click()
  const enlace = panel.getByRole('dialog', { name: 'Copia este enlace' })
  const link = (await enlace.getByText(/\/invitacion#token=/).textContent()) ?? ''
  await expectAccessible(panel)
  await enlace.getByRole('button', { name: 'Listo' }).click()
  const pending = panel.getByRole('row', { name: /Rosa Díaz.*Invitación enviada/ })
  await expect(pending).toBeVisible()

  const phone = await browser.newPage({ ...PHONE, baseURL: server.url })
  const errors = watchErrors(phone)
  const refused = watchForbidden(phone)
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Únete a Clínica Sol' })).toBeVisible()
  await expect(phone.getByLabel('Tu nombre')).toHaveValue('Rosa Díaz')
  await phone.getByLabel('Tu correo electrónico').fill('rosa.diaz@ejemplo.com')
  await phone.getByLabel('Elige una contraseña').fill(CLAVE)
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
  await phone.getByRole('button', { name: 'Iniciar cola' }).click()
  await expect(phone.getByRole('button', { name: 'Llamar siguiente' })).toBeVisible()
  expect(errors).toEqual([])
  expect(refused).toEqual([])

  await panel.reload()
  await expect(panel.getByText('rosa.diaz@ejemplo.com')).toBeVisible()
  await expect(panel.getByRole('row', { name: /Rosa Díaz/ })).toHaveCount(1)
  await expect(pending).toBeHidden()
  const other = await browser.newPage({ baseURL: server.url })
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Esta invitación ya no sirve' })).toBeVisible()
})

test('a member without e-mail logs in with a first password and chooses her own at once', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const panel = await openPanel(browser, server, duena, 'equipo')
  await panel.getByRole('button', { name: 'Invitar' }).click()
  const invitar = panel.getByRole('dialog', { name: 'Invitar a una persona' })
  await invitar.getByText('Sin correo').click()
  await invitar.getByLabel('Nombre').fill('Ana')
  await invitar.getByRole('button', { name: 'Agregar' }).click()
  const acceso = panel.getByRole('dialog', { name: 'Anota estos datos' })
  await expect(acceso).toBeVisible()
  const [usuario = '', primera = ''] = await acceso.locator('.select-all').allTextContents()
  expect(usuario).toMatch(/^ana@/)

  const page = await browser.newPage({ baseURL: server.url })
  await page.goto('/login')
  await scripted(page)
  await page.getByLabel('Correo electrónico').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(primera)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  // A welcome, not an error: the first password is not asked for again.
  await expect(page.getByRole('heading', { name: /Te damos la bienvenida/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(usuario)).toBeVisible()
  await expect(page.getByLabel('Elige tu propia contraseña')).toBeFocused()
  await expect(page.getByLabel('Es un equipo compartido')).toBeChecked()
  await page.getByLabel('Elige tu propia contraseña').fill(CLAVE)
  await page.getByRole('button', { name: 'Guardar y empezar' }).click()
  await expect(page).toHaveURL(/\/(home|dashboard)/)
  await expect(page.getByText('Clínica Sol').first()).toBeVisible()
})

test('a member without e-mail is offered no companies, and an administrator reads why they cannot change her password', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const { empresaId, correo } = duena
  const [luis, rosa] = [new Client(server.url), new Client(server.url)]
  const entrar = async (suyo: Client, nombre: string) => {
    const primero = await client.call(endpoints.crearMiembro, {
      params: { empresaId },
      body: { nombre, rol: 'administrador' },
    })
    await suyo.call(endpoints.entrar, { body: { ...primero, nueva: CLAVE } })
    return { client: suyo, correo: primero.correo, empresaId }
  }
  const deLuis = await entrar(luis, 'Luis')
  const deRosa = await entrar(rosa, 'Rosa')
  const { empresa } = await client.call(endpoints.crearEmpresa, {
    params: { correo },
    body: { nombre: 'Sucursal', titular: 'Ana' },
  })
  const { enlace } = await client.call(endpoints.invitar, {
    params: { empresaId: empresa.id },
    body: { rol: 'lector' },
  })
  await rosa.call(endpoints.aceptarInvitacion, { body: { token: enlace?.split('#token=')[1] ?? '' } })

  const panel = await openPanel(browser, server, deLuis, 'equipo')
  for (let i = 0; i < 2; i++) {
    await panel.getByRole('button', { name: 'Opciones de Rosa' }).click()
    await panel.getByRole('menuitem', { name: 'Dar otra contraseña' }).click()
    await expect(panel.getByText(/No puedes cambiar la contraseña de esta persona/).last()).toBeVisible()
  }

  const page = await openPanel(browser, server, deRosa)
  await page.goto('/home')
  await expect(page.getByText('2 empresas activas')).toBeVisible()
  await expect(page.getByRole('link', { name: /Nueva Empresa/ })).toHaveCount(0)
  await page.goto('/crearproyecto')
  await expect(page.getByText(/Tu cuenta no tiene correo y no puede crear empresas/)).toBeVisible()
  await expect(page.getByLabel('Nombre de la empresa')).toHaveCount(0)
  await expectAccessible(page)
})

test('an invitation for another address offers to log out, and joins with that address', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const correo = correoNuevo('eva')
  const { enlace } = await client.call(endpoints.invitar, {
    params: { empresaId },
    body: { correo, rol: 'lector' },
  })
  const otra = await conColas(new Client(server.url), 'Propia')
  const page = await openPanel(browser, server, otra)
  await page.goto(enlace ?? '')
  await expect(page.getByText(`Esta invitación es para ${correo}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Unirme/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar sesión y seguir' }).click()
  await page.getByLabel('Tu nombre').fill('Eva')
  await expect(page.getByLabel('Tu correo electrónico')).toHaveValue(correo)
  await page.getByLabel('Elige una contraseña').fill(CLAVE)
  await page.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/${empresaId}`))
  // Someone who may only watch sees no codes.
  const { codigo } = await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis')
  await expect(listaEspera(page).getByRole('listitem')).toHaveText([/Luis/])
  await expect(page.getByText(codigo)).toHaveCount(0)
  await page.context().close()
})
