import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { CONTRASENA, type ConColas, type ConEmpresa, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors, watchForbidden } from '#tests/helpers/browser.ts'
import { conPuestos, desksOf } from '#tests/helpers/desks.ts'
import { atendido, llamarSiguiente, openPanel, PHONE } from '#tests/helpers/panel.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#tests/helpers/windows.ts'

const CALM = { reducedMotion: 'reduce', puesto: '' } as const

const desk = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Creates a colleague with a login of her own. */
async function colega({ client, empresaId }: ConColas, nombre: string): Promise<ConEmpresa> {
  const alta = { params: { empresaId }, body: { nombre, rol: 'agente' as const } }
  const { correo, contrasena } = await client.call(endpoints.crearMiembro, alta)
  const hers = new Client(client.url)
  const nueva = 'una contraseña propia'
  await hers.call(endpoints.entrar, { body: { correo, contrasena, nueva } })
  return { client: hers, correo, empresaId }
}

async function clinica(client: Client) {
  const duena = await conColas(client, 'General', 'Caja')
  const [general = '', caja = ''] = duena.colas
  const [uno = '', dos = ''] = await conPuestos(
    duena,
    { nombre: 'Ventanilla 1', colas: [general] },
    { nombre: 'Ventanilla 2', colas: [general, caja] },
  )
  const take = (colaId: string, nombre: string) => pedirTurno(client, duena.empresaId, colaId, nombre)
  return { duena, general, caja, uno, dos, take }
}

test('two desks call for their own queues, and a takeover notifies both agents', async ({
  browser,
  client,
  server,
}) => {
  const { duena, general, caja, take } = await clinica(client)
  for (const nombre of ['Luis', 'Rosa', 'Juan']) await take(general, nombre)
  await take(caja, 'Marta')
  const eva = await colega(duena, 'Eva Ríos')
  const ana = await openPanel(browser, server, duena, '', CALM)
  const other = await openPanel(browser, server, eva, '', CALM)
  const errors = [watchErrors(ana), watchErrors(other)]
  const refused = [watchForbidden(ana), watchForbidden(other)]

  // The first call asks for the desk and offers those of the company.
  await llamarSiguiente(ana).click()
  const ask = dialog(ana, '¿En qué puesto estás?')
  await expect(ask.getByRole('button', { name: /Ventanilla 2 .*Libre/ })).toBeVisible()
  await expectAccessible(ana)
  await ask.getByRole('button', { name: /Ventanilla 1/ }).click()
  await expect(atendido(ana)).toContainText('Luis')
  await expect(desk(ana, 'Estoy en Ventanilla 1')).toBeVisible()

  // The other desk shows who is where, and serves both of its queues in order of arrival.
  await desk(other, 'Elegir puesto').click()
  await dialog(other, '¿En qué puesto estás?')
    .getByRole('button', { name: /^Ocupados/ })
    .click()
  await expect(dialog(other, '¿En qué puesto estás?')).toContainText(/Ana Pérez, desde las? \d/)
  await dialog(other, '¿En qué puesto estás?')
    .getByRole('button', { name: /Ventanilla 2/ })
    .click()
  await expect(desk(other, 'Estoy en Ventanilla 2')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Mis colas' })).toBeVisible()
  await llamarSiguiente(other).click()
  await expect(atendido(other)).toContainText('Rosa')
  await expect(other.getByText('Llamaste al turno 2, Rosa')).toBeVisible()

  // Ana pauses: her desk calls no customer until she is back.
  await desk(ana, 'Estoy en Ventanilla 1').click()
  await dialog(ana, 'Estás en Ventanilla 1').getByRole('button', { name: 'Hacer una pausa' }).click()
  await dialog(ana, 'Estás en Ventanilla 1').getByRole('button', { name: 'Almuerzo' }).click()
  await expect(desk(ana, 'En pausa Ventanilla 1')).toBeVisible()
  await llamarSiguiente(ana).click()
  await dialog(ana, 'Tu puesto está en pausa').getByRole('button', { name: 'Volver y llamar' }).click()
  await expect(atendido(ana)).toContainText('Juan')
  await expect(desk(ana, 'Estoy en Ventanilla 1')).toBeVisible()

  // Eva takes Ana's desk: she has to confirm, and Ana's browser is notified.
  await desk(other, 'Estoy en Ventanilla 2').click()
  await dialog(other, 'Estás en Ventanilla 2')
    .getByRole('button', { name: /^Ocupados/ })
    .click()
  await dialog(other, 'Estás en Ventanilla 2')
    .getByRole('button', { name: /Ventanilla 1/ })
    .click()
  await expect(dialog(other, 'Estás en Ventanilla 2')).toContainText('Ana Pérez está en Ventanilla 1.')
  await other.getByRole('button', { name: 'Tomar el puesto' }).click()
  await expect(desk(other, 'Estoy en Ventanilla 1')).toBeVisible()
  const lost = dialog(ana, 'Ya no estás en tu puesto')
  await expect(lost).toContainText('Eva Ríos tomó Ventanilla 1 desde otro navegador.')
  await expectAccessible(ana)
  await lost.getByRole('button', { name: 'Elegir puesto' }).click()
  await dialog(ana, '¿En qué puesto estás?')
    .getByRole('button', { name: /Ventanilla 2 .*Libre/ })
    .click()
  await expect(desk(ana, 'Estoy en Ventanilla 2')).toBeVisible()

  // Logging out frees the desk, and the other one sees it.
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await other.waitForURL(/login/)
  await desk(ana, 'Estoy en Ventanilla 2').click()
  await expect(
    dialog(ana, 'Estás en Ventanilla 2').getByRole('button', { name: /Ventanilla 1 .*Libre/ }),
  ).toBeVisible()
  // No screen requests data it is not allowed to read.
  expect(refused.flat()).toEqual([])
  expect(errors.flat()).toEqual([])
  for (const page of [ana, other]) await page.context().close()
})

test('the same person moves to another device and back without a prompt, with a customer in service', async ({
  browser,
  client,
  server,
}) => {
  const { duena, general, take } = await clinica(client)
  for (const nombre of ['Luis', 'Rosa', 'Juan']) await take(general, nombre)
  const own = server.client()
  await own.call(endpoints.entrar, { body: { correo: duena.correo, contrasena: CONTRASENA } })
  const first = await openPanel(browser, server, duena, '', CALM)
  const second = await openPanel(browser, server, { ...duena, client: own }, '', CALM)
  await llamarSiguiente(first).click()
  await dialog(first, '¿En qué puesto estás?')
    .getByRole('button', { name: /Ventanilla 1/ })
    .click()
  await expect(atendido(first)).toContainText('Luis')

  const move = async (from: Page, to: Page, next: string) => {
    await desk(to, 'Elegir puesto').click()
    const ask = dialog(to, '¿En qué puesto estás?')
    await ask.getByRole('button', { name: /^Ocupados/ }).click()
    await ask.getByRole('button', { name: /Ventanilla 1/ }).click()
    await expect(desk(to, 'Estoy en Ventanilla 1')).toBeVisible()
    const lost = dialog(from, 'Ya no estás en tu puesto')
    await expect(lost).toContainText('Ahora estás en Ventanilla 1 desde otro navegador.')
    await lost.getByRole('button', { name: 'Entendido' }).click()
    // The customer in service is theirs: the next call does not ask about another person.
    await llamarSiguiente(to).click()
    await expect(atendido(to)).toContainText(next)
  }
  await move(first, second, 'Rosa')
  await move(second, first, 'Juan')
  for (const page of [first, second]) await page.context().close()
})

test('the room view updates live, and a team manager can free a desk', async ({
  browser,
  client,
  server,
}) => {
  const { duena, general, uno, dos, take } = await clinica(client)
  const eva = await colega(duena, 'Eva Ríos')
  const hers = desksOf(eva.client, duena.empresaId)
  const page = await openPanel(browser, server, duena, 'sala', CALM)
  const room = page.getByRole('region', { name: 'Puestos' })
  const card = (name: string) => room.getByRole('listitem').filter({ hasText: name })
  await expect(card('Ventanilla 1')).toContainText('Nadie en el puesto')
  await take(general, 'Luis')
  await take(general, 'Rosa')
  await expect(page.getByRole('region', { name: 'Colas' })).toContainText('2')
  await hers.occupy(uno)
  await hers.call(uno)
  await expect(card('Ventanilla 1')).toContainText(/Eva Ríos, desde las? \d/)
  await expect(card('Ventanilla 1')).toContainText('Luis')
  await hers.pause(uno, 'Reunión')
  await expect(card('Ventanilla 1')).toContainText('En pausa: Reunión')
  await expect(page.getByText('0 ocupados, 1 en pausa, 1 libre')).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await card('Ventanilla 1').getByRole('button', { name: 'Opciones de Ventanilla 1' }).click()
  await page.getByRole('menuitem', { name: 'Liberar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar', exact: true }).click()
  await expect(card('Ventanilla 1')).toContainText('Nadie en el puesto, y esta atención sigue abierta')
  await expect(card('Ventanilla 1')).not.toContainText('Libre')
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  await page.reload()
  await expect(card('Ventanilla 1')).toContainText('Nadie en el puesto')
  await page.context().setOffline(true)
  await expect(page.getByText('Sin conexión. Ves lo último que se supo.')).toBeVisible()
  await page.context().setOffline(false)
  await hers.occupy(dos)
  await expect(card('Ventanilla 2')).toContainText(/Eva Ríos, desde las? \d/)
  await page.context().close()
})

test('the room view says when it loads, when loading failed, and what a new company is missing', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client)
  const page = await openPanel(browser, server, duena, 'actividad', CALM)
  await expect(page.getByRole('heading', { name: 'Actividad', exact: true })).toBeVisible()
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  let fail: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/proyectos/*/sala', async (route) => {
    await asked
    await route.fulfill({ status: 502, body: 'Bad gateway' })
  })
  await page.goto(`/dashboard/${duena.empresaId}/sala`)
  await expect(page.getByRole('heading', { name: 'Sala', exact: true })).toBeVisible()
  await expect(page.locator('main .animate-pulse').first()).toBeVisible()
  fail()
  await expect(page.getByText('No se pudo cargar la sala')).toBeVisible()
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  // It also retries by itself.
  await page.unroute('**/api/proyectos/*/sala')
  await expect(page.getByText('Todavía no hay puestos con nombre')).toBeVisible()
  await expect(page.getByText('Todavía no hay colas')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Configurar puestos' }).click()
  await expect(page.locator('#puestos')).toContainText('Sin puestos con nombre')
  await page.context().close()
})

test('desks are named, ordered and removed in the settings, also on a phone', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General', 'Caja')
  const page = await openPanel(browser, server, duena, 'configuracion/puestos', { ...CALM, viewport: PHONE })
  const card = page.locator('#puestos')
  const choose = async (nombre: string, accion: string) => {
    await card.getByRole('button', { name: `Más acciones: ${nombre}` }).click()
    await page.getByRole('menuitem', { name: accion }).click()
  }
  await expect(card).toContainText('Sin puestos con nombre')
  await page.getByRole('button', { name: 'Agregar puesto' }).click()
  await page.getByRole('button', { name: 'Agregar puesto' }).click()
  await card.getByLabel('Nombre').nth(1).fill('ventanilla 1')
  await expect(card.getByText('Ya hay un puesto con este nombre')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled()
  await card.getByLabel('Nombre').nth(1).fill('Mesa 7')
  await card.getByLabel('Lugares').nth(1).fill('4')
  await card.getByRole('checkbox', { name: 'Caja' }).nth(1).check()
  await choose('Mesa 7', 'Subir')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cambios guardados correctamente')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expect(await desksOf(client, duena.empresaId).list()).toMatchObject([
    { nombre: 'Mesa 7', colas: [duena.colas[1]], plazas: 4 },
    { nombre: 'Ventanilla 1', colas: null, plazas: null },
  ])
  // Both desks would have a customer under one name.
  for (const nombre of ['Luis', 'Rosa'])
    await pedirTurno(client, duena.empresaId, duena.colas[0] ?? '', nombre)
  for (const puesto of ['Ventanilla 1', 'Mostrador'])
    await client.call(endpoints.siguienteDeEmpresa, {
      params: { empresaId: duena.empresaId },
      body: { puesto },
    })
  await choose('Ventanilla 1', 'Editar')
  await card.getByLabel('Nombre').fill('Mostrador')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(card.getByLabel('Nombre')).toHaveAccessibleDescription(/Ahora se atiende a alguien/)
  await card.getByLabel('Nombre').fill('Ventanilla 1')
  await expect(card.getByText('Ahora se atiende a alguien en otro puesto con este nombre')).toHaveCount(0)
  await choose('Mesa 7', 'Quitar')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.poll(async () => (await desksOf(client, duena.empresaId).list()).length).toBe(1)
  await page.context().close()
})

test('logging out requests nothing that needs the ended session, however slow the reply', async ({
  browser,
  client,
  server,
}) => {
  const { duena } = await clinica(client)
  const page = await openPanel(browser, server, duena, '', CALM)
  const opened = page.waitForEvent('websocket')
  await page.reload()
  const socket = await opened
  await expect(desk(page, 'Elegir puesto')).toBeVisible()
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url())
  })
  const ended = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"fin"'))
  await page.route(`**${endpoints.salir.path}`, async (route) => {
    const response = await route.fetch()
    await ended
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/login')
  expect(refused).toEqual([])
  await page.context().close()
})
