import type { Locator, Page } from '@playwright/test'
import { CONTRASENA, conEmpresa, correoNuevo } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { DESKTOP, enterAs, listaEspera, llamarSiguiente, openView, PHONE } from '#tests/helpers/panel.ts'
import { scripted } from '#tests/helpers/windows.ts'

async function addCustomer(page: Page, nombre: string) {
  // On a phone the form is a sheet.
  const open = page.getByRole('button', { name: 'Agregar cliente', exact: true })
  if (page.viewportSize()?.width === PHONE.width) {
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Agregar cliente' })
    await sheet.getByLabel('Nombre del cliente').fill(`  ${nombre} `)
    await sheet.getByLabel('Nombre del cliente').press('Enter')
    await expect(listaEspera(page).getByText(nombre).first()).toBeAttached()
    return
  }
  await page.getByLabel('Agregar cliente').first().fill(`  ${nombre} `)
  await page.getByLabel('Agregar cliente').first().press('Enter')
  await expect(listaEspera(page).getByText(nombre).first()).toBeAttached()
}

const inService = (page: Page, nombre: string) =>
  page.getByRole('button', { name: new RegExp(`^Finalizar turno \\d+, ${nombre}$`) })

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`the owner's day on ${device}`, async ({ browser, client, server }) => {
    const duena = await conEmpresa(client)
    const context = await browser.newContext({
      baseURL: server.url,
      viewport,
      hasTouch: viewport === PHONE,
      reducedMotion: 'reduce',
    })
    await enterAs(context, duena)
    const page = await context.newPage()
    const errors = watchErrors(page)

    await page.goto('/home')
    await expect(page.getByText('1 empresa activa')).toBeVisible()
    await page.getByRole('link', { name: 'Crear su primera cola' }).click()
    await page.getByRole('button', { name: 'Atención general' }).click()
    await page.getByRole('button', { name: 'Crear cola' }).click()
    await page.getByRole('link', { name: 'Ir a la cola' }).click()

    await expect(page.getByText('Inactiva').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abrir pantalla' })).toBeHidden()
    await page.getByRole('button', { name: 'Iniciar cola' }).click()
    await expect(page.getByText('No hay clientes en la cola')).toBeVisible()
    for (const nombre of ['Luis', 'Rosa', 'Eva', 'Juan']) await addCustomer(page, nombre)
    await expect(listaEspera(page).getByRole('listitem')).toHaveCount(4)

    await llamarSiguiente(page).click()
    await expect(inService(page, 'Luis')).toBeVisible()
    await page.getByRole('button', { name: /^Rellamar/ }).click()
    await expect(page.getByText('Volviste a llamar a Luis')).toBeVisible()
    await page.getByRole('button', { name: /^Ausente/ }).click()
    await expect(page.getByText('Nadie en atención')).toBeVisible()

    await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')
    await llamarSiguiente(page).click()
    await expect(inService(page, 'Rosa')).toBeVisible()
    await inService(page, 'Rosa').click()
    await expect(page.getByText('Terminaste de atender a Rosa')).toBeVisible()

    if (viewport === PHONE) {
      await page.getByRole('button', { name: /^Más opciones/ }).click()
      await page.getByRole('menuitem', { name: 'Pausar cola' }).click()
    } else {
      await page.getByRole('button', { name: 'Pausar cola' }).click()
      await expect(page.getByText('La cola no entrega turnos nuevos.')).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Iniciar cola' })).toBeVisible()
    await expect(page.getByLabel('Agregar cliente')).toHaveCount(0)
    await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')
    await llamarSiguiente(page).click()
    await expect(inService(page, 'Eva')).toBeVisible()

    await page.getByRole('button', { name: /^Más opciones/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar jornada' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Ahora hay 1 turno en atención y 1 persona en espera.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar jornada' }).click()
    await expect(page.getByText('Jornada cerrada: 1 turno terminado, 1 turno vencido')).toBeVisible()
    await expect(page.getByText('No hay clientes en la cola')).toBeVisible()

    await openView(page, 'Configuración')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Configuración' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Iniciar cola' })).toBeVisible()
    await openView(page, 'Administración de Cola')
    // Requests still running when the session ends are refused.
    await expect(page.getByRole('heading', { name: 'Atención preferente' })).toBeVisible()
    if (viewport === PHONE) {
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      await page.mouse.click(350, 400)
      await expect(page.getByRole('link', { name: 'Ver documentación' })).toBeHidden()
      await page.getByRole('button', { name: 'Abrir menú' }).click()
    }
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/login')

    expect(errors).toEqual([])
    await context.close()
  })
}

test('a new owner has a running queue and a printed code within ten clicks', async ({ browser, server }) => {
  const page = await (await browser.newContext({ baseURL: server.url, viewport: DESKTOP })).newPage()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  let clicks = 0
  const click = async (target: Locator) => {
    clicks++
    await target.click()
  }
  const correo = correoNuevo('nueva')

  await page.goto('/registro')
  await scripted(page)
  await page.getByLabel('Nombre de usuario').fill('Ana Pérez')
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await click(page.getByRole('button', { name: 'Crear cuenta' }))
  await page.waitForURL('**/login')
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await click(page.getByRole('button', { name: 'Iniciar sesión' }))
  await click(page.getByRole('link', { name: 'Crear Mi Primera Empresa' }))
  await page.getByLabel('Nombre de la empresa').fill('Panadería Luna')
  await page.getByLabel('Titular o responsable').fill('Ana Pérez')
  await click(page.getByRole('button', { name: 'Continuar' }))
  await click(page.getByRole('button', { name: 'Crear Empresa' }))
  await click(page.getByRole('link', { name: 'Crear su primera cola' }))
  await page.getByLabel('Nombre', { exact: true }).fill('Pedidos')
  await click(page.getByRole('button', { name: 'Crear cola' }))
  await click(page.getByRole('link', { name: 'Compartir e imprimir QR' }))
  await click(page.getByRole('link', { name: 'Abrir cartel' }))
  await expect(page.getByRole('img', { name: 'Código QR para sacar turno en Panadería Luna' })).toBeVisible()
  await click(page.getByRole('button', { name: 'Imprimir' }))

  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  expect(clicks).toBeLessThanOrEqual(10)
  await page.context().close()
})
