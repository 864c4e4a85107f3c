import type { Page } from '@playwright/test'
import type { PideNombre } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conColas } from '#harness/stories.ts'
import { showTheme } from '#tests/helpers/axe.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { servicios, stepped, toName } from '#tests/helpers/kiosk.ts'
import { measure, PUBLIC, STAFF } from '#tests/helpers/measure.ts'
import { enEspera, listaEspera, openPanel } from '#tests/helpers/panel.ts'
import { expectAccessible, expectNoScroll, openWindow, TABLET } from '#tests/helpers/windows.ts'

const NOTHING = { contrast: [], size: [], cut: [], wrapped: [], small: [], outside: [] }

/** A company whose queues ask for the name in these ways. */
async function sala(client: Client, pide: Record<string, PideNombre>) {
  const duena = await conColas(client, ...Object.keys(pide))
  const { empresaId, colas } = duena
  const categorias = Object.entries(pide).map(([nombre, pideNombre], i) => ({
    id: colas[i] ?? '',
    nombre,
    pideNombre,
  }))
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
  return { duena, empresaId, colas, colaId: colas[0] ?? '' }
}

/** Measures the page in both themes at the size it has. */
async function expectDesigned(page: Page, state: string, options: Parameters<typeof measure>[1] = {}) {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    const found = await measure(page, options)
    expect.soft(options.sizes ? found : { ...found, size: [] }, `${state} ${theme}`).toEqual(NOTHING)
  }
  await showTheme(page, 'light')
}

const generated = (page: Page, numero: number) =>
  page.getByRole('heading', { name: `¡Turno generado (#${numero})!` })

test('at the kiosk one touch on the service gives the ticket, three times, also by keyboard and after a lost reply', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colaId } = await sala(client, { Farmacia: 'no', Caja: 'si' })
  const page = await openWindow(browser, { baseURL: server.url, ...TABLET })
  const errors = watchErrors(page)
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  await stepped(page)
  const farmacia = servicios(page).getByRole('button', { name: /Farmacia/ })
  await farmacia.tap()
  await expect(generated(page, 1)).toBeVisible()
  await expectNoScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Listo' }).tap()

  await farmacia.focus()
  await page.keyboard.press('Enter')
  await expect(generated(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Listo' }).press('Enter')

  // The reply of the third is lost: the page says so, and the second touch gives the same turno.
  let lost = false
  await page.route('**/cola/**', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback()
    lost = true
    await route.fetch()
    await route.abort()
  })
  await farmacia.tap()
  await expect(page.getByRole('alert')).toContainText('no se generará un turno doble')
  await expectDesigned(page, 'refused at the kiosk', { target: 72, tags: '.k-accesos button' })
  await expectAccessible(page)
  await farmacia.tap()
  await expect(generated(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Listo' }).tap()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['', '', ''])

  // The queue beside it still asks.
  await toName(page, /Caja/)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seguir sin nombre' })).toBeHidden()
  expect(errors.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
})

test('at the kiosk an optional name can be skipped', async ({ browser, client, server }) => {
  const { empresaId, colaId } = await sala(client, { Farmacia: 'opcional' })
  const page = await openWindow(browser, { baseURL: server.url, ...TABLET })
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  for (const { width, height } of [
    { width: 1080, height: 1920 },
    { width: 1280, height: 800 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize({ width, height })
    await toName(page)
    await expectDesigned(page, `name ${width}`, { target: 72, tags: '.k-tecla, .k-accesos button' })
    await expectNoScroll(page)
    await page.getByRole('button', { name: 'Volver' }).first().tap()
  }
  await toName(page)
  await page.getByRole('button', { name: 'Q', exact: true }).tap()
  await page.getByRole('button', { name: 'Seguir sin nombre' }).tap()
  await expect(generated(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Listo' }).tap()
  await toName(page)
  await page.getByLabel('Nombre completo').fill('Ana')
  await page.getByRole('button', { name: 'Obtener Turno' }).tap()
  await expect(page.getByRole('heading', { name: '¡Turno generado para Ana (#2)!' })).toBeVisible()
  expect(await enEspera(client, empresaId, colaId)).toEqual(['', 'Ana'])
})

test('on the phone the form has one button, and the pass shows the label', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colaId } = await sala(client, { Farmacia: 'no', Caja: 'si' })
  const viewport = { width: 360, height: 740 }
  for (let i = 0; i < 4; i++) {
    await client.call(endpoints.pedirTurno, { params: { empresaId, colaId }, body: {} })
  }
  for (const numero of [5, 6]) {
    const page = await openWindow(browser, { baseURL: server.url, viewport, hasTouch: true })
    const errors = watchErrors(page)
    await page.goto(`/mi-turno/${empresaId}`)
    const obtener = page.getByRole('button', { name: 'Obtener Turno' })
    const nombre = page.getByLabel('Tu nombre')
    await expect(page.getByRole('heading', { name: 'Pide tu turno' })).toBeVisible()
    await expect(nombre).toBeHidden()
    if (numero === 5) {
      await expectDesigned(page, 'phone form', { sizes: PUBLIC })
      await expectAccessible(page)
      await page.getByRole('radio', { name: /Caja/ }).check()
      await expect(nombre).toBeVisible()
      // The button says what is missing; until then it is marked as disabled.
      await obtener.tap({ force: true })
      await expect(page.getByText('Escribe tu nombre')).toBeVisible()
      await page.getByRole('radio', { name: /Farmacia/ }).check()
      await expect(nombre).toBeHidden()
    }
    await obtener.tap()
    await expect(page.getByRole('heading', { name: `Tu turno ${numero}` })).toBeVisible()
    if (numero === 5) {
      await expectDesigned(page, 'pass', { sizes: [...PUBLIC, 56, 72, 96] })
      await expectAccessible(page)
    }
    expect(errors).toEqual([])
  }
  expect(await enEspera(client, empresaId, colaId)).toEqual(Array(6).fill(''))
})

test('the staff sees, calls and adds customers by their label, and the owner decides what a queue asks', async ({
  browser,
  client,
  server,
}) => {
  const { duena, empresaId, colaId } = await sala(client, { Farmacia: 'si' })
  const page = await openPanel(browser, server, duena, 'administrar-cola', { reducedMotion: 'reduce' })
  const errors = watchErrors(page)
  await page.getByRole('button', { name: 'Editar Farmacia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Farmacia' })
  await dialog.getByLabel('Nombre del cliente').selectOption('No se pide')
  await expectDesigned(page, 'queue settings', { sizes: STAFF, target: 16 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La cola Farmacia se guardó')).toBeVisible()

  await page.goto(`/dashboard/${empresaId}`)
  await client.call(endpoints.pedirTurno, { params: { empresaId, colaId }, body: {} })
  await expect(listaEspera(page).getByRole('listitem')).toHaveText([/Turno 1/])
  for (const numero of [2, 3]) {
    await page.keyboard.press('n')
    await expect(page.getByRole('button', { name: 'Agregar cliente' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Agregaste el turno ${numero}`)).toBeVisible()
  }
  await expect(listaEspera(page).getByRole('listitem')).toHaveText([/Turno 1/, /Turno 2/, /Turno 3/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Llamar siguiente turno 1' }).click()
  await expect(page.getByRole('heading', { name: 'Turno 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer la llamada del turno 1' }).click()
  await expect(page.getByText('Turno 1 volvió a su lugar en la cola')).toBeVisible()
  await page.getByRole('button', { name: 'Llamar siguiente turno 1' }).click()
  await page.getByRole('button', { name: 'Finalizar turno 1' }).click()
  await expect(page.getByText('Terminaste de atender al turno 1')).toBeVisible()
  await page.getByRole('button', { name: /^Recientes/ }).click()
  await expect(page.getByRole('list', { name: 'Recientes' }).getByRole('listitem')).toHaveText([/Turno 1/])
  expect(await enEspera(client, empresaId, colaId)).toEqual(['', ''])
  expect(errors).toEqual([])
})

const AVISO = {
  responsable: 'Clínica Sol S.A.',
  contacto: 'datos@sol.example',
  textos: [{ idioma: 'es' as const, texto: 'Usamos tus datos para atenderte.', enlace: '' }],
}
const LINE = 'Responsable de tus datos: Clínica Sol S.A., datos@sol.example.'
const OURS = 'Al pedir tu turno aceptas los términos y el uso de tus datos.'

test('the company’s privacy notice stands beside the button of the phone, of the kiosk and of both forms without script', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colaId } = await sala(client, { Farmacia: 'no', Caja: 'si' })
  const phone = await openWindow(browser, {
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await phone.goto(`/mi-turno/${empresaId}`)
  await expect(phone.getByText(OURS)).toBeVisible()
  const kiosk = await openWindow(browser, { baseURL: server.url, viewport: { width: 800, height: 600 } })
  await kiosk.goto(`/entrada/${empresaId}/${colaId}`)
  await stepped(kiosk)
  await expect(kiosk.getByText(OURS)).toBeVisible()

  await client.call(endpoints.guardarPrivacidad, { params: { empresaId }, body: AVISO })
  // Pages that are open change too.
  await expect(phone.getByText(LINE)).toBeVisible()
  await expectDesigned(phone, 'phone with notice', { sizes: PUBLIC })
  await expectAccessible(phone)
  const opened = phone.waitForEvent('popup')
  await phone.getByRole('link', { name: 'Aviso de privacidad' }).tap()
  const page = await opened
  await expect(page.getByText('Usamos tus datos para atenderte.')).toBeVisible()
  await expectDesigned(page, 'notice')
  await expectAccessible(page)

  for (const viewport of [
    { width: 1080, height: 1920 },
    { width: 1280, height: 800 },
    { width: 800, height: 600 },
  ]) {
    await kiosk.setViewportSize(viewport)
    await expect(kiosk.getByText(LINE)).toBeVisible()
    await expectDesigned(kiosk, `services ${viewport.width}`, { target: 72, tags: '.k-accesos button' })
    await expectNoScroll(kiosk)
    await toName(kiosk, /Caja/)
    await expect(kiosk.getByText(LINE)).toBeVisible()
    await expectDesigned(kiosk, `name ${viewport.width}`, { target: 72, tags: '.k-tecla, .k-accesos button' })
    await expectNoScroll(kiosk)
    await kiosk.getByRole('button', { name: 'Volver' }).first().click()
  }
  await expectAccessible(kiosk)
  const notice = kiosk.getByRole('button', { name: /Aviso de privacidad/ })
  await notice.focus()
  await kiosk.keyboard.press('Enter')
  const dialog = kiosk.getByRole('dialog', { name: 'Aviso de privacidad' })
  await expect(dialog.getByText('Usamos tus datos para atenderte.')).toBeVisible()
  await expectAccessible(kiosk)
  await kiosk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(notice).toBeFocused()

  const plain = await openWindow(browser, { baseURL: server.url, ...TABLET, javaScriptEnabled: false })
  await plain.goto(`/mi-turno/${empresaId}`)
  await expect(plain.getByText(LINE)).toBeVisible()
  await plain.goto(`/entrada/${empresaId}/${colaId}`)
  await plain.getByRole('link', { name: 'Aviso de privacidad' }).click()
  await expect(plain.getByText('Usamos tus datos para atenderte.')).toBeVisible()
  await plain.getByRole('link', { name: 'Volver' }).click()
  await expect(plain.getByRole('button', { name: 'Obtener Turno' })).toBeVisible()
})

test('the owner writes the notice from a template, and earlier versions stay readable', async ({
  browser,
  client,
  server,
}) => {
  const { duena } = await sala(client, { Farmacia: 'si' })
  const page = await openPanel(browser, server, duena, 'configuracion/privacidad', {
    reducedMotion: 'reduce',
  })
  const errors = watchErrors(page)
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await page.getByLabel('Empezar con un modelo').selectOption('MX')
  await expect(page.getByLabel('Texto')).toHaveValue(/LFPDPPP|Posesión de los Particulares/)
  await save.click()
  await expect(page.getByText('Escribe quién responde por los datos')).toBeVisible()
  await page.getByLabel('Responsable').fill('Clínica Sol S.A.')
  await page.getByLabel('Contacto').fill('datos@sol.example')
  for (const version of [1, 2]) {
    await page.getByLabel('Texto').fill(`Texto de la versión ${version}`)
    await save.click()
    await expect(page.getByText(`Versión ${version} a la vista`)).toBeVisible()
  }
  await expectDesigned(page, 'settings', { sizes: STAFF, target: 16 })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectDesigned(page, 'settings on a phone', { sizes: STAFF })
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Versión 1/ }).click()
  await expect((await opened).getByText('Texto de la versión 1')).toBeVisible()
  expect(errors).toEqual([])
})
