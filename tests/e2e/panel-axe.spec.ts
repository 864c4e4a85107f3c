import type { Browser, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas, conEmpresa, pedirTurno } from '#harness/stories.ts'
import { violationsOf } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { DESKTOP, enterAs, openPanel, openView, PHONE } from '#tests/helpers/panel.ts'

test.describe.configure({ mode: 'parallel' })

async function expectAccessible(page: Page, what: string, part = 'html') {
  expect(await violationsOf(page, { rules: { 'target-size': { enabled: true } } }, part), what).toEqual([])
}

/** Runs axe once the heading is there and nothing is loading. */
async function look(page: Page, heading: string) {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
  await expectAccessible(page, heading)
}

for (const [colorScheme, viewport] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  const where = `${colorScheme}, ${viewport.width} wide`

  /** Opens the panel of an owner who serves one of three customers. */
  const open = async (browser: Browser, server: ServerProcess, view = '') => {
    const duena = await conColas(server.client(), 'Caja', 'Quejas')
    const { client, empresaId, colas } = duena
    const params = { empresaId, colaId: colas[0] ?? '' }
    for (const nombre of ['Luis', 'Rosa', 'Eva']) await pedirTurno(client, empresaId, params.colaId, nombre)
    await client.call(endpoints.siguiente, { params, body: { puesto: '2' } })
    const page = await openPanel(browser, server, duena, view, {
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
    })
    return { page, empresaId }
  }

  test(`the owner’s start and a new company pass axe, ${where}`, async ({ browser, server }) => {
    const { page } = await open(browser, server)
    await page.goto('/home')
    await look(page, 'Tu Centro de Control Empresarial')
    await page.getByRole('link', { name: 'Nueva Empresa' }).first().click()
    await look(page, 'Nueva Empresa')
    await page.getByLabel('Nombre de la empresa').fill('Clínica')
    await page.getByLabel('Titular o responsable').fill('Ana')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Agregar horario' }).click()
    await expectAccessible(page, 'wizard, second step')
    await page.context().close()
  })

  test(`the panel, its menus and its dialogs pass axe, ${where}`, async ({ browser, server }) => {
    const { page } = await open(browser, server)
    await look(page, 'Caja')
    await page.getByRole('button', { name: 'Llamar siguiente' }).click()
    await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeVisible()
    await expectAccessible(page, 'called')
    await page.getByRole('button', { name: /^Más opciones/ }).click()
    // The page behind the menu is partly covered and unreachable until the menu closes.
    await expectAccessible(page, 'menu', '[role=menu]')
    await page.getByRole('menuitem', { name: 'Cerrar jornada' }).click()
    await expectAccessible(page, 'cerrar jornada')
    await page.keyboard.press('Escape')
    if (viewport === PHONE) {
      await page.getByRole('button', { name: /^Más opciones/ }).click()
      await page.getByRole('menuitem', { name: 'Abrir pantalla' }).click()
    } else await page.getByRole('button', { name: 'Abrir pantalla' }).click()
    await page.getByRole('button', { name: 'Ver el código QR de Monitor' }).click()
    await expectAccessible(page, 'abrir pantalla')
    await page.context().close()
  })

  test(`settings and queues pass axe, ${where}`, async ({ browser, server }) => {
    const { page, empresaId } = await open(browser, server, 'configuracion')
    await look(page, 'Configuración')
    const go = (pagina: string) => page.goto(`/dashboard/${empresaId}/configuracion/${pagina}`)
    for (const [pagina, heading] of [
      ['general', 'General'],
      ['puestos', 'Colas y puestos'],
      ['pantallas', 'Pantallas'],
      ['avisos', 'Avisos'],
      ['privacidad', 'Privacidad'],
      ['peligro', 'Peligro'],
    ] as const) {
      await go(pagina)
      await look(page, heading)
    }
    await go('contacto')
    await page.getByLabel('Teléfono').fill('55 1234')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'completa todos los campos' })).toBeVisible()
    await expectAccessible(page, 'contacto with errors')
    await page.getByRole('button', { name: 'Descartar' }).click()
    await go('personalizacion')
    await look(page, 'Personalización')
    await go('plan')
    await page.getByRole('button', { name: 'Cambiar de plan' }).click()
    await expectAccessible(page, 'planes')
    await page.keyboard.press('Escape')

    await openView(page, 'Administración de Cola')
    await look(page, 'Colas actuales')
    await page.getByRole('button', { name: 'Más acciones: Caja' }).click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
    await expectAccessible(page, 'editar')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Más acciones: Caja' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await expectAccessible(page, 'eliminar')
    await page.context().close()
  })

  test(`the hours pass axe, ${where}`, async ({ browser, server }) => {
    const { page } = await open(browser, server, 'horario')
    await look(page, 'Días especiales')
    await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).check()
    await expectAccessible(page, 'horario')
    await page.getByRole('button', { name: 'Editar horario y cupos de Caja' }).click()
    await page.getByRole('switch', { name: 'Cierre a tiempo' }).check()
    await expectAccessible(page, 'cupos')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Agregar feriados' }).click()
    await expect(page.getByText('Fuente: date-holidays')).toBeVisible()
    await expectAccessible(page, 'feriados')
    await page.context().close()
  })

  test(`activity, sharing and the poster pass axe, ${where}`, async ({ browser, server }) => {
    const { page, empresaId } = await open(browser, server, 'actividad')
    await look(page, 'Actividad')
    await page.getByRole('tab', { name: 'Por persona' }).click()
    await look(page, 'Cifras por persona')
    for (const [view, heading] of [
      ['compartir', 'Compartir'],
      ['cartel', 'Toma tu turno desde tu teléfono'],
    ] as const) {
      await page.goto(`/dashboard/${empresaId}/${view}`)
      await look(page, heading)
    }
    await page.context().close()
  })
}

test('a company without queues and a menu over the content pass axe', async ({ page, context, client }) => {
  const duena = await conEmpresa(client)
  await page.setViewportSize(PHONE)
  await enterAs(context, duena)
  await page.goto(`/dashboard/${duena.empresaId}`)
  await expect(page.getByText('Crea tu primera cola')).toBeVisible()
  await expectAccessible(page, 'empty')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(page.getByRole('link', { name: 'Cola', exact: true })).toBeFocused()
  await expectAccessible(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused()
})
