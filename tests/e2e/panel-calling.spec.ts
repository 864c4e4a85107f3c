import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { atendido, conGente, DESKTOP, enEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible } from '#tests/helpers/windows.ts'

const CALM = { reducedMotion: 'reduce' } as const

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const undo = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

/** Data that is not pushed: the plan, and the delivery of a call's notice some seconds later. */
const UNPUSHED = /\/(plan|entregas)$/

/** Uses the page's own timer, so that a slow machine does not turn it into two single clicks. */
const clickTwice = (button: Locator, apart: number) =>
  button.evaluate((element: HTMLElement, ms) => {
    element.click()
    setTimeout(() => element.click(), ms)
  }, apart)

test('a double click calls one person, in the panel and in the administrative view, and the call can be undone', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva', 'Juan')
  const page = await openPanel(browser, server, duena, '', CALM)
  await clickTwice(llamarSiguiente(page), 120)
  await expect(atendido(page)).toContainText('Luis')
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva', 'Juan'])
  await undo(page, 'Deshacer la llamada de Luis').click()
  await expect(page.getByText('Luis volvió a su lugar en la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Luis', 'Rosa', 'Eva', 'Juan'])

  await page.goto(`/admin/${empresaId}/${colaId}`)
  const call = page.getByRole('button', { name: 'Llamar siguiente cliente de Caja' })
  await clickTwice(call, 250)
  await expect(page.getByText('Llamaste al turno 1, Luis')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva', 'Juan'])
  await page.keyboard.press('z')
  await expect(page.getByText('Luis volvió a su lugar en la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Luis', 'Rosa', 'Eva', 'Juan'])
  await page.context().close()
})

test('a call transfers the queue once: nothing is fetched again while the server pushes', async ({
  browser,
  client,
  server,
}) => {
  const { duena } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  await page.waitForLoadState('networkidle')
  let pushed = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { tipo, tema } = JSON.parse(String(payload)) as { tipo: string; tema?: string }
      if (tipo === 'estado' && tema === 'personal') pushed++
    }),
  )
  // Start from an empty page, so that requests of the first page are not counted.
  const panel = page.url()
  await page.goto('about:blank')
  pushed = 0
  await page.goto(panel, { waitUntil: 'networkidle' })
  await expect(llamarSiguiente(page)).toBeVisible()
  await expect.poll(() => pushed).toBe(1)
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && !UNPUSHED.test(pathname)) read.push(pathname)
  })

  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await expect.poll(() => pushed).toBe(2)
  await page.keyboard.press('f')
  await expect(page.getByText('Terminaste de atender a Luis')).toBeVisible()
  await expect.poll(() => pushed).toBe(3)
  await page.keyboard.press('z')
  await expect(page.getByText('Luis está de nuevo en atención')).toBeVisible()
  await expect.poll(() => pushed).toBe(4)
  expect(read).toEqual([])
  await page.context().close()
})

test("a new browser asks for its desk, and never finishes another browser's customer without asking", async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const first = await openPanel(browser, server, duena, '', { ...CALM, puesto: '' })
  const second = await openPanel(browser, server, duena, '', { ...CALM, puesto: '' })

  await llamarSiguiente(first).click()
  const ask = first.getByRole('dialog', { name: '¿Desde qué puesto atiendes?' })
  await expect(ask.getByLabel('Puesto')).toHaveValue('1')
  await ask.getByLabel('Puesto').press('Enter')
  await expect(atendido(first)).toContainText('Luis')

  await llamarSiguiente(second).click()
  const asked = second.getByRole('dialog', { name: '¿Desde qué puesto atiendes?' })
  await expect(asked.getByLabel('Puesto')).toHaveValue('2')
  await asked.getByLabel('Puesto').fill('1')
  await expect(asked.getByText('El puesto 1 está atendiendo a Luis.')).toBeVisible()
  await asked.getByRole('button', { name: 'Llamar desde este puesto' }).click()
  const occupied = second.getByRole('dialog', { name: 'Este puesto ya atiende a alguien' })
  await expect(occupied).toContainText('El turno 1, Luis, fue llamado al puesto 1 desde otro navegador.')
  await expectAccessible(second)
  await expect(atendido(first)).toContainText('Luis')
  await occupied.getByRole('button', { name: 'Usar otro puesto' }).click()
  await asked.getByLabel('Puesto').fill('Caja 2')
  await asked.getByLabel('Puesto').press('Enter')
  await expect(atendido(second)).toContainText('Rosa')
  await expect(atendido(second).getByText('Caja 2', { exact: true })).toBeVisible()
  await expect(second.getByText('Llamaste al turno 2, Rosa')).toBeVisible()
  const others = first.getByRole('region', { name: 'En otros puestos' })
  await expect(others.getByRole('button')).toHaveText([/Caja 2\s*2/])
  await others.getByRole('button').click()
  await expect(first.getByRole('dialog', { name: 'Caja 2' })).toContainText('Rosa')
  await first.keyboard.press('Escape')
  await expect(atendido(first)).toContainText('Luis')

  // The same browser continues without a question, also after a reload.
  await second.reload()
  await expect(second.getByLabel('Puesto', { exact: true })).toHaveValue('Caja 2')
  await llamarSiguiente(second).click()
  await expect(atendido(second)).toContainText('Eva')
  expect(await enEspera(client, empresaId, colaId)).toEqual([])
  await first.context().close()
  await second.context().close()
})

test('everything works by keyboard, and the focus is never lost', async ({ browser, client, server }) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva', 'Juan')
  const page = await openPanel(browser, server, duena, '', CALM)
  const errors = watchErrors(page)
  await expect(page.getByRole('region', { name: 'Avisos' })).toHaveText(/Ctrl\s*⏎\s*llamar/)

  await page.keyboard.press('n')
  await page.keyboard.type('Ana')
  await page.keyboard.press('Control+Enter')
  await expect(atendido(page)).toContainText('Luis')
  await expect(page.getByLabel('Agregar cliente').first()).toHaveValue('Ana')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toContain('Llamar siguiente')

  await page.getByRole('button', { name: /^Finalizar/ }).focus()
  await page.keyboard.press('f')
  await expect(page.getByText('Terminaste de atender a Luis')).toBeVisible()
  await expect.poll(() => focused(page)).toContain('Llamar siguiente')
  await page.keyboard.press('z')
  await expect(page.getByText('Luis está de nuevo en atención')).toBeVisible()
  await expect(atendido(page)).toContainText('Luis')
  await page.keyboard.press('a')
  await expect(page.getByText('Luis quedó como ausente')).toBeVisible()
  await page.keyboard.press('z')
  await expect(atendido(page)).toContainText('Luis')
  await page.keyboard.press('r')
  await expect(page.getByText('Volviste a llamar a Luis')).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await focused(page)).not.toBe(await page.evaluate(() => document.body.textContent))
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva', 'Juan'])

  // By keyboard only: search a row, open its menu, remove it, undo.
  await page.keyboard.press('/')
  await page.keyboard.type('juan')
  await expect(page.getByRole('list', { name: 'Lista de espera' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Acciones del turno 4, Juan' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Llamar ahora' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Quitar de la cola' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Quitaste a Juan de la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.keyboard.press('z')
  await expect(page.getByText('Juan volvió a su lugar en la cola')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Acciones del turno 2, Rosa' }).click()
  await page.getByRole('menuitem', { name: 'Corregir nombre' }).click()
  await page.getByLabel('Nombre del cliente').fill('Rosa María')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Rosa ahora es Rosa María')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa María', 'Eva', 'Juan'])
  await page.keyboard.press('z')
  await expect(page.getByText('Rosa María ahora es Rosa')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Rosa', 'Eva', 'Juan'])
  expect(errors).toEqual([])
  await page.context().close()
})

test('a customer finished long ago is restored from the recent ones', async ({ browser, client, server }) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa')
  const params = { empresaId, colaId }
  for (let i = 0; i < 2; i++) await client.call(endpoints.siguiente, { params, body: { puesto: '1' } })
  const page = await openPanel(browser, server, duena, '', CALM)
  await page.getByRole('button', { name: 'Recientes' }).click()
  const recent = page.getByRole('list', { name: 'Recientes' })
  await expect(recent.getByRole('listitem')).toHaveText([/1\s*Luis.*Atendido/s])
  await expectAccessible(page)
  await recent.getByRole('button', { name: 'Restaurar el turno 1, Luis' }).click()
  // The desk is serving Rosa by now.
  await expect(page.getByText('Luis volvió a su lugar en la cola')).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Luis'])
  await expect(page.getByText('Hoy todavía no terminó ningún turno')).toBeVisible()
  await page.context().close()
})

test('one button calls from all queues and names the customer, and a call transfers no data twice', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja', 'Urgencias', 'Farmacia')
  const { empresaId, colas } = duena
  const [caja = '', urgencias = '', farmacia = ''] = colas
  const mayor = {
    id: randomUUID(),
    nombre: 'Adulto mayor',
    tipo: 'adulto mayor' as const,
    ventaja: 60,
    ofrecida: true,
  }
  await client.call(endpoints.guardarPreferencias, { params: { empresaId }, body: { preferencias: [mayor] } })
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId },
    body: {
      categorias: [
        { id: caja, nombre: 'Caja' },
        { id: urgencias, nombre: 'Urgencias', prioridad: true },
        { id: farmacia, nombre: 'Farmacia' },
      ],
    },
  })
  await pedirTurno(client, empresaId, caja, 'Luis')
  await pedirTurno(client, empresaId, caja, 'Rosa')
  await pedirTurno(client, empresaId, urgencias, 'Eva')
  // Arrived last, with a head start of an hour.
  await client.call(endpoints.pedirTurno, {
    params: { empresaId, colaId: farmacia },
    body: { nombre: 'Pepe', preferenciaId: mayor.id },
  })
  const page = await openPanel(browser, server, duena, '', CALM)
  const todas = page.getByRole('link', { name: /^Todas las colas/ })
  await expect(todas).toHaveAttribute('title', /^Llama primero a las colas con prioridad/)
  await todas.click()
  await expect(llamarSiguiente(page)).toHaveAccessibleName('Llamar siguiente turno 1, Eva')
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Eva')
  await expect(atendido(page)).toContainText('Urgencias')
  await expect(llamarSiguiente(page)).toHaveAccessibleName('Llamar siguiente turno 1, Pepe')
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Pepe')
  await expect(llamarSiguiente(page)).toHaveAccessibleName('Llamar siguiente turno 1, Luis')
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !UNPUSHED.test(pathname))
      asked.push(`${request.method()} ${pathname}`)
  })
  await llamarSiguiente(page).click()
  await expect(atendido(page)).toContainText('Luis')
  await expect(llamarSiguiente(page)).not.toHaveAttribute('aria-busy')
  expect(asked).toEqual([`POST /api/proyectos/${empresaId}/siguiente`])
  await page.context().close()
})

for (const viewport of [{ width: 360, height: 740 }, DESKTOP]) {
  test(`everything needed to serve a customer is visible at ${viewport.width} px, whatever message is shown`, async ({
    browser,
    client,
    server,
  }) => {
    const nombre = 'María de los Ángeles Fernández de la Cruz Villavicencio'
    const { duena, empresaId, colaId } = await conGente(client, nombre, 'Rosa')
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo: duena.correo, id: empresaId },
      body: {
        direccion: 'Avenida Insurgentes Sur 1602, piso 4, Benito Juárez, Ciudad de México, 03940',
        horario: ['Lunes a jueves', 'Viernes', 'Sábado'].map((d) => `${d}: 8:00 a 13:00`).join('\n'),
        telefono: '+52 55 1234 5678',
        email: 'recepcion.general@clinica-sol-ejemplo.mx',
      },
    })
    await client.call(endpoints.cambiarPlan, { params: { correo: duena.correo }, body: { plan: 'starter' } })
    for (let i = 0; i < 20; i++) await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
    const page = await openPanel(browser, server, duena, '', {
      ...CALM,
      viewport,
      hasTouch: viewport.width < 500,
    })
    await expect(page.getByText('Hoy entregaste 22 de los 25 turnos de tu plan.')).toBeVisible()
    const before = await llamarSiguiente(page).boundingBox()
    await llamarSiguiente(page).click()
    await expect(atendido(page)).toContainText(nombre)
    for (const name of ['Llamar siguiente', /^Finalizar/, /^Rellamar/, /^Ausente/, /^Deshacer la llamada/]) {
      await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 })
    }
    await expect(atendido(page)).toBeInViewport({ ratio: 1 })
    // Messages have their own space: nothing covers a button, and the call button has not moved.
    expect((await llamarSiguiente(page).boundingBox())?.y).toBe(before?.y)
    for (const name of [/^Finalizar/, /^Rellamar/, /^Ausente/, /^Deshacer la llamada/, /^Llamar siguiente/]) {
      const onTop = await page.getByRole('button', { name }).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(onTop, String(name)).toBe(true)
    }
    for (const name of [/^Finalizar/, /^Rellamar/, /^Ausente/]) {
      const room = await page.getByRole('button', { name }).evaluate((button) => {
        const { left, right } = button.getBoundingClientRect()
        const inside = [...button.querySelectorAll('[aria-hidden=true]')].map((part) =>
          part.getBoundingClientRect(),
        )
        const shown = inside.filter(({ width }) => width > 0)
        return Math.min(...shown.flatMap((part) => [part.left - left, right - part.right]))
      })
      expect(room, `room around what ${name} says`).toBeGreaterThanOrEqual(4)
    }
    if (viewport === DESKTOP) {
      await page.getByRole('button', { name: 'Datos de contacto' }).click()
      for (const fact of ['03940', 'recepcion.general@', 'Sábado: 8:00']) {
        await expect(page.getByText(fact)).toBeInViewport({ ratio: 1 })
      }
      await expectAccessible(page)
      await page.goto(`/admin/${empresaId}/${colaId}`)
      await expect(page.getByRole('button', { name: 'Llamar siguiente cliente de Caja' })).toBeInViewport()
    }
    await page.context().close()
  })
}

test('on a phone the line above the call button names who is next, and a message does not move the button', async ({
  browser,
  client,
  server,
}) => {
  const { duena } = await conGente(client, 'Luis', 'Rosa')
  const page = await openPanel(browser, server, duena, '', { ...CALM, viewport: { width: 390, height: 800 } })
  const line = page.getByRole('region', { name: 'Avisos' })
  await expect(line).toHaveText(/Sigue\s*Luis/)
  const before = await llamarSiguiente(page).boundingBox()
  await llamarSiguiente(page).click()
  await expect(undo(page, 'Deshacer la llamada de Luis')).toBeVisible()
  // Nothing of the message is cut off.
  const cut = (part: Element) =>
    part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1
  expect(await line.locator('p').evaluate(cut)).toBe(false)
  expect((await llamarSiguiente(page).boundingBox())?.y).toBe(before?.y)
  await page.context().close()
})

test('single-key shortcuts can be turned off in a browser, and on again', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await conGente(client, 'Luis', 'Rosa', 'Eva')
  const page = await openPanel(browser, server, duena, '', CALM)
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' })
  const letters = help.getByRole('switch', { name: 'Usar atajos de una tecla' })
  await expect(llamarSiguiente(page)).toBeVisible()
  await page.keyboard.press('?')
  await letters.uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('n')
  await expect(page.locator('#agregar-cliente')).not.toBeFocused()
  // Other keys still work, and the choice survives a reload.
  await page.keyboard.press('Control+Enter')
  await expect(atendido(page)).toContainText('Luis')
  await page.reload()
  await expect(atendido(page)).toContainText('Luis')
  await page.keyboard.press('f')
  await page.keyboard.press('Control+Enter')
  await expect(atendido(page)).toContainText('Rosa')
  await expect(help).toBeHidden()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['Eva'])

  await page.getByRole('button', { name: /^Más opciones/ }).click()
  await page.getByRole('menuitem', { name: 'Atajos de teclado' }).click()
  await letters.check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect(page.getByText('Terminaste de atender a Rosa')).toBeVisible()
  await page.context().close()
})
