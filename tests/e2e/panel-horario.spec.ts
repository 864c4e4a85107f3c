import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { openPanel, PHONE } from '#tests/helpers/panel.ts'

test('on a phone hours are set, copied to other days and saved, and the text updates itself', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const page = await openPanel(browser, server, duena, 'horario', { viewport: PHONE })
  const semana = async () =>
    (await client.call(endpoints.horario, { params: { empresaId: duena.empresaId } })).semana

  await expect(page.getByText('Siempre abierto')).toBeVisible()
  await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).check()
  await expect(page.getByText('Lunes a viernes: 9:00 a 18:00')).toBeVisible()
  await page.getByLabel('Lunes, abre (1)').fill('20:00')
  await page.getByLabel('Lunes, cierra (1)').fill('03:00')
  await expect(page.getByText('Cierra al día siguiente')).toBeVisible()
  await page.getByRole('button', { name: 'Copiar las horas del lunes a otros días' }).click()
  const copiar = page.getByRole('dialog', { name: 'Copiar las horas del lunes a…' })
  await copiar.getByRole('button', { name: 'Toda la semana' }).click()
  await copiar.getByLabel('Domingo').uncheck()
  await copiar.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(page.getByText('Lunes a sábado: 20:00 a 3:00')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Horario guardado')).toBeVisible()
  expect((await semana())?.map((rangos) => rangos.length)).toEqual([1, 1, 1, 1, 1, 1, 0])
  await page.getByRole('button', { name: 'Terminar el día a las 4:00' }).click()
  await expect(page.getByText('Desde la próxima jornada, el día termina a las 4:00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terminar el día a las 4:00' })).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Sábado, cierra (1)')).toHaveValue('03:00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('special days appear in the month, holidays are added, and a queue gets caps', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const page = await openPanel(browser, server, duena, 'horario')
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await page.getByRole('button', { name: / 15 de / }).click()
  const dia = page.getByRole('dialog', { name: / 15 de / })
  await dia.getByLabel('Motivo').fill('Inventario')
  await dia.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: /15 de .*: Inventario, cerrado/ })).toBeVisible()

  await page.getByRole('button', { name: 'Agregar feriados' }).click()
  const feriados = page.getByRole('dialog', { name: 'Agregar feriados' })
  await feriados.getByLabel('Año').selectOption({ index: 1 })
  await expect(feriados.getByText('Fuente: date-holidays')).toBeVisible()
  await feriados.getByLabel('Navidad').uncheck()
  await feriados.getByRole('button', { name: /Agregar \d+ días/ }).click()
  await expect(feriados).toBeHidden()
  const { especiales } = await client.call(endpoints.horario, { params: { empresaId: duena.empresaId } })
  expect(especiales.map(({ motivo }) => motivo)).toContain('Año Nuevo')
  expect(especiales.map(({ motivo }) => motivo)).not.toContain('Navidad')

  await page.getByRole('button', { name: 'Editar horario y cupos de General' }).click()
  const cola = page.getByRole('dialog', { name: 'General' })
  await cola.getByLabel('Por día').fill('0')
  await expect(cola.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  await cola.getByLabel('Por día').fill('40')
  await cola.getByRole('switch', { name: 'Cierre a tiempo' }).check()
  await cola.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Horario de la empresa · 40 por día · Cierre a tiempo')).toBeVisible()
})

test('closing today shows on the phone at once with the next opening, and so does opening again', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const page = await openPanel(browser, server, duena, 'horario')
  const phone = await browser.newPage({ baseURL: server.url, viewport: PHONE })
  await phone.goto(`/mi-turno/${duena.empresaId}`)
  await expect(phone.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar hoy' }).click()
  const closed = phone.getByRole('heading', { name: 'Ahora está cerrado' })
  await expect(closed).toBeVisible()
  await expect(phone.getByText('Abre mañana a las 12:00 a.m.')).toBeVisible()
  await expect(phone.getByLabel('Tu nombre')).toBeHidden()
  await page.getByRole('button', { name: 'Volver al horario' }).click()
  await expect(closed).toBeHidden()
  await expect(page.getByRole('button', { name: 'Volver al horario' })).toBeHidden()
  await page.getByRole('button', { name: 'Hasta una hora…' }).click()
  await page.getByLabel('Hasta las').fill('10:30')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(closed).toBeVisible()
  await expect(phone.getByText(/Abre (hoy|mañana) a las 10:30 a\.m\./)).toBeVisible()
  await phone.close()
})

test("a colleague's decision shows at once, and typed changes stay", async ({ browser, client, server }) => {
  const duena = await conColas(client, 'General')
  const page = await openPanel(browser, server, duena, 'horario')
  await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).check()
  await page.getByLabel('Lunes, abre (1)').fill('07:15')
  const decide = (abierta: boolean | null) =>
    client.call(endpoints.cambiarApertura, { params: { empresaId: duena.empresaId }, body: { abierta } })
  await decide(false)
  await expect(page.getByRole('button', { name: 'Volver al horario' })).toBeVisible()
  await decide(null)
  await expect(page.getByRole('button', { name: 'Volver al horario' })).toBeHidden()
  await expect(page.getByLabel('Lunes, abre (1)')).toHaveValue('07:15')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Horario guardado')).toBeVisible()
})

test('a late reply to a decision does not close what was opened since', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const page = await openPanel(browser, server, duena, 'horario')
  const answer = Promise.withResolvers<void>()
  await page.route(/\/apertura$/, async (route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Cerrar hoy' }).click()
  await page.getByRole('button', { name: 'Hasta una hora…' }).click()
  await expect(page.getByLabel('Hasta las')).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Por hoy ya no se entregan turnos')).toBeVisible()
  await expect(page.getByLabel('Hasta las')).toBeVisible()
})
