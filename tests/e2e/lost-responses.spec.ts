import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { conPuestos } from '#tests/helpers/desks.ts'
import {
  CALM,
  click,
  conGente,
  expectOnce,
  inDialog,
  openSilent,
  withoutPushes,
} from '#tests/helpers/lost-response.ts'
import { atendido, enEspera, llamarSiguiente } from '#tests/helpers/panel.ts'
import { PHONE, scripted } from '#tests/helpers/windows.ts'

test('a lost response on the phone does nothing twice: taking a turno, letting others pass, arriving and cancelling', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, caja } = await conGente(client, 'Luis', 'Rosa')
  const page = await browser.newPage({ ...PHONE, baseURL: server.url, ...CALM })
  const silence = await withoutPushes(page)
  await page.goto(`/mi-turno/${empresaId}`)
  await scripted(page)
  await page.getByLabel('Tu nombre').fill('Ana')
  await expectOnce(page, 'pedirTurno', click(page, 'Obtener Turno'))
  await expect(page.getByText('2 personas antes que tú')).toBeVisible()
  for (const nombre of ['Eva', 'Juan', 'Olga']) await pedirTurno(client, empresaId, caja, nombre)
  // The offer to let others pass shows that the phone knows of those behind.
  await page.getByRole('button', { name: 'Más' }).click()
  await expect(page.getByText('A 1, 2 o 3 personas')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await silence()

  await expectOnce(page, 'responderAviso', click(page, 'Voy en camino'))
  await letOnePass(page)
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa', 'Eva', 'Ana', 'Juan', 'Olga'])
  // Postponing again is a new request: it moves once more.
  await letOnePass(page)
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa', 'Eva', 'Juan', 'Ana', 'Olga'])
  await expectOnce(page, 'llegue', click(page, 'Ya llegué'))
  await page.getByRole('button', { name: 'Cancelar turno' }).click()
  // The phone has already left the turno and retries by itself.
  await expectOnce(page, 'cancelar', click(page, 'Sí, cancelar'), async () => {})
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa', 'Eva', 'Juan', 'Olga'])
  await page.context().close()
})

async function letOnePass(page: Page) {
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('button', { name: 'Dejar pasar' }).click()
  await page.getByRole('radio', { name: '1' }).check()
  await expectOnce(page, 'posponer', inDialog(page, 'Dejar pasar a 1 persona'))
}

/** Opens the menu of a row and chooses. After the first press the menu is closed again. */
const choose = (page: Page, who: string, what: string) => async () => {
  await page.getByRole('button', { name: `Acciones del turno ${who}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** Presses the undo button of the last action. */
const undo = (page: Page) => click(page, /^Deshacer/)

test('a lost response at the desk does nothing twice: calling, calling again, finishing, absences and undo', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa', 'Eva', 'Juan')
  const page = await openSilent(browser, server, duena)
  const waiting = () => enEspera(client, empresaId, caja)
  const key = (name: string) => () => page.keyboard.press(name)
  const llamar = () => llamarSiguiente(page).click()

  await expectOnce(page, 'siguiente', llamar)
  await expect(atendido(page)).toContainText('Luis')
  await expectOnce(page, 'deshacer', undo(page))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Juan'])
  // Repeating them is a new call and a new undo.
  await expectOnce(page, 'siguiente', llamar)
  await expectOnce(page, 'deshacer', undo(page))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Juan'])
  await expectOnce(page, 'siguiente', llamar)
  await expectOnce(page, 'rellamar', key('r'))
  await expectOnce(page, 'rellamar', key('r'))
  await expectOnce(page, 'ausente', key('a'))
  await expect(page.getByText('Luis quedó como ausente')).toBeVisible()
  await page.getByRole('button', { name: 'Recientes' }).click()
  await expectOnce(page, 'volver', click(page, /^Volvió: .* el turno 1, Luis$/))
  expect(await waiting()).toEqual(['Rosa', 'Eva', 'Luis', 'Juan'])
  await expectOnce(page, 'deshacerTurno', undo(page))
  expect(await waiting()).toEqual(['Rosa', 'Eva', 'Juan'])
  await expectOnce(page, 'siguiente', llamar)
  await expect(atendido(page)).toContainText('Rosa')
  await expectOnce(page, 'finalizar', key('f'))
  await expectOnce(page, 'restaurar', undo(page))
  const { enAtencion } = await client.call(endpoints.cola, { params: { empresaId, colaId: caja } })
  expect(enAtencion).toMatchObject([{ nombre: 'Rosa' }])
  await page.context().close()
})

test('a lost response in the list does nothing twice: adding, moving, setting aside, renaming, choosing and removing', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja, farmacia } = await conGente(client, 'Luis', 'Rosa', 'Eva', 'Juan')
  const page = await openSilent(browser, server, duena)
  const waiting = () => enEspera(client, empresaId, caja)

  const agregar = page.getByLabel('Agregar cliente').first()
  await agregar.fill('Olga')
  await expectOnce(page, 'pedirTurno', () => agregar.press('Enter'))
  await agregar.fill('Olga')
  await expectOnce(page, 'pedirTurno', () => agregar.press('Enter'))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Juan', 'Olga', 'Olga'])

  await choose(page, '4, Juan', 'Transferir…')()
  await page.getByLabel('A dónde').selectOption({ label: 'Caja, en otro lugar' })
  await expectOnce(page, 'transferir', inDialog(page, 'Transferir'))
  expect(await waiting()).toEqual(['Luis', 'Rosa', 'Eva', 'Olga', 'Olga', 'Juan'])
  await choose(page, '3, Eva', 'Transferir…')()
  await expectOnce(page, 'transferir', inDialog(page, 'Transferir'))
  expect(await enEspera(client, empresaId, farmacia)).toEqual(['Eva'])
  await expectOnce(page, 'deshacerTurno', undo(page))

  await choose(page, '2, Rosa', 'Apartar…')()
  await expectOnce(page, 'apartar', inDialog(page, '15 min'))
  await expectOnce(page, 'deshacerTurno', undo(page))
  expect(await waiting()).toContain('Rosa')
  // Setting aside again after the undo is a new order.
  await choose(page, '2, Rosa', 'Apartar…')()
  await expectOnce(page, 'apartar', inDialog(page, '15 min'))
  expect(await waiting()).not.toContain('Rosa')

  await choose(page, '1, Luis', 'Corregir nombre')()
  await page.getByLabel('Nombre del cliente').fill('Luisa')
  await expectOnce(page, 'cambiarTurno', inDialog(page, 'Guardar nombre'))
  await expectOnce(page, 'retirar', choose(page, '1, Luis', 'Quitar de la cola'))
  expect(await waiting()).toEqual(['Eva', 'Olga', 'Olga', 'Juan'])
  await expectOnce(page, 'llamarTurno', choose(page, '3, Eva', 'Llamar ahora'))
  await expect(atendido(page)).toContainText('Eva')
  await page.context().close()

  const other = await openSilent(browser, server, duena)
  await other.getByRole('button', { name: /^Apartados/ }).click()
  await expectOnce(other, 'reanudar', click(other, 'Volver ahora a la cola el turno 2, Rosa'))
  expect(await waiting()).toContain('Rosa')
  await other.context().close()
})

test('a lost response at a desk does nothing twice: arriving, pausing and returning', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa')
  await conPuestos(duena, { nombre: 'Ventanilla 1', colas: [caja] })
  const page = await openSilent(browser, server, duena, { puesto: '' })
  const estado = async () => {
    const { puestos } = await client.call(endpoints.puestos, { params: { empresaId } })
    return puestos[0]?.estado
  }
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Elegir puesto' }).click()
  await expectOnce(page, 'ocuparPuesto', () => dialog.getByRole('button', { name: /Ventanilla 1/ }).click())
  expect(await estado()).toBe('ocupado')
  await page.reload()
  await page.getByRole('button', { name: 'Estoy en Ventanilla 1' }).click()
  await dialog.getByRole('button', { name: 'Hacer una pausa' }).click()
  await expectOnce(page, 'pausarPuesto', inDialog(page, 'Almuerzo'))
  expect(await estado()).toBe('en pausa')
  await page.getByRole('button', { name: 'En pausa Ventanilla 1' }).click()
  await expectOnce(page, 'pausarPuesto', inDialog(page, 'Volver de la pausa'))
  expect(await estado()).toBe('ocupado')
  await page.context().close()
})

test('a lost response to a call from all queues calls one person', async ({ browser, client, server }) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa')
  const page = await openSilent(browser, server, duena)
  await page.getByRole('link', { name: /^Todas las colas/ }).click()
  await expect(llamarSiguiente(page)).toHaveAccessibleName('Llamar siguiente turno 1, Luis')
  await expectOnce(page, 'siguienteDeEmpresa', () => llamarSiguiente(page).click())
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa'])
  await page.context().close()
})
