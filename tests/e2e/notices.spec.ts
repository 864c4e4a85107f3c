import type { BrowserContext, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { expectAccessible, PHONE } from '#tests/helpers/windows.ts'

test.use(PHONE)

/** Opens the page of a turno that this browser took. */
async function openTurno(page: Page, url: string, client: Client) {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  for (const nombre of ['Eva', 'Luis', 'Rosa']) await pedirTurno(client, empresaId, colaId, nombre)
  const turno = await pedirTurno(client, empresaId, colaId, 'Ana')
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `turnero.turno.${empresaId}`,
    JSON.stringify(turno),
  ] as const)
  await page.goto(`${url}/mi-turno/${empresaId}`)
  return { empresaId, colaId, turno, client }
}

/** What Chromium has registered under this page, by the debugging protocol. */
async function workerOf(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.endsWith('/mi-turno/') && !isDeleted,
      )
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return { session, registrationId: await found }
}

test('a browser without a push service is told so and offered what the company has', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await openTurno(page, server.url, new Client(server.url))
  await page.getByRole('button', { name: 'Avísame cuando falten 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avísame de mi turno' })
  await expect(dialog.getByText('Este navegador no puede recibir notificaciones ahora')).toBeVisible()
  await expectAccessible(page)
})

test('without network the tap says so, and the turn stays on the screen', async ({ page, server }) => {
  // With a worker the files would come from its copy.
  await page.route('**/sw.js', (route) => route.abort())
  await openTurno(page, server.url, new Client(server.url))
  const how = page.getByRole('button', { name: 'Elegir cómo y cuándo' })
  await expect(how).toBeVisible()
  await page.route('**/assets/**', (route) => route.abort())
  await how.click()
  await expect(page.getByText('No hay conexión. Inténtalo de nuevo en un momento.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tu turno 4' })).toBeVisible()
})

test('a notice shows on the phone and opens the turn', async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  const { empresaId } = await openTurno(page, server.url, new Client(server.url))
  const { session, registrationId } = await workerOf(context, page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready.catch(() => {})
  })
  const nota = {
    titulo: 'Es tu turno: 4',
    texto: 'Pasa a Ventanilla 2',
    enlace: `/mi-turno/${empresaId}`,
    etiqueta: 'turno-4',
  }
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId,
    data: JSON.stringify(nota),
  })
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

test('an announcement is on the phone and on the wall until it is taken back', async ({
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
