import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Idioma } from '#contract/idioma.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { openWindow, sessionOf, WALL } from '#tests/helpers/windows.ts'

const TIME = /\d{1,2}:\d{2}(?::\d{2})?(?:\s(?:[ap]\.m\.|[AP]M))?/g
const TWELVE = /^\d{1,2}:\d{2}\s(?:[ap]\.m\.|[AP]M)$/
const TWENTY_FOUR = /^\d{1,2}:\d{2}$/

const OPEN = Array.from({ length: 7 }, () => [{ desde: '00:00', hasta: '23:59' }])
const CLOSED = Array.from({ length: 7 }, () => [])

/** Returns the times that a page shows. */
async function timesOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    // How long a service has lasted is no time of day.
    for (const timer of document.querySelectorAll('[aria-hidden].tabular-nums'))
      if (/^[\d:]+$/.test(timer.textContent ?? '')) timer.remove()
    return document.body.innerText
  })
  return [...text.matchAll(TIME)].map(([time]) => time)
}

const ROOMS: { pais: string; zona: string; idioma: Idioma; wanted: RegExp }[] = [
  { pais: 'Mexico, in Portuguese', zona: 'America/Mexico_City', idioma: 'pt', wanted: TWELVE },
  { pais: 'Chile', zona: 'America/Santiago', idioma: 'es', wanted: TWENTY_FOUR },
]

for (const { pais, zona, idioma, wanted } of ROOMS) {
  test(`all screens of a company in ${pais} show times in one way, without seconds`, async ({
    browser,
    client,
    server,
  }) => {
    const duena = await conColas(client, 'Zorbax', 'Quimbo')
    const { correo, empresaId, colas } = duena
    const [colaId = '', cerrada = ''] = colas
    const params = { empresaId, colaId }
    await client.call(endpoints.cambiarUsuario, { body: { usuario: 'Zed', idioma } })
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { zona, idioma, corte: 240 },
    })
    await client.call(endpoints.guardarHorario, {
      params: { empresaId },
      body: {
        semana: OPEN,
        especiales: [{ fecha: '12-24', motivo: 'Zax', rangos: [{ desde: '09:00', hasta: '13:30' }] }],
      },
    })
    await client.call(endpoints.guardarHorarioCola, {
      params: { empresaId, colaId: cerrada },
      body: { semana: CLOSED, cierre: null, maxEspera: null, cupoDia: null, cupoHora: null },
    })
    const [first, second] = [
      await pedirTurno(client, empresaId, colaId, 'Kip Bronx'),
      await pedirTurno(client, empresaId, colaId, 'Vix Orto'),
    ]
    await client.call(endpoints.siguiente, { params, body: { puesto: '1' } })
    const page = await openWindow(browser, {
      baseURL: server.url,
      storageState: sessionOf(duena),
      locale: idioma,
      timezoneId: zona,
      ...WALL,
    })
    const shown: Record<string, string[]> = {}
    for (const path of [
      `/dashboard/${empresaId}`,
      `/dashboard/${empresaId}/estadisticas`,
      `/dashboard/${empresaId}/horario`,
      `/dashboard/${empresaId}/actividad`,
      `/dashboard/${empresaId}/configuracion`,
      '/cuenta/sesiones',
      `/mi-turno/${empresaId}#turno=${second.id}&codigo=${second.codigo}`,
      `/verificar-turno#codigo=${first.codigo}`,
      `/monitor/${empresaId}/${colaId}`,
    ]) {
      await page.goto('about:blank')
      await page.goto(path)
      // Every one of these screens shows a time.
      await expect.poll(() => timesOf(page), path).not.toEqual([])
      await page.waitForLoadState('networkidle')
      shown[path] = await timesOf(page)
    }
    const wrong = Object.entries(shown).flatMap(([path, times]) =>
      times.filter((time) => !wanted.test(time)).map((time) => `${path}: ${time}`),
    )
    expect(wrong).toEqual([])
    await page.context().close()
  })
}
