import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { CONTRASENA, conColas } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { openPanel } from '#tests/helpers/panel.ts'
import { expectNoScroll, openWindow, PHONE, scripted, TABLET } from '#tests/helpers/windows.ts'

const GET: Record<Idioma, string> = { es: 'Obtener Turno', en: 'Get a ticket', pt: 'Retirar senha' }
const START: Record<Idioma, string> = {
  es: 'Toca para sacar turno',
  en: 'Tap to get a ticket',
  pt: 'Toque para retirar a senha',
}
const NAMES: Record<Idioma, string> = { es: 'Español', en: 'English', pt: 'Português' }
const WAITING: Record<Idioma, string> = { es: 'Turno en espera', en: 'Waiting', pt: 'Senha aguardando' }

/** Marks the page, to see later that it was not loaded again. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const marked = (page: Page) => page.locator('html[data-marked]')

async function change(page: Page, to: Idioma) {
  await page.getByRole('button', { name: /^(Idioma|Language): / }).click()
  // The sheet closes with the choice.
  await page.getByRole('radio', { name: NAMES[to] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${to}`))
}

test('a phone shows its own language, and changes it in place without losing what was typed', async ({
  browser,
  client,
  server,
}) => {
  const { empresaId, colas } = await conColas(client, 'General')
  const page = await openWindow(browser, { baseURL: server.url, ...PHONE, locale: 'pt-BR' })
  const errors = watchErrors(page)
  await page.goto(`/mi-turno/${empresaId}`)
  await expect(page.getByRole('button', { name: GET.pt })).toBeVisible()
  await scripted(page)
  await mark(page)
  await page.getByRole('textbox').first().fill('Luis Mora')
  for (const to of ['en', 'es', 'en'] as const) {
    await change(page, to)
    await expect(page.getByRole('button', { name: GET[to] })).toBeEnabled()
    await expect(page.getByRole('textbox').first()).toHaveValue('Luis Mora')
    await expectNoScroll(page)
  }
  await page.getByRole('button', { name: GET.en }).click()
  await expect(page.getByText(WAITING.en).first()).toBeVisible()
  await change(page, 'pt')
  await expect(marked(page)).toBeAttached()
  // The choice is remembered by the browser; the turno keeps the language in which it was taken.
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', /^pt/)
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId: colas[0] ?? '' } })
  expect(turnos).toHaveLength(1)
  const { turno } = await client.call(endpoints.verificarGlobal, {
    query: { codigo: turnos[0]?.codigo ?? '' },
  })
  expect(turno.idioma).toBe('en')
  expect(errors).toEqual([])
  await page.context().close()
})

test('a kiosk that offers several languages asks each person, and returns to its own', async ({
  browser,
  client,
  server,
}) => {
  const { correo, empresaId, colas } = await conColas(client, 'General')
  const [colaId = ''] = colas
  await client.call(endpoints.cambiarEmpresa, {
    params: { correo, id: empresaId },
    body: { idiomas: ['en', 'pt'] },
  })
  const page = await openWindow(browser, { baseURL: server.url, ...TABLET, locale: 'en-US' })
  await page.goto(`/entrada/${empresaId}/${colaId}`)
  for (const [i, to] of (['en', 'es', 'pt', 'en'] as const).entries()) {
    await page.getByRole('button', { name: NAMES[to] }).click()
    await page.getByRole('button', { name: START[to] }).click()
    await page.getByRole('button', { name: /General$/ }).click()
    await page.getByRole('textbox').first().fill('Ana Ruiz')
    await page.getByRole('button', { name: GET[to] }).click()
    await expect(page.getByRole('heading', { name: new RegExp(`Ana Ruiz.*${i + 1}`) })).toBeVisible()
    await page.getByRole('button', { name: { es: 'Listo', en: 'Done', pt: 'Pronto' }[to] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  }
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'turnero_idioma' }),
  )
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  const taken = await Promise.all(
    turnos.map(({ codigo }) => client.call(endpoints.verificarGlobal, { query: { codigo } })),
  )
  expect(taken.map(({ turno }) => turno.idioma)).toEqual(['en', undefined, 'pt', 'en'])
  // Another phone, without a choice of its own, shows the turno in its language.
  const phone = await openWindow(browser, { baseURL: server.url, ...PHONE, locale: 'fr-FR' })
  await phone.goto(`/verificar-turno#codigo=${turnos[2]?.codigo}`)
  await expect(phone.locator('html')).toHaveAttribute('lang', /^pt/)
  await Promise.all([page.context().close(), phone.context().close()])
})

test('the account has a language, which the panel shows in every browser', async ({ page, client }) => {
  const { correo } = await conColas(client, 'General')
  await client.call(endpoints.cambiarUsuario, { body: { usuario: 'Ana Dueña', idioma: 'en' } })
  // This browser prefers Spanish.
  await page.goto('/login')
  await page.getByLabel('Correo').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'My companies' })).toBeVisible()
  await page.goto('/cuenta')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pt')
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('pt')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('es')
  await expect(page.getByRole('heading', { name: 'Tu cuenta', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('the site has an address in each language, and its links stay in it', async ({ browser, server }) => {
  for (const idioma of IDIOMAS) {
    const page = await openWindow(browser, { baseURL: server.url, locale: idioma })
    const errors = watchErrors(page)
    const prefix = idioma === 'es' ? '' : `/${idioma}`
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe(prefix || '/')
    await expect(page.locator('html')).toHaveAttribute('lang', idioma)
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(IDIOMAS.length + 1)
    await page.locator(`header a[href="${prefix}/pricing"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/pricing$`))
    await page.locator(`header a[href="${prefix}/login"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/login$`))
    const other = IDIOMAS.find((one) => one !== idioma) ?? 'es'
    await page.getByRole('link', { name: NAMES[other] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.goto('/registro')
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    expect(errors).toEqual([])
    await page.context().close()
  }
})

test('owners translate what they wrote, and customers read it in their language', async ({
  browser,
  client,
  server,
}) => {
  const duena = await conColas(client, 'Caja', 'Informes')
  const { empresaId } = duena
  const panel = await openPanel(browser, server, duena, 'configuracion/traducciones')
  const card = panel.locator('main')
  const save = async () => {
    await card.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(panel.getByText('Cambios guardados correctamente')).toBeVisible()
    await panel.reload()
  }
  await expect(card.getByText('2 sin traducir')).toBeVisible()
  await card.getByLabel('Caja').fill('Cashier')
  await save()
  await expect(card.getByText('1 sin traducir')).toBeVisible()
  await card.getByText('Português').click()
  await expect(card.getByText('2 sin traducir')).toBeVisible()
  await card.getByLabel('Caja').fill('Caixa')
  await save()
  await card.getByText('Português').click()
  await expect(card.getByText('1 sin traducir')).toBeVisible()

  const phone = await openWindow(browser, { baseURL: server.url, ...PHONE, locale: 'en-US' })
  await phone.goto(`/mi-turno/${empresaId}`)
  await scripted(phone)
  const services = phone.getByRole('radiogroup', { name: 'Type of service' }).getByRole('radio')
  await expect(services).toHaveCount(2)
  await expect(services.nth(0)).toHaveAccessibleName(/^Cashier/)
  await expect(services.nth(1)).toHaveAccessibleName(/^Informes/)
  await change(phone, 'pt')
  await expect(phone.getByRole('radio', { name: /^Caixa/ })).toBeVisible()
  await phone.getByRole('textbox').first().fill('Ana Ruiz')
  await phone.getByRole('button', { name: GET.pt }).click()
  await expect(phone.getByText('Caixa')).toBeVisible()
  await change(phone, 'es')
  await expect(phone.getByText('Caja')).toBeVisible()
  await Promise.all([panel.context().close(), phone.context().close()])
})
