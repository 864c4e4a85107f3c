import type { Browser, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { changeHours, openPanel } from '#tests/helpers/panel.ts'

const openCola = (browser: Browser, server: ServerProcess, duena: ConColas): Promise<Page> =>
  openPanel(browser, server, duena, '', { reducedMotion: 'reduce' })

async function conCaja(client: Client) {
  const duena = await conColas(client, 'Caja')
  const [colaId = ''] = duena.colas
  return { duena, empresaId: duena.empresaId, colaId }
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: /^Más opciones/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a queue is closed for today from its menu, says so, and is opened for one more hour', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conCaja(client)
  const admite = async () =>
    (await client.call(endpoints.cola, { params: { empresaId, colaId } })).cola.admite
  await pedirTurno(client, empresaId, colaId, 'Luis')
  const page = await openCola(browser, server, duena)
  const aviso = page.getByRole('region', { name: 'Avisos' })

  await choose(page, 'No entregar más turnos hoy')
  await expect(aviso.getByText('Por hoy, Caja ya no entrega turnos')).toBeVisible()
  expect(await admite()).toBe('cerrada')
  await aviso.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(page.getByText('Ahora está cerrado. Abre mañana a las 12:00 a.m.')).toBeVisible()
  // Staff can still add a customer.
  await page.getByLabel('Agregar cliente').first().fill('Eva')
  await page.getByLabel('Agregar cliente').first().press('Enter')
  await expect(aviso.getByText(/^Eva tiene el turno/)).toBeVisible()

  await page.getByRole('button', { name: /^Más opciones/ }).click()
  await expect(page.getByRole('menuitem', { name: 'No entregar más turnos hoy' })).toBeHidden()
  await page.getByRole('menuitem', { name: 'Abrir una hora más' }).click()
  await expect(aviso.getByText('Caja sigue abierta una hora más')).toBeVisible()
  expect(await admite()).toBe('si')
  await aviso.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(page.getByText('Ahora está cerrado.')).toBeHidden()
  await page.context().close()
})

test('a queue closed by hand elsewhere shows as closed in the panel at once', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const params = { empresaId: duena.empresaId }
  const page = await openCola(browser, server, duena)
  const cerrado = page.getByText('Ahora está cerrado. Abre mañana a las 12:00 a.m.')
  await expect(page.getByText('No hay clientes en la cola')).toBeVisible()
  await client.call(endpoints.cambiarApertura, { params, body: { abierta: false } })
  await expect(cerrado).toBeVisible()
  await client.call(endpoints.cambiarApertura, { params, body: { abierta: null } })
  await expect(cerrado).toBeHidden()
  await page.context().close()
})

test('closing the day offers a pause until the next opening, which can be declined', async ({
  browser,
  client,
  server,
}) => {
  const { duena, colaId } = await conCaja(client)
  await pedirTurno(client, duena.empresaId, colaId, 'Luis')
  const page = await openCola(browser, server, duena)
  const pausar = page.getByRole('dialog').getByLabel('Pausar la cola hasta la próxima apertura')

  await choose(page, 'Cerrar jornada')
  await expect(pausar).toBeChecked()
  await pausar.uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar jornada' }).click()
  await expect(page.getByText(/^Jornada cerrada: 0 turnos terminados, 1 turno vencido/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pausar cola' })).toBeVisible()

  await choose(page, 'Cerrar jornada')
  await expect(pausar).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar jornada' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar cola' })).toBeVisible()
  await page.context().close()
})

test('the header shows the places left under a cap', async ({ browser, client, server }) => {
  const { duena, colaId } = await conCaja(client)
  const params = { empresaId: duena.empresaId, colaId }
  const page = await openCola(browser, server, duena)
  await expect(page.getByRole('button', { name: 'En espera 0' })).toBeVisible()
  await expect(page.getByText('Turnos que quedan')).toBeHidden()
  const quedan = page.getByText('Turnos que quedan')
  await client.call(endpoints.guardarHorarioCola, {
    params,
    body: { semana: null, cierre: null, maxEspera: null, cupoDia: 3, cupoHora: null },
  })
  await expect(quedan).toHaveText(/Turnos que quedan: 3$/)
  await pedirTurno(client, duena.empresaId, colaId, 'Luis')
  await expect(quedan).toHaveText(/Turnos que quedan: 2$/)
  await page.context().close()
})

test('saving hours that a colleague changed shows a conflict, and nothing is lost', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja')
  const params = { empresaId: duena.empresaId }
  const page = await openPanel(browser, server, duena, 'horario')
  await page.getByRole('switch', { name: 'Entregar turnos solo en este horario' }).check()
  await changeHours(page, 'Lunes', { abre: '07:00' })
  const semana = Array.from({ length: 7 }, () => [{ desde: '10:00', hasta: '12:00' }])
  await client.call(endpoints.guardarHorario, { params, body: { semana, especiales: [] } })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Otra persona cambió el horario mientras tanto.')).toBeVisible()
  expect((await client.call(endpoints.horario, { params })).semana).toEqual(semana)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('button', { name: 'Lunes: 10:00 a.m. a 12:00 p.m.' })).toBeVisible()
  await changeHours(page, 'Lunes', { abre: '07:00' })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Horario guardado')).toBeVisible()
  expect((await client.call(endpoints.horario, { params })).semana?.[0]).toEqual([
    { desde: '07:00', hasta: '12:00' },
  ])
  await page.context().close()
})

test('a service that lasts much longer than usual prompts a question, once', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conCaja(client)
  const llamar = () =>
    client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '1' } })
  for (let i = 0; i < 20; i++) await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
  for (let i = 0; i < 20; i++) {
    const { turno } = await llamar()
    await client.call(endpoints.finalizar, { params: { empresaId, turnoId: turno?.id ?? '' } })
  }
  await pedirTurno(client, empresaId, colaId, 'Rosa')
  const page = await openCola(browser, server, duena)
  await page.clock.install()
  await page.reload()
  await llamar()
  await expect(page.getByRole('button', { name: /^Finalizar turno 21, Rosa/ })).toBeVisible()
  const nudge = page.getByText(/El turno 21 lleva \d+\smin en atención/)
  await expect(nudge).toBeHidden()
  await page.clock.fastForward('04:00')
  await expect(nudge).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await page.clock.fastForward('04:00')
  await expect(nudge).toBeHidden()
  await page.context().close()
})
