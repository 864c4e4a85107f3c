import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { conEmpresa, pedirTurno } from '#harness/stories.ts'
import { showTheme } from '#tests/helpers/axe.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { servicios, stepped, toName } from '#tests/helpers/kiosk.ts'
import { measure } from '#tests/helpers/measure.ts'
import { expectAccessible, expectNoScroll } from '#tests/helpers/windows.ts'

/** The panels of the design, with the smallest text that may be on each. */
const PANELS = [
  { width: 1080, height: 1920, text: 24 },
  { width: 1280, height: 800, text: 18 },
  { width: 800, height: 600, text: 16 },
]
const TARGET = 72
const COLAS = ['Consulta general', 'Farmacia', 'Laboratorio', 'Pediatría', 'Caja', 'Rayos X']

async function clinic(client: Client) {
  const duena = await conEmpresa(client)
  const { empresaId, correo } = duena
  await client.call(endpoints.cambiarPlan, { params: { correo }, body: { plan: 'enterprise' } })
  const categorias = COLAS.map((nombre) => ({ id: randomUUID(), nombre }))
  await client.call(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias } })
  const colas = categorias.map(({ id }) => id)
  for (const colaId of colas.slice(0, 3)) await pedirTurno(client, empresaId, colaId, 'Eva Ríos')
  const preferencias = ['Adulto mayor', 'Embarazo', 'Discapacidad', 'Acompaño a alguien'].map((nombre) => ({
    id: randomUUID(),
    nombre,
    tipo: 'propia' as const,
    ventaja: 10,
    ofrecida: true,
  }))
  await client.call(endpoints.guardarPreferencias, { params: { empresaId }, body: { preferencias } })
  const params = { empresaId, colaId: colas[5] ?? '' }
  await client.call(endpoints.cambiarEstadoCola, { params, body: { activa: false } })
  const idiomas = (codes: ('en' | 'pt')[]) =>
    client.call(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body: { idiomas: codes } })
  return { ...duena, colas, idiomas, address: `/entrada/${empresaId}/${colas[0]}` }
}

/** Text smaller than the panel allows. */
const tooSmall = (page: Page, least: number) =>
  page.evaluate((least) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!own || element.offsetWidth <= 1) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (size < least) found.push(`${size} ${element.textContent}`)
    }
    return found
  }, least)

async function look(page: Page, text: number) {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    const { size: _, ...found } = await measure(page, { target: TARGET, tags: '.k-tecla, .k-accesos button' })
    // The on-screen keys are as wide as ten of them allow on 800 px.
    expect(found, theme).toEqual({ contrast: [], cut: [], wrapped: [], small: [], outside: [] })
    expect(await tooSmall(page, text), theme).toEqual([])
  }
  await showTheme(page, 'light')
  await expectNoScroll(page)
  await expectAccessible(page)
}

for (const { width, height, text } of PANELS) {
  test(`every step fits ${width}x${height} in both themes, with targets of ${TARGET} px and no text under ${text} px`, async ({
    page,
    client,
  }) => {
    const { address, idiomas } = await clinic(client)
    const errors = watchErrors(page)
    await page.setViewportSize({ width, height })
    await page.goto(address)
    await stepped(page)
    await expect(servicios(page).getByRole('button')).toHaveCount(6)
    await expect(servicios(page).getByRole('button', { name: /^Rayos X/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await look(page, text)
    await idiomas(['en', 'pt'])
    await page.reload()
    await page.getByRole('button', { name: 'Toca para sacar turno' }).waitFor()
    await look(page, text)
    await page.getByRole('button', { name: 'Toca para sacar turno' }).click()
    await expect(page.getByText('Paso 1 de 3')).toBeVisible()
    await look(page, text)
    await servicios(page)
      .getByRole('button', { name: /^Farmacia/ })
      .click()
    await page.getByLabel('Nombre completo').fill('Rosa Elena Martínez')
    await look(page, text)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('Embarazo').click()
    await look(page, text)
    await page.getByRole('button', { name: 'Obtener Turno' }).click()
    await page.getByRole('button', { name: 'Detener' }).click()
    // The preference puts them before the one who waits.
    await expect(page.getByText('Eres el siguiente')).toBeVisible()
    await look(page, text)
    expect(errors).toEqual([])
  })
}

test('the accessibility bar changes the page for one person, and Audio reads the question and its choices', async ({
  page,
  client,
}) => {
  const { address } = await clinic(client)
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.speak = (speech) => void said.push(`${speech.lang.slice(0, 2)} ${speech.text}`)
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto(address)
  await stepped(page)
  const turn = (name: string) => page.getByRole('button', { name, exact: true }).click()
  expect(await said()).toEqual([])
  for (const name of ['Controles abajo', 'Letra grande', 'Contraste', 'Audio']) await turn(name)
  await expect.poll(said).toEqual([`es Tipo de atención. ${COLAS.join('. ')}`])
  await toName(page, /^Caja/)
  await expect.poll(async () => (await said()).at(-1)).toBe('es ¿Cómo te llamas?')
  await page.getByLabel('Nombre completo').fill('Luis Mora')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect
    .poll(async () => (await said()).at(-1))
    .toMatch(/^es ¿Atención preferente\?\. No la necesito\. Adulto mayor/)
  // Everything that is touched is in the lower half.
  const tops = await page
    .locator('button:visible, label:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(960)
  expect(await page.locator('.kiosco').evaluate((e) => getComputedStyle(e).backgroundColor)).toBe(
    'rgb(0, 0, 0)',
  )
  await expectNoScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect.poll(async () => (await said()).at(-1)).toContain('¡Turno generado para Luis Mora')
  await page.getByRole('button', { name: 'Listo' }).click()
  await stepped(page)
  await expect(page.getByRole('navigation').getByRole('button', { pressed: true })).toHaveCount(0)
  const before = (await said()).length
  await toName(page)
  expect((await said()).length).toBe(before)
})

test('the ticket returns to the start unless it is stopped, then when nobody touches it', async ({
  page,
  client,
}) => {
  const { address, empresaId, colas } = await clinic(client)
  await page.clock.install()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
    localStorage.setItem('turnero.imprimir.boton', '1')
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  const take = async (nombre: string) => {
    await toName(page)
    await page.getByLabel('Nombre completo').fill(nombre)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('button', { name: 'Obtener Turno' }).click()
    await expect(page.getByText(`¡Turno generado para ${nombre}`)).toBeVisible()
  }
  await take('Ana Ruiz')
  await expect(page.locator('body[data-printed]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.clock.fastForward(20_000)
  await expect(servicios(page)).toBeVisible()

  await page.clock.resume()
  await take('Luis Mora')
  await page.getByRole('button', { name: 'Detener' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.clock.fastForward(25_000)
  await expect(page.getByText('¡Turno generado para Luis Mora')).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(servicios(page)).toBeVisible()
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: colas[0] ?? '' } })
  expect(turnos.map(({ nombre }) => nombre)).toEqual(['Eva Ríos', 'Ana Ruiz', 'Luis Mora'])
})

test('a paired kiosk shows its queues, follows a change in the panel, and works again after a lost network', async ({
  page,
  client,
  context,
}) => {
  const { empresaId, colas } = await clinic(client)
  await page.routeWebSocket('**/api/vivo', (socket) => socket.close())
  await page.goto('/tv')
  const shown = await page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).textContent()
  const { dispositivo } = await client.call(endpoints.emparejar, {
    params: { empresaId },
    body: { codigo: shown ?? '', tipo: 'kiosco', nombre: 'Entrada', colas: [colas[1] ?? '', colas[4] ?? ''] },
  })
  await stepped(page)
  await expect(servicios(page).locator('.k-nombre')).toHaveText(['Farmacia', 'Caja'])
  await client.call(endpoints.cambiarDispositivo, {
    params: { empresaId, dispositivoId: dispositivo.id },
    body: { colas: [colas[4] ?? ''] },
  })
  await expect(servicios(page).locator('.k-nombre')).toHaveText(['Caja'])
  await context.setOffline(true)
  await expect(page.getByText(/^Sin conexión/)).toBeVisible({ timeout: 30_000 })
  await toName(page)
  await page.getByLabel('Nombre completo').fill('Ana Ruiz')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('no se generará un turno doble')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Obtener Turno' }).click()
  await expect(page.getByText('¡Turno generado para Ana Ruiz')).toBeVisible()
  await expect(page.getByText(/^Sin conexión/)).toBeHidden()
})
