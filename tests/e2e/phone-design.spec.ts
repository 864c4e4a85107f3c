import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import type { Client } from '#harness/client.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { showTheme } from '#tests/helpers/axe.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { measure, PUBLIC } from '#tests/helpers/measure.ts'
import { expectAccessible, keptOffline, openWindow, scripted } from '#tests/helpers/windows.ts'

const SIZES = [
  { width: 320, height: 740 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]
/** Labels and counts of a turno, and the number of a desk. */
const HEROES = [56, 72, 96, 200, 280]

const NOTHING = { contrast: [], size: [], cut: [], wrapped: [], small: [], outside: [], scrolled: [] }

/** Measures the page at each size in both themes. Customers' names are cut where they do not fit. */
async function expectDesigned(page: Page, state: string, cut: string[] = [], sizes = SIZES) {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const found = await measure(page, { sizes: [...PUBLIC, ...HEROES] })
      const seen = {
        ...found,
        cut: found.cut.filter((text) => !cut.includes(text)),
        // The whole line of a switch is its target.
        small: found.small.filter((control) => !control.startsWith('48x28')),
        scrolled: await scrolled(page),
      }
      expect.soft(seen, `${state} ${size.width}x${size.height} ${theme}`).toEqual(NOTHING)
    }
  }
}

/** Returns by how much the page, or the sheet over it, is too high for the screen. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]')
    const parts = sheet ? [sheet] : [document.documentElement, ...document.querySelectorAll('main div')]
    return parts
      .filter((part) => part === document.documentElement || getComputedStyle(part).overflowY === 'auto')
      .map((part) => part.scrollHeight - part.clientHeight)
      .filter((over) => over > 0)
  })

const store = (page: Page, empresaId: string, turno: Turno) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `turnero.turno.${empresaId}`,
    JSON.stringify(turno),
  ] as const)

/** A company with three queues as in a clinic: one asks a question, one is paused. */
async function clinica(client: Client) {
  const duena = await conColas(client, 'Consulta general', 'Farmacia', 'Laboratorio')
  const { empresaId } = duena
  const [consulta = '', farmacia = '', laboratorio = ''] = duena.colas
  const motivo = randomUUID()
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId },
    body: {
      categorias: [
        {
          id: consulta,
          nombre: 'Consulta general',
          prefijo: 'B',
          campos: [
            {
              id: motivo,
              nombre: 'Motivo de la visita',
              tipo: 'opcion',
              obligatorio: true,
              opciones: ['Control', 'Consulta', 'Resultados'],
            },
          ],
        },
        { id: farmacia, nombre: 'Farmacia', prefijo: 'F' },
        { id: laboratorio, nombre: 'Laboratorio', prefijo: 'L' },
      ],
    },
  })
  await client.call(endpoints.guardarPreferencias, {
    params: { empresaId },
    body: {
      preferencias: [
        { id: randomUUID(), nombre: 'Adulto mayor', tipo: 'adulto mayor', ventaja: 10, ofrecida: true },
        { id: randomUUID(), nombre: 'Embarazo', tipo: 'embarazo', ventaja: 10, ofrecida: true },
      ],
    },
  })
  const takeIn = (nombre: string, colaId = farmacia) => pedirTurno(client, empresaId, colaId, nombre)
  const llamar = (puesto: string) =>
    client.call(endpoints.siguiente, { params: { empresaId, colaId: farmacia }, body: { puesto } })
  return { ...duena, consulta, farmacia, laboratorio, takeIn, llamar }
}

const openPhone = (browser: Browser, url: string) =>
  openWindow(browser, { baseURL: url, viewport: { width: 360, height: 740 }, hasTouch: true })

test('the form shows what is closed before anything is typed, and points to what is missing, for three people', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, laboratorio, takeIn } = await clinica(client)
  await takeIn('Eva Ríos')
  await client.call(endpoints.cambiarEstadoCola, {
    params: { empresaId, colaId: laboratorio },
    body: { activa: false },
  })
  const page = await openPhone(browser, server.url)
  const errors = watchErrors(page)
  await page.goto(`/mi-turno/${empresaId}`)
  await scripted(page)
  await expect(page.getByRole('radio', { name: /Consulta general/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Laboratorio En pausa/ })).toBeVisible()
  await expectDesigned(page, 'form')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)

  // A queue that gives no turnos asks for nothing, and the others stay one tap away.
  await page.getByRole('radio', { name: /Laboratorio/ }).check()
  await expect(page.getByText(/no está entregando turnos.*Elige otra atención/)).toBeVisible()
  await expect(page.getByLabel('Tu nombre')).toBeHidden()
  await expectDesigned(page, 'full')
  await page.getByRole('radio', { name: /Consulta general/ }).check()

  const get = page.getByRole('button', { name: 'Obtener Turno' })
  for (const [i, nombre] of ['Luis Mora', 'Ana Ruiz', 'Luis Mora'].entries()) {
    // Each tap shows what is missing, and where.
    await get.click({ force: true })
    await expect(page.getByText('Escribe tu nombre')).toBeVisible()
    await expect(page.getByLabel('Tu nombre')).toBeFocused()
    await page.getByLabel('Tu nombre').fill(nombre)
    await get.click({ force: true })
    await expect(page.getByRole('radiogroup', { name: 'Motivo de la visita' })).toBeFocused()
    await page.getByRole('radio', { name: 'Consulta', exact: true }).check()
    if (i === 1) {
      await page.getByRole('button', { name: '¿Necesitas atención preferente?' }).click()
      if (nombre === 'Ana Ruiz') await expectDesigned(page, 'preference')
      await page.getByRole('radio', { name: 'Embarazo' }).check()
      await page.getByRole('button', { name: 'Listo' }).click()
      await expect(page.getByRole('button', { name: 'Atención preferente: Embarazo' })).toBeFocused()
    }
    await get.click()
    await expect(page.getByRole('heading', { name: `Tu turno B-${i + 1}` })).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar turno' }).click()
    await expect(page.getByRole('button', { name: 'Conservar mi turno' })).toBeFocused()
    if (i === 0) await expectDesigned(page, 'cancel')
    await page.getByRole('button', { name: 'Sí, cancelar' }).click()
    await expect(page.getByText('Cancelaste tu turno. Ya no estás en la fila.')).toBeVisible()
  }
  expect(errors).toEqual([])
  await page.context().close()
})

test('a waiting turno has one main action, and the sheets say what each other one does', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, takeIn, llamar } = await clinica(client)
  await takeIn('Eva Ríos')
  await llamar('Consultorio 2')
  for (const nombre of ['Ana', 'Beto', 'Carla', 'Dora']) await takeIn(nombre)
  const luis = await takeIn('Luis Mora')
  const page = await openPhone(browser, server.url)
  const errors = watchErrors(page)
  await store(page, empresaId, luis)
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('4 personas antes que tú')).toBeVisible()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const mas = async (row: string | RegExp) => {
    await button('Más').click()
    await page.getByRole('button', { name: row }).click()
  }
  await expect(button('Avísame')).toBeEnabled()
  await expectDesigned(page, 'waiting')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)

  await button('Más').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // The last in line has nobody to let pass.
  await expect(page.getByText('Dejar pasar')).toBeHidden()
  await expectDesigned(page, 'more')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button('Más')).toBeFocused()
  await button('Avísame').click()
  await expect(page.getByRole('radio', { name: /^Notificación/ })).toBeChecked()
  await expectDesigned(page, 'notice')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await expectDesigned(page, 'language')
  await page.keyboard.press('Escape')

  for (const nombre of ['Rosa', 'Saúl']) await takeIn(nombre)
  await mas(/^Dejar pasar/)
  await expect(page.getByText('Quedarías con 6 personas antes que tú.')).toBeVisible()
  await expectDesigned(page, 'defer')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByRole('heading', { name: 'Tu turno F-6' }).last()).toBeFocused()
  await page.getByRole('button', { name: /^Dejar pasar/ }).click()
  await page.getByRole('radio', { name: '1' }).check()
  await button('Dejar pasar a 1 persona').click()
  await expect(page.getByText('5 personas antes que tú')).toBeVisible()
  await expect(page.getByText('Dejaste pasar a otras personas.')).toBeVisible()
  await expect(page.getByText('Se sumaron personas antes que tú.')).toBeHidden()
  await expectDesigned(page, 'deferred')

  await mas(/^Vuelvo en/)
  await expectDesigned(page, 'return')
  await page.getByRole('radio', { name: '10' }).check()
  await page.getByRole('button', { name: /^Vuelvo en 10/ }).click()
  await expect(page.getByText(/^En pausa hasta las? \d/)).toBeVisible()
  await expectDesigned(page, 'paused')
  await button('Ya llegué').click()
  await expect(page.getByText('Ya avisaste que estás aquí.')).toBeVisible()

  expect(errors).toEqual([])
  await page.context().close()
})

test('a turno that is next, without network, called and finished says only what helps then', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, takeIn, llamar } = await clinica(client)
  for (const nombre of ['Eva Ríos', 'Ana', 'Beto']) await takeIn(nombre)
  await llamar('Consultorio 2')
  const luis = await takeIn('Luis Mora')
  const page = await openPhone(browser, server.url)
  const errors = watchErrors(page)
  await store(page, empresaId, luis)
  await page.goto(`/mi-turno/${empresaId}`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.getByText('2 personas antes que tú')).toBeVisible()
  await expect(page.getByText('Ya casi te toca: acércate')).toBeVisible()
  await expect(button('Avísame')).toBeHidden()
  await expectDesigned(page, 'almost')
  for (let i = 0; i < 2; i++) await llamar('Consultorio 2')
  await expect(page.getByText('Eres el siguiente')).toBeVisible()
  await expectDesigned(page, 'next')
  // To be told of two people ahead is no use to the next.
  await button('Más').click()
  await page.getByRole('button', { name: /^Avísame/ }).click()
  await expect(page.getByText('Y también cuando falten')).toBeHidden()
  await page.keyboard.press('Escape')

  await keptOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Sin conexión desde las? \d/)).toBeVisible()
  await expect(button('Reintentar')).toBeVisible()
  await expectDesigned(page, 'offline')
  await button('Reintentar').click()
  await expect(button('Reintentar')).toBeEnabled()
  await expect(page.getByText(/^Sin conexión/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Sin conexión/)).toBeHidden()

  await llamar('Consultorio 2')
  await expect(page.getByText('Consultorio 2', { exact: true })).toBeVisible()
  await expectDesigned(page, 'called')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  const number = page.getByText('2', { exact: true })
  expect(await number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(200)
  await button('Voy en camino').click()
  await expect(page.getByText('Saben que vas en camino')).toBeVisible()
  await client.call(endpoints.finalizar, { params: { empresaId, turnoId: luis.id } })
  await expect(page.getByRole('heading', { name: 'Gracias, Luis' })).toBeVisible()
  await expect(page.getByText(/^F-4, Farmacia. Te llamamos a las? .*, Consultorio 2.$/)).toBeVisible()
  await expectDesigned(page, 'finished')
  await button('Solicitar nuevo turno').click()
  await expect(button('Obtener Turno')).toBeVisible()
  expect(
    errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/.test(error)),
  ).toEqual([])
  await page.context().close()
})

test('long labels, long names, a company colour, and a code that is wrong', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colas, correo } = await conColas(client, 'Ginecología y obstetricia')
  const [colaId = ''] = colas
  const categoria = { id: colaId, nombre: 'Ginecología y obstetricia', prefijo: 'GIN', tiempoEstimado: 90 }
  await client.call(endpoints.guardarConfiguracion, {
    params: { empresaId },
    body: { categorias: [categoria] },
  })
  await client.call(endpoints.cambiarEmpresa, {
    params: { correo, id: empresaId },
    body: { nombre: 'Centro Médico San José', colorPrimario: '#facc15', colorSecundario: '#22c55e' },
  })
  for (let i = 0; i < 11; i++) await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
  const nombre = 'María Fernanda de la Concepción Gutiérrez'
  const turno = await pedirTurno(client, empresaId, colaId, nombre)
  const page = await openPhone(browser, server.url)
  await store(page, empresaId, turno)
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByText('11 personas antes que tú')).toBeVisible()
  await expectDesigned(page, 'long', [nombre.slice(0, 30), 'Ginecología y obstetricia'])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/verificar-turno')
  await scripted(page)
  const found = page.getByRole('heading', { name: 'Información del Turno' })
  for (const codigo of [turno.codigo, 'zzz zzz', turno.codigo.toLowerCase(), 'zzzzzz', turno.codigo]) {
    await page.getByLabel('Código de seguimiento').fill(codigo)
    await page.getByRole('button', { name: 'Buscar Turno' }).click()
    if (codigo.startsWith('zzz')) {
      await expect(page.getByRole('alert')).toContainText(/^Turno no encontrado.*Revisa el código/)
      await expect(found).toBeHidden()
    } else {
      await expect(found).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
    }
  }
  await expect(page.getByText(/^Última actualización: \d+:\d\d\s[ap]\.m\.$/)).toBeVisible()
  // At 320 px a label that stacks makes the page a line too high.
  await expectDesigned(page, 'verificar', [nombre.slice(0, 30), 'Ginecología y obstetricia'], SIZES.slice(1))
  await expectAccessible(page)
  await page.context().close()
})
