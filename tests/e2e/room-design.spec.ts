import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { showTheme } from '#tests/helpers/axe.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { CALM, expectOnce, inDialog } from '#tests/helpers/lost-response.ts'
import { measure, STAFF } from '#tests/helpers/measure.ts'
import { openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/helpers/windows.ts'

const COLAS = ['Recepción y citas', 'Medicina general', 'Laboratorio', 'Atención preferente']
const NOMBRES = [
  ['Valentina Martínez', 'Verónica Castillo', 'María José Hernández', 'Manuel Ortiz', 'Ximena Rojas'],
  ['Santiago Torres Sánchez', 'Fernanda Castillo', 'Diego Ramírez', 'Emilio Morales López'],
  ['Andrea González', 'Pedro Jiménez', 'Jorge Luis Medina', 'Daniela Soto'],
]
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }
const SIZES = [DESK, { width: 768, height: 1024 }, PHONE]

const TYPED = [...COLAS, ...NOMBRES.flat()]

/** Four queues with thirteen people waiting, and nine desks, one of them serving and one paused. */
async function clinica(client: Client) {
  const duena = await conColas(client, ...COLAS)
  const { empresaId, colas } = duena
  const puestos = await conPuestos(
    duena,
    ...Array.from({ length: 9 }, (_, i) => ({ nombre: `Consultorio ${i + 1}` })),
  )
  const [first = ''] = colas
  await pedirTurno(client, empresaId, first, 'Héctor Flores')
  const desks = desksOf(client, empresaId)
  await desks.occupy(puestos[0] ?? '')
  await desks.call(puestos[0] ?? '')
  const marta = await colega(duena, 'Marta Solís')
  const hers = desksOf(marta.client, empresaId)
  await hers.occupy(puestos[1] ?? '')
  await hers.pause(puestos[1] ?? '', 'Almuerzo')
  for (const [i, list] of NOMBRES.entries())
    for (const nombre of list) await pedirTurno(client, empresaId, colas[i] ?? '', nombre)
  return { duena, waiting: NOMBRES.flat(), marta }
}

async function colega({ client, empresaId }: ConColas, nombre: string, colas?: string[]) {
  const alta = { params: { empresaId }, body: { nombre, rol: 'agente' as const, colas: colas ?? null } }
  const { correo, contrasena } = await client.call(endpoints.crearMiembro, alta)
  const hers = new Client(client.url)
  await hers.call(endpoints.entrar, { body: { correo, contrasena, nueva: 'una contraseña propia' } })
  return { client: hers, correo, empresaId }
}

/** Looks at the screen at every size, in both themes. Pointer widths have the design's own heights. */
async function expectAsDesigned(page: Page, what: string) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme)
      const found = await measure(page, { sizes: STAFF, target: size.width >= 1024 ? 20 : 44 })
      // Names that people typed may be cut, with the whole name in their title; our own words may not.
      const cut = found.cut.filter((text) => !TYPED.some((name) => name.startsWith(text)))
      expect({ ...found, cut }, `${what} ${size.width} ${theme}`).toEqual({
        contrast: [],
        cut: [],
        size: [],
        wrapped: [],
        small: [],
        outside: [],
      })
    }
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(DESK)
}

test('the administrative view shows everybody who waits, and its call buttons never move', async ({
  browser,
  client,
  server,
}) => {
  test.slow()
  const { duena, waiting } = await clinica(client)
  const page = await openPanel(browser, server, duena, '', { ...CALM, viewport: DESK })
  const errors = watchErrors(page)
  await page.goto(`/admin/${duena.empresaId}/${duena.colas[0]}`)
  for (const nombre of waiting) await expect(page.getByText(nombre)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('13 clientes en espera')).toBeVisible()
  const rows = await page
    .locator('ol [data-fila]')
    .evaluateAll((all: HTMLElement[]) => all.map(({ offsetHeight }) => offsetHeight))
  expect(new Set(rows)).toEqual(new Set([40, 52]))
  await expectAccessible(page)
  await expectAsDesigned(page, 'admin')

  // Three calls in one visit, each with its own customer, and the button stays where it was.
  const general = page.getByRole('region', { name: 'Medicina general' })
  const call = general.getByRole('button', { name: /^Llamar siguiente cliente de Medicina general/ })
  const before = await call.boundingBox()
  await page.getByRole('button', { name: 'Elegir puesto' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Consultorio 3/ })
    .click()
  for (const nombre of ['Santiago Torres Sánchez', 'Fernanda Castillo', 'Diego Ramírez']) {
    await call.click()
    await expect(page.getByText(new RegExp(`^Llamaste al turno \\S+, ${nombre}$`))).toBeVisible()
    expect(await call.boundingBox()).toEqual(before)
  }
  await page.keyboard.press('z')
  await expect(general.getByRole('listitem').filter({ hasText: 'Siguiente' })).toContainText('Diego Ramírez')

  // On a phone every queue has its call button in view; the chevron opens its people.
  await page.setViewportSize(PHONE)
  await page.reload()
  for (const cola of COLAS.slice(0, 3))
    await expect(page.getByRole('button', { name: `Llamar siguiente cliente de ${cola}` })).toBeInViewport({
      ratio: 1,
    })
  for (const region of await page.getByRole('region', { name: /Recepción|Laboratorio/ }).all())
    expect(await region.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(129)
  await expect(page.getByText('Andrea González')).toBeHidden()
  await page.getByRole('button', { name: 'Ver la lista de Laboratorio' }).click()
  await expect(page.getByText('Andrea González')).toBeVisible()
  await expectAccessible(page)
  expect(errors).toEqual([])
  await page.context().close()
})

test('nine desks and the queues of the room fit one screen, and three announcements in a row reach their queues', async ({
  browser,
  client,
  server,
}) => {
  test.slow()
  const { duena, marta } = await clinica(client)
  const { empresaId } = duena
  const page = await openPanel(browser, server, duena, 'sala', CALM)
  const desks = page.getByRole('region', { name: 'Puestos' }).locator('li:has(h4)')
  await expect(desks).toHaveCount(9)
  for (const desk of await desks.all()) {
    await expect(desk).toBeInViewport({ ratio: 1 })
    expect(await desk.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(88)
  }
  for (const cola of COLAS)
    await expect(page.getByRole('row', { name: new RegExp(cola) })).toBeInViewport({ ratio: 1 })
  await expect(desks.nth(1)).toContainText('En pausa: Almuerzo')
  await expectAccessible(page)
  await expectAsDesigned(page, 'sala')

  await page.getByRole('button', { name: 'Anunciar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anuncio a quienes esperan' })
  await expect(dialog.getByLabel('Qué quieres decir')).toBeFocused()
  await dialog.getByRole('button', { name: 'Anunciar' }).click()
  await expect(dialog.getByText('Escribe qué quieres decir')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Qué quieres decir').fill('Hay café en la entrada')
  await expectOnce(page, 'anunciar', inDialog(page, 'Anunciar'))
  await expect(dialog.getByText('Hay café en la entrada')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  for (const [cola, texto] of [
    ['Laboratorio', 'Ven en ayunas'],
    ['Medicina general', 'El médico llega tarde'],
  ] as const) {
    await page.getByRole('button', { name: `Opciones de ${cola}` }).click()
    await page.getByRole('menuitem', { name: 'Anunciar…' }).click()
    await expect(dialog.getByLabel(cola)).toBeChecked()
    await dialog.getByLabel('Qué quieres decir').fill(texto)
    await dialog.getByRole('button', { name: 'Anunciar' }).click()
    await expect(dialog.getByText(new RegExp(`^${cola} · hasta`))).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const { anuncios } = await client.call(endpoints.anuncios, { params: { empresaId } })
  expect(anuncios.map(({ colas }) => colas?.length ?? 0).sort()).toEqual([0, 1, 1])

  // As another person: who serves customers has no view of the room.
  const other = await openPanel(browser, server, marta, 'sala', CALM)
  await expect(other.getByText('Esta parte no es de tu rol')).toBeVisible()
  await other.context().close()
  await page.context().close()
})

test('team, statistics and home are as designed at every size', async ({ browser, client, server }) => {
  test.slow()
  const { duena } = await clinica(client)
  const { empresaId, colas } = duena
  for (const nombre of ['Rosa Díaz', 'Teresa Salinas', 'Irene Cruz'])
    await client.call(endpoints.invitar, {
      params: { empresaId },
      body: { nombre, rol: 'agente', colas: [colas[0] ?? ''] },
    })
  const page = await openPanel(browser, server, duena, 'equipo', CALM)
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('row', { name: /Marta Solís/ })).toContainText('Consultorio 2 · en pausa')
  await expectAsDesigned(page, 'equipo')
  // Each search starts from the whole team.
  for (const [typed, who] of [
    ['solis', 'Marta Solís'],
    ['TERESA', 'Teresa Salinas'],
    ['ana', 'Ana Pérez'],
  ] as const) {
    await page.getByLabel('Buscar por nombre o correo').fill(typed)
    await expect(page.getByRole('row').nth(1)).toContainText(who)
  }
  await page.getByLabel('Buscar por nombre o correo').fill('nadie así')
  await expect(page.getByText('Nadie coincide con la búsqueda')).toBeVisible()
  await page.getByRole('tab', { name: 'Qué puede hacer cada quien' }).click()
  await expect(page.getByRole('table', { name: 'Qué puede hacer cada quien' })).toBeVisible()
  await expectAccessible(page)
  await expectAsDesigned(page, 'permisos')

  await page.goto(`/dashboard/${empresaId}/estadisticas`)
  const figure = page.getByRole('group', { name: 'Total de turnos' })
  await expect(figure).toBeVisible()
  expect(await figure.evaluate(({ parentElement }) => parentElement?.offsetHeight)).toBe(156)
  await expectAsDesigned(page, 'estadísticas')
  await expectAccessible(page)

  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Administrar Clínica Sol' })).toBeVisible()
  await expectAsDesigned(page, 'home')
  await expectAccessible(page)
  await page.context().close()
})
