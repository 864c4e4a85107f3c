import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { type ConColas, conColas } from '#harness/stories.ts'
import { showTheme } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { CALM, click, expectOnce, inDialog, openSilent } from '#tests/helpers/lost-response.ts'
import { measure, STAFF } from '#tests/helpers/measure.ts'
import { changeHours, openPanel } from '#tests/helpers/panel.ts'

const SIZES = [
  { width: 1280, height: 800, touch: false },
  { width: 768, height: 1024, touch: true },
  { width: 360, height: 740, touch: true },
] as const

/** A checkbox and a switch are as high as their whole label, which is the target. */
const WITHIN_LABEL = /^(16x16|20x20|36x20) ""$/

/** The user's address in the sidebar. */
const CUT_ON_PURPOSE = /@ejemplo\.com$/

async function findingsOf(page: Page, where: string, touch: boolean): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    const { small, cut, ...rest } = await measure(page, { sizes: STAFF, target: touch ? 44 : 20 })
    const seen = {
      ...rest,
      small: small.filter((text) => !WITHIN_LABEL.test(text)),
      cut: cut.filter((text) => !CUT_ON_PURPOSE.test(text)),
    }
    for (const [kind, texts] of Object.entries(seen)) {
      found.push(...texts.map((text) => `${where} ${theme} ${kind}: ${text}`))
    }
  }
  return found
}

const rango = (desde: string, hasta: string) => ({ desde, hasta })
const DIA = [rango('07:00', '14:00'), rango('15:00', '19:00')]
const TRES = [rango('07:00', '12:00'), rango('13:00', '16:00'), rango('17:00', '19:00')]
const SEMANA = [DIA, DIA, TRES, DIA, DIA, [rango('08:00', '13:00')], []]

/** A company with hours, special days and queues that differ. */
async function conHoras(client: Client): Promise<ConColas> {
  const duena = await conColas(client, 'Recepción y citas', 'Medicina general', 'Laboratorio')
  const params = { empresaId: duena.empresaId }
  const mes = new Date().toISOString().slice(0, 7)
  await client.call(endpoints.guardarHorario, {
    params,
    body: {
      semana: SEMANA,
      especiales: [
        { fecha: `${mes}-02`, motivo: 'Día de Muertos', rangos: [] },
        { fecha: `${mes.slice(5)}-20`, motivo: 'Vacunación', rangos: [rango('08:00', '16:00')] },
      ],
    },
  })
  await client.call(endpoints.guardarHorarioCola, {
    params: { ...params, colaId: duena.colas[1] ?? '' },
    body: {
      semana: SEMANA.map((_, dia) => (dia < 5 ? [rango('08:00', '13:00'), rango('14:00', '17:00')] : [])),
      cierre: { margen: 10 },
      cupoDia: 60,
      cupoHora: null,
      maxEspera: 20,
    },
  })
  return duena
}

for (const { touch, ...viewport } of SIZES) {
  test(`the hours are as designed at ${viewport.width}`, async ({ browser, client, server }) => {
    const duena = await conHoras(client)
    const page = await openPanel(browser, server, duena, 'horario', { ...CALM, viewport, hasTouch: touch })
    const at = (what: string) => findingsOf(page, what, touch)
    const phone = viewport.width === 360
    await expect(page.getByText('Vacunación')).toBeVisible()
    const found = await at('open')

    // The week and today are in view together, without scrolling.
    const sunday = page.getByText('Domingo', { exact: true }).filter({ visible: true })
    if (!phone) await expect(sunday).toBeInViewport()

    if (phone) {
      await page.getByRole('button', { name: /^Miércoles \d/ }).click()
      await expect(page.getByRole('button', { name: /^Miércoles: \d/ })).toHaveCount(3)
      found.push(...(await at('unfolded day')))
    }
    await page.getByRole('button', { name: 'Miércoles: 5:00 p.m. a 7:00 p.m.' }).click()
    await page.getByLabel('Cierra').fill('20:00')
    found.push(...(await at('range')))
    // Escape closes the range, and the focus is on it again.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Miércoles: 5:00 p.m. a 8:00 p.m.' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport()
    found.push(...(await at('unsaved')))

    await page.getByRole('button', { name: 'Editar horario y cupos de Medicina general' }).click()
    const dialog = page.getByRole('dialog', { name: 'Horario y cupos de Medicina general' })
    await expect(dialog.getByRole('button', { name: 'Lun a vie' })).toBeVisible()
    found.push(...(await at('queue')))
    // Inside a dialog, Escape closes only the range.
    await dialog.getByRole('button', { name: 'Lunes a viernes: 8:00 a.m. a 1:00 p.m.' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Lunes a viernes: 8:00 a.m. a 1:00 p.m.' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Lun a vie' }).click()
    await expect(dialog.getByRole('button', { name: 'Miércoles: 8:00 a.m. a 1:00 p.m.' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page
      .getByRole('button', { name: /Vacunación/ })
      .last()
      .click()
    await expect(page.getByLabel('Motivo')).toBeFocused()
    found.push(...(await at('special day')))
    await page.keyboard.press('Escape')

    await client.call(endpoints.cambiarApertura, {
      params: { empresaId: duena.empresaId },
      body: { abierta: false },
    })
    await expect(page.getByText('Decidido a mano')).toBeVisible()
    found.push(...(await at('closed')))
    expect(found).toEqual([])
    await page.context().close()
  })
}

test('the poster and the documentation are as designed at each size', async ({ browser, client, server }) => {
  const duena = await conHoras(client)
  const found: string[] = []
  for (const { touch, ...viewport } of SIZES) {
    const page = await openPanel(browser, server, duena, 'cartel', { ...CALM, viewport, hasTouch: touch })
    await expect(page.getByText('1. Escanea')).toBeVisible()
    found.push(...(await findingsOf(page, `cartel ${viewport.width}`, touch)))

    // The guide of each kind of reader has its address, and the search finds points in all of them.
    await page.goto('/documentacion')
    const guide = page.locator('main')
    await expect(guide.getByRole('heading', { name: 'Empezar en 4 pasos' })).toBeVisible()
    // The frame of the site is judged with the site.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main ~ *, :has(~ main)')) part.inert = true
    })
    const inGuide = (what: string) => findingsOf(page, `${what} ${viewport.width}`, touch)
    found.push(...(await inGuide('documentacion')))
    await guide.getByRole('link', { name: /^Atiendo/ }).click()
    await expect(page).toHaveURL(/#atender$/)
    await expect(guide.getByRole('heading', { name: 'Atiende en tiempo real' })).toBeVisible()
    for (const [words, title] of [
      ['feriados', 'Configura tus colas'],
      ['QUIOSCO', null],
      ['transferir número', 'Mueve, aparta y elige'],
    ] as const) {
      await guide.getByLabel('Buscar en la guía').fill(words)
      if (title === null) await expect(guide.getByText('No hay nada con esas palabras.')).toBeVisible()
      else await expect(guide.getByRole('link', { name: title })).toBeVisible()
    }
    await guide.getByRole('link', { name: 'Mueve, aparta y elige' }).click()
    await expect(page).toHaveURL(/#flujo$/)
    await expect(guide.getByRole('heading', { name: 'Mueve, aparta y elige' })).toBeVisible()
    found.push(...(await inGuide('flujo')))
    await page.context().close()
  }
  expect(found).toEqual([])
})

test('the hours are saved three times in one visit, after a refusal, after a lost response and beside special days', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conHoras(client)
  const params = { empresaId: duena.empresaId }
  const read = () => client.call(endpoints.horario, { params })
  const page = await openSilent(browser, server, duena, {
    view: 'horario',
    ready: (page) => page.getByText('Vacunación'),
  })
  const save = page.getByRole('button', { name: 'Guardar' })
  const saved = page.getByText('Horario guardado').first()
  await expect(save).toBeHidden()
  for (const abre of ['06:00', '06:30']) {
    await changeHours(page, 'Lunes', { abre })
    await save.click()
    await expect(saved).toBeVisible()
    await expect(save).toBeHidden()
    expect((await read()).semana?.[0]?.[0]?.desde).toBe(abre)
  }

  // A range is removed and another is added: the focus goes with them.
  await page.getByRole('button', { name: 'Sábado: quitar las horas 1' }).click()
  const more = page.getByRole('button', { name: 'Poner horas, sábado' })
  await expect(more).toBeFocused()
  await more.click()
  await expect(page.getByLabel('Abre')).toBeFocused()
  await page.getByLabel('Abre').fill('10:00')
  await page.keyboard.press('Enter')
  // Hours that are missing cannot be saved.
  await changeHours(page, 'Martes', { abre: '08:00' })
  await page.getByRole('button', { name: /^Martes: 3:00/ }).click()
  await page.getByLabel('Cierra').fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Completa las horas que faltan para guardar.')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Martes: quitar las horas 2' }).click()

  // A special day that is saved meanwhile does not refuse the edits of the week.
  await page
    .getByRole('button', { name: / 15 de / })
    .first()
    .click()
  const dia = page.getByRole('dialog', { name: / 15 de / })
  await dia.getByLabel('Motivo').fill('Inventario')
  await expectOnce(page, 'guardarHorario', inDialog(page, 'Guardar'))
  await expect(page.getByRole('button', { name: /15 de .*: Inventario, cerrado/ })).toBeVisible()
  await expectOnce(page, 'guardarHorario', click(page, 'Guardar'))
  await expect(save).toBeHidden()
  const { semana, especiales } = await read()
  expect(semana?.[1]).toEqual([rango('08:00', '14:00')])
  expect(semana?.[5]).toEqual([rango('10:00', '18:00')])
  expect(especiales.map(({ motivo }) => motivo)).toContain('Inventario')

  // Refused because a colleague saved in between; nothing is lost, and the next save passes.
  await changeHours(page, 'Jueves', { abre: '05:00' })
  await client.call(endpoints.guardarHorario, { params, body: { semana: SEMANA, especiales: [] } })
  await save.click()
  await expect(page.getByText('Otra persona cambió el horario mientras tanto.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jueves: 5:00 a.m. a 2:00 p.m.' })).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await changeHours(page, 'Jueves', { abre: '05:30' })
  await save.click()
  await expect(save).toBeHidden()
  expect((await read()).semana?.[3]?.[0]?.desde).toBe('05:30')

  // Leaving with edits asks first.
  await changeHours(page, 'Viernes', { cierra: '13:00' })
  await page.getByRole('link', { name: 'Sala', exact: true }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/sala$/)
  expect((await read()).semana?.[4]?.[0]?.hasta).toBe('14:00')
  await page.context().close()
})
