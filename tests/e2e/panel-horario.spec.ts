import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { changeHours, openPanel, PHONE } from '#tests/helpers/panel.ts'

test('on a phone hours are set, copied to other days and saved, and the text updates itself', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const page = await openPanel(browser, server, duena, 'horario', { viewport: PHONE })
  const leer = () => client.call(endpoints.horario, { params: { empresaId: duena.empresaId } })

  await expect(page.getByText('Siempre abierto')).toBeVisible()
  await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).check()
  await page.getByRole('button', { name: /^Lunes \d/ }).click()
  await changeHours(page, 'Lunes', { abre: '20:00', cierra: '03:00' }, 'Cierra al día siguiente')
  await page.getByRole('button', { name: 'Copiar las horas del lunes a otros días' }).click()
  const copiar = page.getByRole('dialog', { name: 'Copiar las horas del lunes a…' })
  await copiar.getByRole('button', { name: 'Toda la semana' }).click()
  await copiar.getByLabel('Domingo').uncheck()
  await copiar.getByRole('button', { name: 'Copiar', exact: true }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Horario guardado')).toBeVisible()
  expect((await leer()).semana?.map((rangos) => rangos.length)).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect((await leer()).texto).toBe('Lunes a sábado: 8:00 p.m. a 3:00 a.m.')
  await page.getByRole('button', { name: 'Terminar el día a las 4:00' }).click()
  await expect(page.getByText('Desde la próxima jornada, el día termina a las 4:00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terminar el día a las 4:00' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Sábado 8:00 p\.m\. a 3:00 a\.m\./ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the text of the hours is written from them, and by hand when asked', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'General')
  const page = await openPanel(browser, server, duena, 'horario')
  const texto = page.getByLabel('Texto que leen tus clientes')
  const stored = async () =>
    (await client.call(endpoints.horario, { params: { empresaId: duena.empresaId } })).texto
  const save = async () => {
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Horario guardado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden()
  }
  await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).check()
  await page.getByRole('button', { name: 'Escribirlo yo' }).click()
  await expect(texto).toHaveValue('Lunes a viernes: 9:00 a.m. a 6:00 p.m.')
  await texto.fill('De lunes a viernes, con cita')
  await save()
  expect(await stored()).toBe('De lunes a viernes, con cita')
  await page.getByRole('button', { name: 'Que se escriba solo' }).click()
  await expect(texto).toHaveCount(0)
  await page.getByRole('button', { name: 'Poner horas, domingo' }).click()
  await page.keyboard.press('Escape')
  await save()
  expect(await stored()).toBe('Lunes a viernes y domingo: 9:00 a.m. a 6:00 p.m.')
  // Without hours of its own the text stays, and is edited by days.
  await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).uncheck()
  await page.getByLabel('Cierra').fill('13:00')
  await save()
  expect(await stored()).toBe('Lunes a viernes y domingo: 9:00 a.m. a 1:00 p.m.')
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
  const cola = page.getByRole('dialog', { name: 'Horario y cupos de General' })
  await cola.getByLabel('Por día').fill('0')
  await expect(cola.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  await cola.getByLabel('Por día').fill('40')
  await cola.getByRole('switch', { name: 'Cierre a tiempo' }).check()
  await cola.getByRole('button', { name: 'Guardar' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'General' })
  for (const text of ['Horas: Horario de la empresa', 'Por día: 40', 'Al cerrar: Cierre a tiempo']) {
    await expect(row).toContainText(text)
  }
  await page.setViewportSize(PHONE)
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
  await changeHours(page, 'Lunes', { abre: '07:15' })
  const decide = (abierta: boolean | null) =>
    client.call(endpoints.cambiarApertura, { params: { empresaId: duena.empresaId }, body: { abierta } })
  await decide(false)
  await expect(page.getByRole('button', { name: 'Volver al horario' })).toBeVisible()
  await decide(null)
  await expect(page.getByRole('button', { name: 'Volver al horario' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Lunes: 7:15 a.m. a 6:00 p.m.' })).toBeVisible()
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
  await expect(page.getByText('Decidido a mano')).toBeVisible()
  await page.getByRole('button', { name: 'Más opciones de hoy' }).click()
  await page.getByRole('menuitem', { name: 'Hasta una hora…' }).click()
  await expect(page.getByLabel('Hasta las')).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Por hoy ya no se entregan turnos')).toBeVisible()
  await expect(page.getByLabel('Hasta las')).toBeVisible()
})
