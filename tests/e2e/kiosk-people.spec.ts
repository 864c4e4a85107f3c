import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { stepped, toName } from '#tests/helpers/kiosk.ts'
import { openWindow, scripted, TABLET } from '#tests/helpers/windows.ts'

/** Two of the people have the same name. */
const PEOPLE = ['Ana Ruiz', 'Luis Mora', 'Ana Ruiz']

const nombre = (page: Page) => page.getByLabel('Nombre completo')
const obtener = (page: Page) => page.getByRole('button', { name: 'Obtener Turno' })

async function issued(client: Client, empresaId: string, colaId: string) {
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  return turnos.map((turno) => ({ nombre: turno.nombre, numero: turno.numero, codigo: turno.codigo }))
}

/** Returns the code on the screen that shows a person's turno. */
async function shown(page: Page, person: string, numero: number): Promise<string> {
  await expect(
    page.getByRole('heading', { name: `¡Turno generado para ${person} (#${numero})!` }),
  ).toBeVisible()
  const code = page.locator(
    'dt:has-text("Código de seguimiento:") + dd, p:has-text("Código de seguimiento:") strong',
  )
  return (await code.innerText()).replace(/\W/g, '')
}

async function expectOneEach(client: Client, empresaId: string, colaId: string, codes: string[]) {
  const turnos = await issued(client, empresaId, colaId)
  expect(turnos.map((turno) => turno.nombre)).toEqual(PEOPLE)
  expect(turnos.map((turno) => turno.numero)).toEqual([1, 2, 3])
  expect(turnos.map((turno) => turno.codigo)).toEqual(codes)
}

test('three people at one kiosk, two with the same name, each get a turno by touch', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const page = await openWindow(browser, { baseURL: server.url, ...TABLET })
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  await stepped(page)
  const codes: string[] = []
  for (const [i, person] of PEOPLE.entries()) {
    await page.getByRole('button', { name: /^Continuar con/ }).tap()
    await expect(nombre(page)).toHaveValue('')
    for (const letter of person.toUpperCase()) {
      await page.getByRole('button', { name: letter === ' ' ? 'Espacio' : letter, exact: true }).tap()
    }
    await expect(nombre(page)).toHaveValue(person)
    await obtener(page).tap()
    codes.push(await shown(page, person, i + 1))
    await page.getByRole('button', { name: 'Listo' }).tap()
  }
  await expectOneEach(client, empresaId, colaId, codes)
  await page.context().close()
})

test('three people at one kiosk, two with the same name, each get a turno by keyboard', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  await stepped(page)
  const codes: string[] = []
  for (const [i, person] of PEOPLE.entries()) {
    await page.getByRole('button', { name: /^Continuar con/ }).press('Enter')
    await expect(nombre(page)).toBeFocused()
    await expect(nombre(page)).toHaveValue('')
    await page.keyboard.type(person)
    await page.keyboard.press('Enter')
    codes.push(await shown(page, person, i + 1))
    await page.getByRole('button', { name: 'Listo' }).focus()
    await page.keyboard.press('Enter')
  }
  await expectOneEach(client, empresaId, colaId, codes)
})

test('after an error and a lost response the next people at the kiosk get their own turnos', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const [ana = '', luis = ''] = PEOPLE
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  const codes: string[] = []

  // The server issues the turno but its response is lost: pressing again shows that turno.
  await page.route(
    `**/cola/${colaId}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await toName(page)
  await nombre(page).fill(ana)
  await obtener(page).click()
  await expect(page.getByText('no se generará un turno doble')).toBeVisible()
  await obtener(page).click()
  codes.push(await shown(page, ana, 1))
  await page.getByRole('button', { name: 'Listo' }).click()

  // The server refuses, and the same press succeeds later.
  await page.route(
    `**/cola/${colaId}`,
    (route) =>
      route.fulfill({ status: 503, json: { codigo: 'no_disponible', mensaje: 'Inténtalo de nuevo.' } }),
    { times: 1 },
  )
  await toName(page)
  await nombre(page).fill(luis)
  await obtener(page).click()
  await expect(page.getByText('Hubo un error al generar el turno')).toBeVisible()
  await obtener(page).click()
  codes.push(await shown(page, luis, 2))
  await page.getByRole('button', { name: 'Listo' }).click()

  await toName(page)
  await expect(nombre(page)).toHaveValue('')
  await nombre(page).fill(ana)
  await obtener(page).click()
  codes.push(await shown(page, ana, 3))
  await expectOneEach(client, empresaId, colaId, codes)
})

test('a form refused without script leaves nothing behind for the next person', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const params = { empresaId, colaId }
  const address = `/entrada/${empresaId}/${colaId}`
  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: true } })
  // Before the script loads.
  let script = false
  await page.route('**/assets/*.js', (route) => (script ? route.continue() : route.abort()))
  await page.goto(address)
  await nombre(page).fill('Ana Ruiz')
  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: false } })
  script = true
  await obtener(page).click()
  await scripted(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: true } })
  await expect(nombre(page)).toHaveValue('Ana Ruiz')
  await obtener(page).click()
  await shown(page, 'Ana Ruiz', 1)
  await page.getByRole('button', { name: 'Listo' }).click()
  await toName(page)
  await expect(nombre(page)).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('three people at a kiosk without script each get a turno, and the Back button creates no second one', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const page = await openWindow(browser, { baseURL: server.url, ...TABLET, javaScriptEnabled: false })
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  const codes: string[] = []
  for (const [i, person] of PEOPLE.entries()) {
    await expect(nombre(page)).toHaveValue('')
    await nombre(page).fill(person)
    await obtener(page).click()
    codes.push(await shown(page, person, i + 1))
    if (i === PEOPLE.length - 1) break
    await page.getByRole('link', { name: 'Listo' }).click()
  }
  await expectOneEach(client, empresaId, colaId, codes)
  await page.reload()
  await expect(page.getByText('Este turno ya se entregó. ¿Otra persona?')).toBeVisible()
  await page.getByRole('link', { name: 'Sacar otro turno' }).click()
  await nombre(page).fill('Ana Ruiz')
  await obtener(page).click()
  codes.push(await shown(page, 'Ana Ruiz', 4))
  expect((await issued(client, empresaId, colaId)).map(({ codigo }) => codigo)).toEqual(codes)
  await page.context().close()
})
