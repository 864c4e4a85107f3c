import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, conEmpresa, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { DESKTOP, enterAs, PHONE } from '#tests/helpers/panel.ts'

async function expectAccessible(page: Page, what: string, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map((n) => n.html).join(' | ')}`)
  expect(found).toEqual([])
}

for (const [theme, viewport] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  test(`every view of the owner passes axe, ${theme}, ${viewport.width} wide`, async ({
    browser,
    client,
    server,
  }) => {
    test.slow()
    const duena = await conColas(client, 'Caja', 'Quejas')
    const { empresaId, colas } = duena
    const [colaId = ''] = colas
    for (const nombre of ['Luis', 'Rosa', 'Eva']) await pedirTurno(client, empresaId, colaId, nombre)
    await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '2' } })
    const context = await browser.newContext({
      baseURL: server.url,
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await enterAs(context, duena)
    const page = await context.newPage()
    const see = async (path: string, heading: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect(page.locator('.animate-pulse')).toHaveCount(0)
      await expectAccessible(page, path)
    }
    const panel = `/dashboard/${empresaId}`

    await see('/home', 'Tu Centro de Control Empresarial')
    await see('/crearproyecto', 'Nueva Empresa')
    await page.getByLabel('Nombre de la empresa').fill('Clínica')
    await page.getByLabel('Titular o responsable').fill('Ana')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Agregar horario' }).click()
    await expectAccessible(page, 'wizard, second step')

    await see(panel, 'Caja')
    await page.getByRole('button', { name: 'Llamar siguiente' }).click()
    await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeVisible()
    await expectAccessible(page, 'called')
    await page.getByRole('button', { name: /^Más opciones/ }).click()
    // The page behind the menu is partly covered and cannot be reached until the menu closes.
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

    await see(`${panel}/configuracion`, 'Tu plan')
    await page.getByRole('tab', { name: 'Contacto' }).click()
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'contacto with errors')
    await page.getByRole('tab', { name: 'Personalización' }).click()
    await expectAccessible(page, 'personalizacion')
    await page.getByRole('button', { name: 'Cambiar de plan' }).click()
    await expectAccessible(page, 'planes')

    await see(`${panel}/administrar-cola`, 'Colas actuales')
    await page.getByRole('button', { name: 'Editar Caja' }).click()
    await expectAccessible(page, 'editar')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Eliminar Caja' }).click()
    await expectAccessible(page, 'eliminar')
    await see(`${panel}/horario`, 'Días especiales')
    await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).check()
    await expectAccessible(page, 'horario')
    await page.getByRole('button', { name: 'Editar horario y cupos de Caja' }).click()
    await page.getByRole('switch', { name: 'Cierre a tiempo' }).check()
    await expectAccessible(page, 'cupos')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Agregar feriados' }).click()
    await expect(page.getByText('Fuente: date-holidays')).toBeVisible()
    await expectAccessible(page, 'feriados')
    page.on('dialog', (dialog) => dialog.accept())
    await see(`${panel}/actividad`, 'Actividad')
    await see(`${panel}/actividad?ver=personas`, 'Cifras por persona')
    await see(`${panel}/compartir`, 'Compartir')
    await see(`${panel}/cartel`, 'Toma tu turno desde tu teléfono')
    await context.close()
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
