import type { Browser, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { enEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible } from '#tests/helpers/windows.ts'

const openCola = (browser: Browser, server: ServerProcess, duena: ConColas): Promise<Page> =>
  openPanel(browser, server, duena, '', { reducedMotion: 'reduce' })

const large = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: 'En atención' })

/** A company with one queue and these people waiting in it. */
async function conGente(client: Parameters<typeof conColas>[0], ...gente: string[]) {
  const duena = await conColas(client, 'Caja')
  const [colaId = ''] = duena.colas
  for (const nombre of gente) await pedirTurno(client, duena.empresaId, colaId, nombre)
  return { duena, empresaId: duena.empresaId, colaId }
}

test('the keyboard alone calls, and never while typing or in a dialog', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openCola(browser, server, duena)
  const errors = watchErrors(page)
  await expect(llamarSiguiente(page)).toContainText('Ctrl + Enter')

  await page.keyboard.press('Control+Enter')
  await expect(large(page)).toContainText('Luis')
  // Not busy any more: from here on it would react to the keys below.
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')

  await page.getByLabel('Agregar cliente').first().focus()
  await page.keyboard.type('Ana')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await enEspera(client, empresaId, colaId)).toEqual(expect.arrayContaining(['Rosa', 'Eva']))

  await llamarSiguiente(page).focus()
  await page.keyboard.press('Enter')
  await expect(large(page)).toContainText('Rosa')
  expect(errors).toEqual([])
  await page.context().close()
})

test('a double click calls one person, and the call can be taken back for ten seconds', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openCola(browser, server, duena)
  await page.clock.install()
  await page.reload()

  await llamarSiguiente(page).dblclick()
  await expect(large(page)).toContainText('Luis')
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva'])

  await page.clock.fastForward(2000)
  await llamarSiguiente(page).click()
  await expect(large(page)).toContainText('Rosa')
  await page.getByRole('button', { name: 'Deshacer la llamada de Rosa' }).click()
  await expect(page.getByText('Rosa volvió a su lugar en la cola')).toBeVisible()
  await expect(large(page)).toContainText('Luis')
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva'])

  await page.clock.fastForward(2000)
  await llamarSiguiente(page).click()
  const undo = page.getByRole('button', { name: 'Deshacer la llamada de Rosa' })
  await expect(undo).toBeVisible()
  await page.clock.fastForward(9000)
  await expect(undo).toBeVisible()
  await page.clock.fastForward(1100)
  await expect(undo).toBeHidden()
  await page.context().close()
})

test('two desks serve one queue, and each browser remembers its own', async ({ browser, client, server }) => {
  const { duena } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const first = await openCola(browser, server, duena)
  const second = await openCola(browser, server, duena)

  await expect(first.getByLabel('Puesto', { exact: true })).toHaveValue('1')
  await second.getByLabel('Puesto', { exact: true }).fill('Caja 2')
  await second.getByLabel('Puesto', { exact: true }).press('Enter')
  await llamarSiguiente(first).click()
  await expect(large(first)).toContainText('Luis')
  await llamarSiguiente(second).click()
  await expect(large(second)).toContainText('Rosa')
  await expect(large(second)).toContainText('Puesto Caja 2')

  const others = first.getByRole('region', { name: 'En otros puestos' })
  await expect(others.getByRole('listitem')).toHaveText([/2\s*Rosa\s*Puesto Caja 2/])
  await expect(large(first)).toContainText('Luis')
  await others.getByRole('button', { name: 'Finalizar: turno 2, Rosa' }).click()
  await expect(second.getByText('Nadie en atención')).toBeVisible()

  await second.reload()
  await expect(second.getByLabel('Puesto', { exact: true })).toHaveValue('Caja 2')
  await first.context().close()
  await second.context().close()
})

test('screens open in windows of 800 by 600, or as links and a code when they are blocked', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis')
  const page = await openCola(browser, server, duena)
  for (const [name, path] of [
    ['Monitor', 'monitor'],
    ['Entrada', 'entrada'],
    ['Administración', 'admin'],
  ] as const) {
    await page.getByRole('button', { name: 'Abrir pantalla' }).click()
    await expect(page.getByRole('dialog', { name: '¿Qué vista deseas abrir?' })).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    const popup = await opened
    expect(new URL(popup.url()).pathname).toBe(`/${path}/${empresaId}/${colaId}`)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600])
    await popup.close()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Abrir pantalla' }).click()
  await page.getByRole('button', { name: /^Monitor/ }).click()
  await expect(page.getByText('El navegador bloqueó la ventana.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Entrada/ })).toHaveAttribute(
    'href',
    `${server.url}/entrada/${empresaId}/${colaId}`,
  )
  await expect(page.getByRole('img', { name: 'Código QR de Monitor' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver el código QR de Administración' }).click()
  await expect(page.getByRole('img', { name: 'Código QR de Administración' })).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.context().close()
})

test('the owner is warned at 80 % of a limit, and a full day points to the plans', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client)
  await client.call(endpoints.cambiarPlan, { params: { correo: duena.correo }, body: { plan: 'starter' } })
  for (let i = 0; i < 20; i++) await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
  const page = await openCola(browser, server, duena)
  await expect(page.getByText('Hoy entregaste 20 de los 25 turnos de tu plan.')).toBeVisible()

  for (let i = 20; i < 25; i++) await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
  await expect(page.getByText('Tu plan ya no entrega más turnos por hoy.')).toBeVisible()
  await page.getByLabel('Agregar cliente').first().fill('Uno más')
  await page.getByLabel('Agregar cliente').first().press('Enter')
  await expect(page.getByText('Hoy ya no se entregan más turnos en esta cola.')).toBeVisible()
  await expect(page.getByLabel('Agregar cliente').first()).toHaveValue('Uno más')

  await page.getByRole('link', { name: 'Ver planes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Tu plan' })).toBeInViewport()
  await page.context().close()
})

test('all that serves a customer is in view, however much the company says of itself', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa')
  await client.call(endpoints.cambiarEmpresa, {
    params: { correo: duena.correo, id: empresaId },
    body: {
      descripcion: 'Medicina general, pediatría, laboratorio y farmacia. '.repeat(8),
      direccion:
        'Avenida Insurgentes Sur 1602, piso 4, Crédito Constructor, Benito Juárez, Ciudad de México, 03940',
      horario: ['Lunes a jueves', 'Viernes', 'Sábado', 'Domingo'].map((d) => `${d}: 8:00 a 13:00`).join('\n'),
      telefono: '+52 55 1234 5678',
      email: 'recepcion.general@clinica-sol-ejemplo.mx',
    },
  })
  await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
  const page = await openCola(browser, server, duena)
  for (const name of ['Llamar siguiente', /^Finalizar/, /^Rellamar/, /^Ausente/]) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect(large(page)).toBeInViewport({ ratio: 1 })

  const horario = page.getByText('Domingo: 8:00 a 13:00')
  expect((await horario.innerText()).split('\n')).toHaveLength(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Datos de contacto' }).click()
  for (const fact of [horario, page.getByText('03940'), page.getByText('recepcion.general@')]) {
    await expect(fact).toBeInViewport({ ratio: 1 })
  }
  expect((await horario.innerText()).split('\n')).toHaveLength(4)
  await expectAccessible(page)
  await page.context().close()
})
