import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { CategoriaEnviada } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { atendido, enEspera, listaEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible } from '#tests/helpers/windows.ts'

const CALM = { reducedMotion: 'reduce' } as const

/** Creates a company with two queues, and these people waiting in the first. */
async function conGente(client: Client, ...gente: string[]) {
  const duena = await conColas(client, 'Caja', 'Farmacia')
  const { empresaId, colas } = duena
  const [caja = '', farmacia = ''] = colas
  const turnos = []
  for (const nombre of gente) turnos.push(await pedirTurno(client, empresaId, caja, nombre))
  return { duena, empresaId, caja, farmacia, turnos }
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Acciones del turno ${name}` })
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
const apartados = (page: Page) => page.getByRole('list', { name: 'Apartados' })
const view = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click()

async function choose(page: Page, who: string, what: string | RegExp) {
  await menuOf(page, who).click()
  await item(page, what).click()
}

test('a customer is moved, set aside, annotated and brought back from the row menu, live and with undo', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja, farmacia } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  const errors = watchErrors(page)
  const other = await openPanel(browser, server, duena, '', CALM)
  await other.goto(`/admin/${empresaId}/${farmacia}`)
  const inFarmacia = other.getByRole('region', { name: 'Farmacia' })

  await choose(page, '2, Rosa', 'Transferir…')
  const dialog = page.getByRole('dialog', { name: 'Transferir a Rosa' })
  await expect(dialog.getByLabel('En qué lugar')).toHaveValue('conserva')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Transferir' }).click()
  await expect(page.getByText('Rosa pasó a Farmacia')).toBeVisible()
  await expect(inFarmacia.getByRole('listitem')).toHaveText([/Rosa/])
  expect(await enEspera(client, empresaId, farmacia)).toEqual(['Rosa'])
  await page.getByRole('button', { name: 'Deshacer el traslado de Rosa' }).click()
  await expect(page.getByText('Rosa está como antes')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa', 'Eva'])

  // To the end of the same queue.
  await choose(page, '1, Luis', 'Transferir…')
  await page.getByLabel('A dónde').selectOption({ label: 'Caja, en otro lugar' })
  await page.getByRole('button', { name: 'Transferir', exact: true }).click()
  await expect(page.getByText('Luis cambió de lugar en la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa', 'Eva', 'Luis'])

  await choose(page, '2, Rosa', 'Apartar…')
  await page.getByRole('button', { name: '15 min', exact: true }).click()
  await expect(page.getByText('Apartaste a Rosa')).toBeVisible()
  await view(page, 'Apartados')
  await expect(apartados(page).getByRole('listitem')).toHaveText([/Rosa\s*vuelve a las? \d/])
  await view(page, 'En espera')
  expect(await enEspera(client, empresaId, caja)).toEqual(['Eva', 'Luis'])
  await choose(page, '3, Eva', 'Apartar…')
  await page.getByRole('button', { name: 'Sin plazo' }).click()
  await view(page, 'Apartados')
  await expect(apartados(page).getByRole('listitem')).toHaveText([/Rosa/, /Eva\s*sin plazo/])
  await expectAccessible(page)
  await apartados(page).getByRole('button', { name: 'Volver ahora a la cola el turno 2, Rosa' }).click()
  await expect(page.getByText('Rosa está otra vez en la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa', 'Luis'])
  await page.keyboard.press('z')
  await expect(apartados(page).getByRole('listitem')).toHaveCount(2)

  await view(page, 'En espera')
  await choose(page, '1, Luis', 'Nota y datos…')
  await page.getByLabel('Nota (opcional)').fill('Trae receta')
  await page.getByLabel('Marcas (opcional)').fill('VIP, Primera vez')
  await page.getByLabel('Personas (opcional)').fill('4')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  // The first mark in words, the others as icons; the note with the row that is selected.
  await expect(listaEspera(page).getByRole('listitem')).toHaveText([/VIP.*Trae receta/s])
  for (const name of ['Primera vez', '4 personas', 'Nota']) {
    await expect(listaEspera(page).getByRole('img', { name })).toBeVisible()
  }
  await listaEspera(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(listaEspera(page).getByText('Trae receta')).toBeVisible()
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Trae receta')
  await expect(atendido(page)).toContainText('VIP')
  expect(errors).toEqual([])
  await page.context().close()
  await other.context().close()
})

test("calling a chosen customer follows the company's rule and shows how many were skipped", async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const rule = (elegir: 'nadie' | 'con motivo' | 'libre') =>
    client.call(endpoints.cambiarEmpresa, {
      params: { correo: duena.correo, id: empresaId },
      body: { elegir },
    })
  const page = await openPanel(browser, server, duena, '', CALM)
  await choose(page, '3, Eva', 'Llamar ahora')
  await expect(atendido(page)).toContainText('Eva')
  await page.getByRole('button', { name: 'Deshacer la llamada de Eva' }).click()
  await expect(page.getByText('Eva volvió a su lugar en la cola')).toBeVisible()

  await rule('con motivo')
  await page.reload()
  await choose(page, '3, Eva', 'Llamar ahora')
  const dialog = page.getByRole('dialog', { name: 'Llamar a Eva antes que a los demás' })
  await expect(dialog).toContainText('Pasa antes que 2 personas que llegaron primero.')
  await expect(dialog.getByRole('button', { name: 'Llamar ahora' })).toBeDisabled()
  await dialog.getByLabel('Motivo').fill('Urgencia')
  await page.keyboard.press('Enter')
  await expect(atendido(page)).toContainText('Eva')
  expect(await enEspera(client, empresaId, caja)).toEqual(['Luis', 'Rosa'])

  await rule('nadie')
  await page.reload()
  await menuOf(page, '2, Rosa').click()
  await expect(item(page, 'Transferir…')).toBeVisible()
  await expect(item(page, 'Llamar ahora')).toHaveCount(0)
  await page.keyboard.press('Escape')
  // Calling the first customer is no exception to the order.
  await choose(page, '1, Luis', 'Llamar ahora')
  await expect(atendido(page)).toContainText('Luis')
  await page.context().close()
})

test("moving a customer before others follows the company's rule, as calling does", async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const rule = (elegir: 'nadie' | 'con motivo') =>
    client.call(endpoints.cambiarEmpresa, {
      params: { correo: duena.correo, id: empresaId },
      body: { elegir },
    })
  await rule('con motivo')
  const page = await openPanel(browser, server, duena, '', CALM)
  const dialog = page.getByRole('dialog', { name: 'Transferir a Eva' })
  const confirm = dialog.getByRole('button', { name: 'Transferir', exact: true })
  await choose(page, '3, Eva', 'Transferir…')
  await dialog.getByLabel('A dónde').selectOption({ label: 'Caja, en otro lugar' })
  await expect(dialog.getByLabel('Motivo')).toHaveCount(0)
  await dialog.getByLabel('En qué lugar').selectOption({ label: 'El primero' })
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Motivo').fill('Urgencia')
  await confirm.click()
  await expect(page.getByText('Eva cambió de lugar en la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Eva', 'Luis', 'Rosa'])
  await page.getByRole('button', { name: 'Deshacer el traslado de Eva' }).click()
  await expect(page.getByText('Eva está como antes')).toBeVisible()
  await choose(page, '3, Eva', 'Transferir…')
  await dialog.getByLabel('A dónde').selectOption({ label: 'A un puesto libre' })
  await dialog.getByLabel('Puesto').fill('Caja 9')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Motivo').fill('Urgencia')
  await confirm.click()
  await expect(page.getByText(/Eva pasó a .*Caja 9/)).toBeVisible()

  await rule('nadie')
  await page.reload()
  await choose(page, '2, Rosa', 'Transferir…')
  const rosa = page.getByRole('dialog', { name: 'Transferir a Rosa' })
  await expect(rosa.getByLabel('A dónde').locator('option')).toHaveText(['Farmacia', 'Caja, en otro lugar'])
  await expect(rosa.getByLabel('En qué lugar').locator('option')).toHaveText([
    'El que le da su antigüedad',
    'Al final',
  ])
  await page.keyboard.press('Escape')
  // The first in line passes over nobody.
  await choose(page, '1, Luis', 'Transferir…')
  const luis = page.getByRole('dialog', { name: 'Transferir a Luis' })
  await luis.getByLabel('A dónde').selectOption({ label: 'A un puesto libre' })
  await luis.getByLabel('Puesto').fill('Caja 8')
  await luis.getByRole('button', { name: 'Transferir', exact: true }).click()
  await expect(page.getByText(/Luis pasó a .*Caja 8/)).toBeVisible()
  await page.context().close()
})

test('with only the keyboard a row is selected with the arrows, its menu opens with M, and T and P move the served customer', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja, farmacia } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  await expect(listaEspera(page).getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Abrir el menú de la persona elegida en la lista')
  await page.keyboard.press('Escape')
  await listaEspera(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(listaEspera(page).getByRole('listitem').nth(1)).toBeFocused()
  await page.keyboard.press('m')
  await expect(item(page, 'Llamar ahora')).toBeFocused()
  for (const next of ['Avisar que se acerque', 'Transferir…', 'Apartar…']) {
    await page.keyboard.press('ArrowDown')
    await expect(item(page, next)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '5 min', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Apartaste a Rosa')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.keyboard.press('z')
  await expect(page.getByText('Rosa está como antes')).toBeVisible()

  await page.keyboard.press('Control+Enter')
  await expect(atendido(page)).toContainText('Luis')
  await page.keyboard.press('t')
  await expect(page.getByLabel('A dónde')).toBeFocused()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Transferir', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Luis pasó a Farmacia')).toBeVisible()
  expect(await enEspera(client, empresaId, farmacia)).toEqual(['Luis'])
  await page.keyboard.press('z')
  await expect(atendido(page)).toContainText('Luis')
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Apartaste a Luis')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa', 'Eva'])
  await page.context().close()
})

test('an absent customer who arrives after all returns behind the next two', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja } = await conGente(client, 'Luis', 'Rosa', 'Eva', 'Juan')
  const page = await openPanel(browser, server, duena, '', CALM)
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await page.keyboard.press('a')
  await expect(page.getByText('Luis quedó como ausente')).toBeVisible()
  await page.getByRole('button', { name: 'Recientes' }).click()
  await page.getByRole('button', { name: /^Volvió: .* el turno 1, Luis$/ }).click()
  await expect(page.getByText('Luis está otra vez en la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa', 'Eva', 'Luis', 'Juan'])
  await page.keyboard.press('z')
  await expect(page.getByText('Luis está como antes')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa', 'Eva', 'Juan'])
  await page.context().close()
})

test('at the end of a service the next queue is one click away, and the phone follows', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja, farmacia, turnos } = await conGente(client, 'Luis', 'Rosa')
  await pedirTurno(client, empresaId, farmacia, 'Ana')
  await save(
    client,
    empresaId,
    { id: caja, nombre: 'Caja', sigue: farmacia },
    { id: farmacia, nombre: 'Farmacia' },
  )
  const page = await openPanel(browser, server, duena, '', CALM)
  const phone = await page.context().newPage()
  await phone.addInitScript(
    ([id = '', turno = '']) => localStorage.setItem(`turnero.turno.${id}`, turno),
    [empresaId, JSON.stringify(turnos[0])],
  )
  await phone.goto(`/mi-turno/${empresaId}`)
  await expect(phone.getByText('Caja').first()).toBeVisible()
  await page.bringToFront()
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finalizar y pasar a Farmacia' }).click()
  await expect(page.getByText('Luis pasó a Farmacia')).toBeVisible()
  // Keeps the seniority: before Ana, who came later.
  expect(await enEspera(client, empresaId, farmacia)).toEqual(['Luis', 'Ana'])
  await page.keyboard.press('z')
  await expect(atendido(page)).toContainText('Luis')
  await page.keyboard.press('s')
  await expect(page.getByText('Luis pasó a Farmacia')).toBeVisible()
  await phone.bringToFront()
  await expect(phone.getByText('Farmacia').first()).toBeVisible()
  await expect(phone.getByText('1 · Caja').first()).toBeVisible()
  await page.context().close()
})

test('a customer is added at the desk with the answers the queue asks for', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, caja, farmacia } = await conGente(client, 'Luis')
  const campo = {
    id: randomUUID(),
    nombre: 'Cédula',
    tipo: 'documento' as const,
    obligatorio: true,
    opciones: [],
  }
  await save(
    client,
    empresaId,
    { id: caja, nombre: 'Caja', pidePersonas: true, campos: [campo] },
    { id: farmacia, nombre: 'Farmacia' },
  )
  const preferencia = {
    id: randomUUID(),
    nombre: 'Convenio',
    tipo: 'propia' as const,
    ventaja: 60,
    ofrecida: false,
  }
  await client.call(endpoints.guardarPreferencias, {
    params: { empresaId },
    body: { preferencias: [preferencia] },
  })
  const page = await openPanel(browser, server, duena, '', CALM)
  await expect(listaEspera(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('n')
  await page.keyboard.type('Rosa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Completa este campo')).toBeVisible()
  await expect(page.getByLabel('Cédula')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('CC 1234')
  await page.getByLabel('¿Cuántas personas vienen?').fill('3')
  await page.getByLabel(/^Atención preferente/).selectOption('Convenio')
  await page.getByRole('button', { name: 'Agregar cliente' }).click()
  await expect(page.getByText(/^Rosa tiene el turno 2, código/)).toBeVisible()
  await expect(listaEspera(page).getByRole('listitem').first()).toHaveText(
    /Rosa.*Convenio.*Cédula\s*CC 1234/s,
  )
  await expect(listaEspera(page).getByRole('img', { name: '3 personas' })).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa', 'Luis'])

  // Answers can be corrected.
  await choose(page, '2, Rosa', 'Nota y datos…')
  await expect(page.getByRole('dialog').getByLabel('Cédula')).toHaveValue('CC 1234')
  await page.keyboard.press('Escape')

  await page.getByLabel('Tamaño del grupo').selectOption('2')
  await expect(listaEspera(page).getByRole('listitem')).toHaveText([/Luis/])
  await page.context().close()
})

test('a table calls the first party that fills more than half of it', async ({ browser, client, server }) => {
  const { duena, empresaId, caja } = await conGente(client)
  for (const [nombre, personas] of [
    ['Luis', 2],
    ['Rosa', 6],
    ['Eva', 4],
  ] as const) {
    await client.call(endpoints.pedirTurno, {
      params: { empresaId, colaId: caja },
      body: { nombre, personas },
    })
  }
  await client.call(endpoints.guardarPuestos, {
    params: { empresaId },
    body: { puestos: [{ id: randomUUID(), nombre: 'Mesa 1', plazas: 5 }] },
  })
  const page = await openPanel(browser, server, duena, '', { ...CALM, puesto: '' })
  await llamarSiguiente(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Mesa 1/ })
    .click()
  await expect(atendido(page)).toContainText('Eva')
  await expect(llamarSiguiente(page)).toHaveAccessibleName(/turno 1, Luis \(5 lugares\)/)
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')
  await llamarSiguiente(page).click()
  await expect(page.getByText('Nadie de los que esperan cabe en 5 lugares')).toBeVisible()
  expect(await enEspera(client, empresaId, caja)).toEqual(['Rosa'])
  await page.context().close()
})

async function save(client: Client, empresaId: string, ...categorias: CategoriaEnviada[]) {
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
}
