import { readFile } from 'node:fs/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { fromWhatsapp, startProvider } from '#harness/providers.ts'
import { PUSH_ENV, startPushService } from '#harness/push-service.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { listaEspera, llamarSiguiente, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible, PHONE } from '#tests/helpers/windows.ts'

test.use(PHONE)

/** Opens the page of a turno that this browser took. */
async function openTurno(page: Page, url: string, client: Client) {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  for (const nombre of ['Eva', 'Luis', 'Rosa']) await pedirTurno(client, empresaId, colaId, nombre)
  const turno = await pedirTurno(client, empresaId, colaId, 'Ana')
  await followOwn(page, url, empresaId, turno)
  return { empresaId, colaId, turno, client }
}

async function followOwn(page: Page, url: string, empresaId: string, turno: object) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `turnero.turno.${empresaId}`,
    JSON.stringify(turno),
  ] as const)
  await page.goto(`${url}/mi-turno/${empresaId}`)
}

/** Returns the worker of this page once the browser reports it as active; it delivers to no other. */
async function workerOf(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const active = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const own = versions.find(
        ({ scriptURL, status }) => status === 'activated' && new URL(scriptURL).origin === originOf(page),
      )
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return { session, registrationId: await active }
}

/** Collects the names of the events the browser records for these services. */
async function toldOf(session: CDPSession, ...services: ('pushMessaging' | 'notifications')[]) {
  const told: string[] = []
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) =>
    told.push(backgroundServiceEvent.eventName),
  )
  for (const service of services) {
    await session.send('BackgroundService.setRecording', { shouldRecord: true, service })
    await session.send('BackgroundService.startObserving', { service })
  }
  return told
}

const originOf = (page: Page) => new URL(page.url()).origin

test("a browser without a push service says so and offers the company's other channels", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await openTurno(page, server.url, new Client(server.url))
  await page.getByRole('button', { name: 'Avísame' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avísame de mi turno' })
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  await expect(dialog.getByText('Este navegador no puede recibir notificaciones ahora')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without the worker, whose copy would have the files', () => {
  test.use({ serviceWorkers: 'block' })

  test('subscribing offline shows an error, and the turno stays on the screen', async ({ page, server }) => {
    let offline = true
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (offline && body.includes('.abrirWhatsapp')) return route.abort()
      await route.fulfill({ response, body })
    })
    await openTurno(page, server.url, new Client(server.url))
    const how = page.getByRole('button', { name: 'Avísame' })
    await how.click()
    await expect(page.getByText('No hay conexión. Inténtalo de nuevo en un momento.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tu turno 4' })).toBeVisible()
    offline = false
    await how.click()
    await expect(page.getByRole('dialog', { name: 'Avísame de mi turno' })).toBeVisible()
  })
})

test('a notification is shown on the phone and opens the turno', { tag: '@chromium' }, async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  const { empresaId } = await openTurno(page, server.url, new Client(server.url))
  const { session, registrationId } = await workerOf(context, page)
  const nota = {
    titulo: 'Es tu turno: 4',
    texto: 'Pasa a Ventanilla 2',
    enlace: `/mi-turno/${empresaId}`,
    etiqueta: 'turno-4',
  }
  const told = await toldOf(session, 'pushMessaging', 'notifications')
  // The protocol does not report delivery; only the browser's own record does.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify(nota),
    })
    await expect.poll(() => told, { timeout: 2000 }).toContain('Push event dispatched')
  }).toPass()
  await expect.poll(() => told).toContain('Notification displayed')
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/mi-turno/')
        const shown = (await registration?.getNotifications()) ?? []
        return shown.map(({ title, body, data }) => ({ title, body, enlace: data?.enlace }))
      }),
    )
    .toEqual([{ title: nota.titulo, body: nota.texto, enlace: nota.enlace }])
})

test('an announcement is on the phone and on the wall until it is withdrawn', async ({
  page,
  server,
  browser,
}) => {
  const { empresaId, colaId, client } = await openTurno(page, server.url, new Client(server.url))
  const wall = await browser.newPage()
  await wall.goto(`${server.url}/monitor/${empresaId}/${colaId}`)
  const texto = 'El médico llega 20 minutos tarde'
  const { anuncio } = await client.call(endpoints.anunciar, {
    params: { empresaId },
    body: { texto, minutos: 20 },
  })
  for (const screen of [page, wall]) await expect(screen.getByText(texto)).toBeVisible()
  await client.call(endpoints.terminarAnuncio, { params: { empresaId, anuncioId: anuncio.id } })
  for (const screen of [page, wall]) await expect(screen.getByText(texto)).toBeHidden()
  await wall.close()
})

test('a customer reports being on the way or late, and the desk sees it without a reload', async ({
  page,
  server,
  browser,
}) => {
  const client = new Client(server.url)
  const duena = await conColas(client, 'General')
  const { empresaId } = duena
  const [colaId = ''] = duena.colas
  await pedirTurno(client, empresaId, colaId, 'Eva')
  await followOwn(page, server.url, empresaId, await pedirTurno(client, empresaId, colaId, 'Ana'))
  const panel = await openPanel(browser, server, duena)
  const fila = listaEspera(panel).getByRole('listitem').filter({ hasText: 'Ana' })
  await page.getByRole('button', { name: 'Voy en camino' }).click()
  await expect(page.getByText('Saben que vas en camino')).toBeVisible()
  await expect(fila.getByText('va en camino', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('button', { name: 'Vuelvo en…' }).click()
  await page.getByRole('radio', { name: '10' }).check()
  await page.getByRole('button', { name: /^Vuelvo en 10/ }).click()
  await expect(page.getByText(/En pausa hasta las? \d/)).toBeVisible()
  await expect(fila).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Ya llegué' }).click()
  await expect(fila).toBeVisible()

  for (const _ of ['Eva', 'Ana']) {
    await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '1' } })
  }
  await expect(page.getByText('¡Es tu turno!').first()).toBeVisible()
  await page.getByRole('button', { name: 'Llego tarde' }).click()
  await page.getByRole('radio', { name: '5', exact: false }).first().check()
  await page.getByRole('button', { name: /^Llego en 5/ }).click()
  await expect(page.getByText('Saben que llegas 5 min tarde')).toBeVisible()
  await expect(panel.getByText('llega tarde 5 min')).toBeVisible()
  await panel.context().close()
})

test('the desk sees when the called customer could not be notified, and why', async ({
  serverWith,
  browser,
}) => {
  const server = await serverWith(PUSH_ENV)
  const push = await startPushService()
  const client = new Client(server.url)
  const duena = await conColas(client, 'General')
  const { empresaId } = duena
  const [colaId = ''] = duena.colas
  const { id: turnoId, codigo } = await pedirTurno(client, empresaId, colaId, 'Ana')
  await client.call(endpoints.pedirAviso, {
    params: { turnoId },
    body: {
      codigo,
      canal: 'push',
      push: push.browser().subscription,
      cuando: { personas: null, minutos: null, llamado: true },
      consentimiento: CONSENTIMIENTOS.es,
    },
  })
  push.answer({ status: 410 })
  const panel = await openPanel(browser, server, duena)
  await llamarSiguiente(panel).click()
  const reason = 'No se le pudo avisar por Notificación: El navegador ya no recibe notificaciones'
  await expect(panel.getByText(reason)).toBeVisible()
  await panel.getByRole('button', { name: 'Acciones del turno 1, Ana' }).click()
  await panel.getByRole('menuitem', { name: 'Avisos enviados' }).click()
  const log = panel.getByRole('dialog', { name: 'Avisos a Ana' })
  await expect(log.getByText('El navegador ya no recibe notificaciones')).toBeVisible()
  await panel.goto(`${server.url}/dashboard/${empresaId}/configuracion/avisos`)
  const line = panel.getByRole('row').filter({ hasText: 'No se pudo enviar' })
  await expect(line).toContainText('El navegador ya no recibe notificaciones')
  await panel.context().close()
  await push.stop()
})

test('with WhatsApp the phone confirms as soon as the message arrives, and shows what was chosen', async ({
  page,
  serverWith,
}) => {
  const whatsapp = await startProvider('whatsapp')
  const server = await serverWith({
    PRIVATE_DESTINATIONS: 'on',
    DEFAULT_PLAN: 'enterprise',
    WHATSAPP_URL: whatsapp.url,
  })
  const { empresaId, client } = await openTurno(page, server.url, new Client(server.url))
  await client.call(endpoints.guardarAjustesAvisos, {
    params: { empresaId },
    body: {
      whatsapp: { numero: '+5215500000000', numeroId: '1055', token: 'token', secreto: 'secreto' },
      paises: ['+52'],
    },
  })
  const write = (de: string, text: string) =>
    client.send(
      `/api/entrada/${empresaId}/whatsapp`,
      fromWhatsapp('secreto', { messages: [{ from: de, id: de, type: 'text', text: { body: text } }] }),
    )
  /** Chooses on the phone, and returns what its WhatsApp would send. */
  const choose = async () => {
    const dialog = page.getByRole('dialog', { name: 'Avísame de mi turno' })
    await dialog.getByLabel('WhatsApp').check()
    await dialog.getByRole('radio', { name: '1', exact: true }).check()
    await dialog.getByRole('button', { name: 'Avísame' }).click()
    const link = await dialog.getByRole('link', { name: 'Abrir WhatsApp y enviar el mensaje' })
    const href = (await link.getAttribute('href')) ?? ''
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    return new URL(href).searchParams.get('text') ?? ''
  }
  await page.reload()
  await page.getByRole('button', { name: 'Avísame' }).click()
  await write('34600000000', await choose())
  await expect(page.getByText('Esta empresa no envía mensajes a tu país. Elige otro medio.')).toBeVisible()
  await page.getByRole('button', { name: 'Avísame' }).click()
  await write('5215512345678', await choose())
  await expect(page.getByText('Te avisamos cuando falte 1: WhatsApp')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar aviso' }).click()
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar de avisarme' }).click()
  await page.getByRole('button', { name: 'Avísame' }).click()
  await expect(page.getByText(/Acepto que Clínica Sol me escriba solo sobre este turno/)).toBeVisible()
  await whatsapp.stop()
})

test('with SMS missing data are shown at the field, and a change keeps the number', async ({
  page,
  serverWith,
}) => {
  const twilio = await startProvider('twilio')
  const server = await serverWith({
    PRIVATE_DESTINATIONS: 'on',
    DEFAULT_PLAN: 'enterprise',
    TWILIO_URL: twilio.url,
  })
  const { empresaId, colaId, client } = await openTurno(page, server.url, new Client(server.url))
  await client.call(endpoints.guardarAjustesAvisos, {
    params: { empresaId },
    body: { sms: { proveedor: 'twilio', cuenta: 'AC1', desde: '+15005550006', url: '', token: 'token' } },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Avísame' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avísame de mi turno' })
  await dialog.getByLabel('SMS').check()
  const number = dialog.getByLabel('Tu teléfono, con el código de tu país')
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  await expect(dialog.getByText('Escribe tu teléfono')).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill('5512345678')
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  await expect(number).toHaveAccessibleDescription(/un teléfono con \+ y el código de tu país/)
  await number.fill('+52 55 1234 5678')
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  await expect(page.getByText('Falta un paso: responde SI al SMS que te enviamos.')).toBeVisible()
  const [alta = ''] = /\/api\/altas\/[\w-]+/.exec((await twilio.next('+525512345678')).texto) ?? []
  // In another tab, as a link of a message opens.
  const link = await page.context().newPage()
  await link.goto(`${server.url}${alta}`)
  await expectAccessible(link)
  await link.getByRole('button', { name: 'Sí, quiero los avisos' }).click()
  await expect(link.getByText('Te avisaremos de tus turnos en Clínica Sol')).toBeVisible()
  await link.close()
  await expect(page.getByText('Te avisamos cuando falten 2: SMS')).toBeVisible()

  await page.getByRole('button', { name: 'Cambiar aviso' }).click()
  await expect(dialog.getByText('Te escribimos a ···5678.')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Descargar mis datos' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^(?!.*12345678).*···5678/s)
  // Tapped again, the chosen moment is taken back: only the call is left.
  await dialog.getByRole('radio', { name: '2', exact: true }).click()
  await expect(dialog.getByRole('radio', { name: '2', exact: true })).not.toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Avísame' }).click()
  await expect(dialog).toBeHidden()
  for (const _ of ['Eva', 'Luis', 'Rosa', 'Ana']) {
    await client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '1' } })
  }
  expect((await twilio.next('+525512345678')).texto).toContain('Es tu turno: 4')
  await twilio.stop()
})

test('an announcement can be limited to some queues', async ({ page, server, browser }) => {
  const client = new Client(server.url)
  const duena = await conColas(client, 'General', 'Caja')
  const [general = '', caja = ''] = duena.colas
  await followOwn(
    page,
    server.url,
    duena.empresaId,
    await pedirTurno(client, duena.empresaId, general, 'Ana'),
  )
  const other = await browser.newPage()
  await followOwn(other, server.url, duena.empresaId, await pedirTurno(client, duena.empresaId, caja, 'Eva'))
  const panel = await openPanel(browser, server, duena, 'sala')
  await panel.getByRole('button', { name: 'Anunciar' }).click()
  const dialog = panel.getByRole('dialog', { name: 'Anuncio a quienes esperan' })
  await dialog.getByLabel('Qué quieres decir').fill('La caja abre a las 10')
  await panel
    .getByRole('group', { name: /Solo para quienes esperan/ })
    .getByLabel('Caja')
    .check()
  await dialog.getByRole('button', { name: 'Anunciar' }).click()
  await expect(other.getByText('La caja abre a las 10')).toBeVisible()
  await expect(panel.getByText(/^Caja · hasta las? \d/)).toBeVisible()
  await expect(page.getByText('La caja abre a las 10')).toBeHidden()
  // On a phone the sentence has its own line instead of one letter per line.
  await panel.setViewportSize({ width: 360, height: 740 })
  const sentence = panel.getByText('La caja abre a las 10', { exact: true })
  await expect.poll(async () => (await sentence.boundingBox())?.width).toBeGreaterThan(150)
  await panel.context().close()
  await other.close()
})
