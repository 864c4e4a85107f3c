import type { Locator, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { mustRun } from '#tests/helpers/cli.ts'
import { enterAs, openView } from '#tests/helpers/panel.ts'

const WIDTHS = [320, 390, 768, 1280]
const long = (length: number) => 'M'.repeat(length)

/** Every hour of every day, with four-digit counts. */
const busyMap = Array.from({ length: 7 }, (_, dia) =>
  Array.from({ length: 24 }, (_, hora) => 1000 + dia * hora),
)

/** Returns by how much the page is wider than the window, for each width. */
async function overflowOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${page.url()} at ${width}: ${over} px`)
  }
  return found
}

test('no screen scrolls sideways, whatever users have typed', async ({ page, serverWith }) => {
  test.slow()
  const server = await serverWith({ DEFAULT_PLAN: 'enterprise' })
  const said = await mustRun(['datos-demo'], { DATA_DIR: server.dataDir })
  const correo = /correo +(\S+)/.exec(said)?.[1] ?? ''
  const contrasena = /clave +(\S+)/.exec(said)?.[1] ?? ''
  const client = new Client(server.url)
  await client.call(endpoints.entrar, { body: { correo, contrasena } })
  const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
  const empresaId = empresas[0]?.id ?? ''
  await client.call(endpoints.cambiarEmpresa, {
    params: { correo, id: empresaId },
    body: {
      nombre: long(120),
      titular: long(120),
      direccion: long(300),
      telefono: long(60),
      email: `${long(200)}@ejemplo.com`,
      horario: long(500),
      descripcion: long(2000),
      sitioWeb: `https://ejemplo.com/${long(500)}`,
    },
  })
  const { categorias, version } = await client.call(endpoints.configuracion, { params: { empresaId } })
  const cambiadas = categorias.map((categoria, i) => ({
    ...categoria,
    nombre: `${long(58)}${i}`,
    descripcion: long(300),
  }))
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId },
    body: { categorias: cambiadas, version },
  })
  const colaId = categorias[0]?.id ?? ''
  const params = { empresaId, colaId }
  await client.call(endpoints.cerrarJornada, { params: { empresaId } })
  // Closing the day closes queues with hours, and the phone takes a turno below.
  await client.call(endpoints.cambiarApertura, {
    params: { empresaId },
    body: { abierta: true, minutos: 60 },
  })
  for (let i = 0; i < 3; i++) await client.call(endpoints.pedirTurno, { params, body: { nombre: long(80) } })
  for (const puesto of [long(20), long(19)])
    await client.call(endpoints.siguiente, { params, body: { puesto } })
  const { turno } = await client.call(endpoints.pedirTurno, { params, body: { nombre: long(80) } })

  await enterAs(page.context(), { client, correo } as Parameters<typeof enterAs>[1], long(20))
  await page.route('**/api/estadisticas/**', async (route) => {
    const response = await route.fetch()
    const turnosPorHora = busyMap[6]?.map((turnos, hora) => ({ hora: `${hora}:00`, turnos }))
    await route.fulfill({ response, json: { ...(await response.json()), mapaCalor: busyMap, turnosPorHora } })
  })

  const panel = `/dashboard/${empresaId}`
  const go = (path: string) => () => page.goto(server.url + path)
  const view = (name: string) => () => openView(page, name)
  const link = (name: string) => () => page.getByRole('link', { name }).click()
  // Opens the views of the panel from its sidebar, which is visible at the last width.
  const screens: [open: () => Promise<unknown>, shows: Locator][] = [
    [go('/home'), page.getByText('Mis Empresas')],
    [go(panel), page.getByText('Lista de espera')],
    [
      () => page.getByRole('link', { name: 'Todas las colas' }).click(),
      page.locator('a[aria-current=true]').getByText('Todas las colas'),
    ],
    [view('Estadísticas'), page.getByText('Turnos por hora')],
    [() => page.getByRole('button', { name: 'Mes' }).click(), page.getByText('Días y horas')],
    [view('Configuración'), page.getByText('Datos básicos')],
    [link('Contacto'), page.getByLabel('Correo de contacto')],
    [link('Personalización'), page.getByText('Vista previa')],
    [view('Administración de Cola'), page.getByText('Colas actuales')],
    [go(`${panel}/compartir`), page.getByText('Código QR')],
    [go(`${panel}/cartel`), page.getByText('Escanea')],
    [go(`/admin/${empresaId}/${colaId}`), page.getByText('Vista Administrativa')],
    [go(`/monitor/${empresaId}/${colaId}`), page.getByText(long(58))],
    [go(`/entrada/${empresaId}/${colaId}`), page.getByText(/^Continuar con/)],
    [go(`/verificar-turno?codigo=${turno.codigo}`), page.getByText(long(80))],
    // The other site pages show no text from users; they have their own tests.
    [go('/demo'), page.getByText('Tu panel')],
  ]
  const found: string[] = []
  for (const [open, shows] of screens) {
    await open()
    await expect(shows.first()).toBeAttached({ timeout: 30_000 })
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    found.push(...(await overflowOf(page)))
  }

  await page.goto(`${server.url}/mi-turno/${empresaId}`)
  found.push(...(await overflowOf(page)))
  await page.getByLabel('Nombre').fill(long(80))
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('Turno en espera').first()).toBeVisible()
  found.push(...(await overflowOf(page)))
  expect(found).toEqual([])
})
