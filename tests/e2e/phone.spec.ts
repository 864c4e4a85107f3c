import type { Page, Request } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import {
  expectAccessible,
  expectNoScroll,
  keptOffline,
  openWindow,
  PHONE,
  scripted,
} from '#tests/helpers/windows.ts'

test.use(PHONE)

const keep = (page: Page, empresaId: string, turno: Turno | string) =>
  page.addInitScript(
    ([key, value]) => {
      // Only at the first load: later ones find what the page stored itself.
      if (localStorage.getItem('sown')) return
      localStorage.setItem(key, value)
      localStorage.setItem('sown', '1')
    },
    [`turnero.turno.${empresaId}`, typeof turno === 'string' ? turno : JSON.stringify(turno)] as const,
  )

test('the turno fits a small phone with its number, who is ahead and the wait; it announces the call and remembers it', async ({
  page,
  client,
}) => {
  const { empresaId, colas, categoria } = await conEsperaLarga(client)
  const [colaId = ''] = colas
  await pedirTurno(client, empresaId, colaId, 'Eva Ríos')
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset.vibrated = String(pattern)
      return true
    }
    const Context = window.AudioContext
    window.AudioContext = class extends Context {
      constructor() {
        super()
        document.documentElement.dataset.armed = ''
      }
    }
  })
  await page.clock.install()
  const errors = watchErrors(page)
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByRole('link', { name: 'términos y el uso de tus datos' })).toHaveAttribute(
    'href',
    '/terminos#datos',
  )
  await scripted(page)
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu turno 2' })).toBeVisible()
  expect((await sent).postDataJSON()).toMatchObject({ nombre: 'Luis Mora', tipo: categoria })
  await expect(page.locator('html[data-armed]')).toBeAttached()
  await expect(page.getByText(categoria)).toBeVisible()
  await expect(page.getByText('1 persona antes que tú')).toBeVisible()
  // The clock beside a range is its end, never its middle.
  await expect(page.getByText(/\d\sh.* hasta las? \d+:\d\d\s[ap]\.m\.$/)).toBeVisible()
  await expect(page.getByText('Turnos faltantes')).toBeVisible()
  await expect(page).toHaveTitle('(2) Mi turno')
  await page.getByRole('button', { name: 'Más' }).click()
  await expect(page.getByRole('switch', { name: 'Avísame con sonido' })).toBeChecked()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expectNoScroll(page)
  await expectAccessible(page)

  const siguiente = () =>
    client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: 'Consultorio 2' } })
  await siguiente()
  await expect(page.getByText('Eres el siguiente')).toBeVisible()
  const { turno } = await siguiente()
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  await expect(page.getByText('Consultorio 2', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-vibrated', /300/)
  await expectNoScroll(page)
  await expectAccessible(page)
  await page.clock.fastForward(30_000)
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()

  await page.evaluate(() => delete document.documentElement.dataset.vibrated)
  await client.call(endpoints.rellamar, { params: { empresaId, turnoId: turno?.id ?? '' } })
  await expect(page.locator('html')).toHaveAttribute('data-vibrated', /300/)
  await page.clock.fastForward(31_000)
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  await page.clock.fastForward(30_000)
  const call = page.getByText(/^Te llamamos a las? .*, Consultorio 2$/)
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await expect(call).toBeVisible()
  await page.reload()
  await expect(call).toBeVisible()
  await expectAccessible(page)
  await scripted(page)
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByRole('heading', { name: 'Tu turno 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar turno' }).click()
  await page.getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(page.getByText('Cancelaste tu turno. Ya no estás en la fila.')).toBeVisible()
  await expect(call).toBeHidden()
  expect(errors).toEqual([])
})

test('the phone shows how reliable the wait is, and why it grows', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  for (const nombre of ['Eva Ríos', 'Rosa Luján']) await pedirTurno(client, empresaId, colaId, nombre)
  await keep(page, empresaId, await pedirTurno(client, empresaId, colaId, 'Luis Mora'))
  // The server's state after a hundred turnos, and on a slow day.
  let said: { aciertos: number | null; demora: string | null } = { aciertos: null, demora: null }
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  await page.route('**/api/verificar-global', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...said } })
  })
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('2 personas antes que tú')).toBeVisible()
  const trust = page.getByText(/^\d+ de cada 10 esperas cayeron en el rango/)
  await expect(trust).toBeHidden()
  for (const [aciertos, shown] of [
    [8, true],
    [7, false],
  ] as const) {
    said = { aciertos, demora: 'lenta' }
    await page.reload()
    await expect(page.getByText('La atención va más lenta')).toBeVisible()
    await expect(trust).toBeVisible({ visible: shown })
  }
  await expectAccessible(page)
})

/** A queue in which each customer takes an hour. */
async function conEsperaLarga(client: Client) {
  const duena = await conColas(client, 'Evaluación completa')
  const categoria = { id: duena.colas[0] ?? '', nombre: 'Evaluación completa', tiempoEstimado: 60 }
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId: duena.empresaId },
    body: { categorias: [categoria] },
  })
  return { ...duena, categoria: categoria.nombre }
}

test('the form works before any script, and submitted twice it creates one turno', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  const page = await openWindow(browser, { baseURL: server.url, ...PHONE, javaScriptEnabled: false })
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('Clínica Sol')).toBeVisible()
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  await page.getByRole('radio', { name: 'Caja' }).check()
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByRole('heading', { name: 'Tu turno 1' })).toBeVisible()
  await expect(page.getByText('Caja')).toBeVisible()
  await expect(page.getByText('Eres el siguiente')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tu turno 1' })).toBeVisible()
  const params = { empresaId, colaId: colas[1] ?? '' }
  const { turnos } = await client.call(endpoints.cola, { params })
  expect(turnos.map(({ nombre }) => nombre)).toEqual(['Luis Mora'])

  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: false } })
  await page.goto(`/mi-turno/${empresaId}`)
  await page.getByLabel('Tu nombre').fill('Eva Ríos')
  await page.getByRole('radio', { name: 'Caja' }).check()
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByRole('alert')).toContainText('no entrega turnos')
  await expect(page.getByLabel('Tu nombre')).toHaveValue('Eva Ríos')
  await page.context().close()
})

test('a turno taken before the script ran is followed, stored and never sent again', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const held = Promise.withResolvers<void>()
  const script = '**/assets/mi-turno-*'
  await page.route(script, (route) => held.promise.then(() => route.continue()))
  const errors = watchErrors(page)
  await page.goto(`/mi-turno/${empresaId}`, { waitUntil: 'commit' })
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { name: 'Tu turno 1' })).toBeVisible()
  held.resolve()
  await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  const { turnos, enAtencion } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  expect([turnos.length, enAtencion.length]).toEqual([0, 1])
  expect(errors).toEqual([])
})

test('offline a reload shows the last known turno and its age', async ({ page, context, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  await keep(page, empresaId, await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis Mora'))
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('Eres el siguiente')).toBeVisible()
  await keptOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tu turno 1' })).toBeVisible()
  await expect(page.getByText(/^Sin conexión ?desde las? \d+:\d\d\s[ap]\.m\.$/)).toBeVisible()
  await expect(page.getByText(/^A las? \d+:\d\d\s[ap]\.m\.$/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Sin conexión/)).toBeHidden()
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const reply = await (await client.send(manifest ?? '')).json()
  expect(reply).toMatchObject({ name: 'Clínica Sol', start_url: `/mi-turno/${empresaId}` })
  for (const { src } of reply.icons)
    expect((await client.send(src)).headers.get('content-type')).toBe('image/png')
})

test('a turno that is gone is reported for five seconds', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  const [colaId = ''] = colas
  await keep(page, empresaId, await pedirTurno(client, empresaId, colaId, 'Luis Mora'))
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('Turno en espera')).toBeVisible()
  await page.clock.install()
  await client.call(endpoints.borrarCola, { params: { empresaId, colaId } })
  const notice = page.getByText('Tu turno ya no está disponible. Por favor solicita uno nuevo.')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(notice).toBeHidden()
})

test('a corrupt stored turno is discarded silently', async ({ page, client }) => {
  const { empresaId } = await conColas(client, 'General')
  await keep(page, empresaId, '{"id": 7')
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), `turnero.turno.${empresaId}`)).toBeNull()
})

test('a stored turno with an id that cannot be one is discarded and explained', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const turno = await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis Mora')
  await keep(page, empresaId, { ...turno, id: 'no-es-un-id' })
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('Tu turno ya no está disponible.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), `turnero.turno.${empresaId}`)).toBeNull()
})

test('text typed before the script runs is kept, and a retry after a reload creates one turno', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  const colaId = colas[1] ?? ''
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/mi-turno-*', (route) => held.promise.then(() => route.continue()))
  let cut = true
  await page.route(`**/cola/${colaId}`, async (route) => {
    if (!cut) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto(`/mi-turno/${empresaId}`, { waitUntil: 'commit' })
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  await page.getByRole('radio', { name: 'Caja' }).check()
  held.resolve()
  await scripted(page)
  await expect(page.getByLabel('Tu nombre')).toHaveValue('Luis Mora')
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('No se pudo obtener el turno. Intenta de nuevo más tarde.')).toBeVisible()
  cut = false
  await page.reload()
  await scripted(page)
  await page.getByLabel('Tu nombre').fill('Luis Mora')
  await page.getByRole('radio', { name: 'Caja' }).check()
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('Turno en espera')).toBeVisible()
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  expect(turnos).toHaveLength(1)
})

test('cancelling clears the turno on the phone, whatever the server replies', async ({ page, client }) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  const turno = await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await keep(page, empresaId, turno)
  await page.route('**/cancelar', (route) => route.abort())
  // Further actions of a turno load later, and must not close the question.
  const { promise: asked, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes('.lleguePista')) await asked
    await route.fulfill({ response, body })
  })
  await page.goto(`/mi-turno/${empresaId}`)
  const cancel = page.getByRole('button', { name: 'Cancelar turno' })
  const middle = () => cancel.boundingBox().then((box) => (box ? box.x + box.width / 2 : 0))
  const before = await middle()
  await cancel.click()
  const keepIt = page.getByRole('button', { name: 'Conservar mi turno' })
  await expect(keepIt).toBeVisible()
  letCome()
  // They must not move the button under a finger either.
  expect(Math.abs((await middle()) - before)).toBeLessThan(20)
  await keepIt.click()
  await expect(page.getByText('Turno en espera')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar turno' }).click()
  await page.getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
  // Without an answer it does not claim to be done, and tries until there is one.
  await expect(page.getByText(/tu turno sigue en la fila hasta que podamos avisar/)).toBeVisible()
  await expect(page.getByText('Cancelaste tu turno')).toBeHidden()
  await page.unroute('**/cancelar')
  await expect(page.getByText('Cancelaste tu turno. Ya no estás en la fila.')).toBeVisible()
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  expect(turnos).toEqual([])
})

test('a shared link opens the turno, and automatic updates stop when it is gone, not after a network failure', async ({
  page,
  client,
}) => {
  const { empresaId, colas } = await conColas(client, 'General', 'Caja')
  const [colaId = ''] = colas
  const turno = await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await page.goto(`/verificar-turno?codigo=${turno.codigo.toLowerCase()}`)
  await expect(page.getByText('Información del Turno')).toBeVisible()
  const toggle = page.getByRole('switch', { name: 'Actualizar automáticamente' })
  await expect(toggle).toBeChecked()
  await expect(page.getByText(/Última actualización/)).toBeVisible()
  // The search is one line above the answer, which is in view.
  await expect(page.getByText('Turno en espera')).toBeInViewport()
  await expectAccessible(page)

  await page.context().setOffline(true)
  await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
  await page.context().setOffline(false)
  await expect(page.getByText('¡Es tu turno!')).toBeVisible()
  await expect(toggle).toBeChecked()

  await client.call(endpoints.borrarCola, { params: { empresaId, colaId } })
  await expect(toggle).not.toBeChecked()
  const notFound = page.getByRole('alert').filter({ hasText: 'Turno no encontrado' })
  await expect(notFound).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData()}`))
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(String(payload))))
  await page.getByLabel(/Código/).fill('zzz zzz')
  await page.getByRole('button', { name: 'Buscar Turno' }).click()
  await expect(page.getByText('Información del Turno')).toBeHidden()
  await expect(notFound).toBeVisible()
  // A wrong code costs one attempt: it is requested once, and not followed.
  expect(asked.filter((text) => text.includes('ZZZZZZ'))).toHaveLength(1)
})

test('a code is looked up without being part of an address, also before the script runs', async ({
  page,
  client,
  browser,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const { codigo } = await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis Mora')
  const asked: string[] = []
  const record = (request: Request) => void asked.push(request.url().split('#')[0] ?? '')
  page.on('request', record)
  const answer = page.getByText('Información del Turno')
  await page.goto('/verificar-turno')
  await page.getByLabel(/Código/).fill(codigo)
  await page.getByRole('button', { name: 'Buscar Turno' }).click()
  await expect(answer).toBeVisible()
  // Without the live channel the page polls.
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  const polled = page.waitForRequest('**/api/verificar-global')
  await page.reload()
  await polled
  await expect(answer).toBeVisible()

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  plain.on('request', record)
  await plain.goto(new URL('/verificar-turno', page.url()).href)
  await plain.getByLabel(/Código/).fill(codigo)
  await plain.getByRole('button', { name: 'Buscar Turno' }).click()
  await expect.poll(() => plain.locator('#datos').textContent()).toContain(codigo)
  await plain.context().close()
  expect(asked.filter((url) => url.includes(codigo))).toEqual([])

  // A link of version 0.1 has the code in its query; the page removes it.
  await page.goto(`/verificar-turno?codigo=${codigo}`)
  await expect(answer).toBeVisible()
  await expect(page).toHaveURL(`/verificar-turno#codigo=${codigo}`)
})
