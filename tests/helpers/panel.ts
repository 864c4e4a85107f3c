import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type ConEmpresa, conColas, type Duena, pedirTurno } from '#harness/stories.ts'
import { keepRouting } from './browser.ts'

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** Gives the browser the owner's session and a desk, as after an earlier visit. */
export async function enterAs(
  context: BrowserContext,
  { client, correo }: Duena,
  puesto = '1',
): Promise<void> {
  await context.addCookies([{ name: 'turnero_sesion', value: client.session, url: client.url }])
  await context.addInitScript(
    ([sesion = '', desk = '']) => {
      localStorage.setItem('turnero.sesion', sesion)
      if (desk && !localStorage.getItem('turnero.puesto')) localStorage.setItem('turnero.puesto', desk)
    },
    [JSON.stringify({ correo, fecha: new Date().toISOString() }), puesto],
  )
}

/** Creates a company with one queue and these people waiting in it. */
export async function conGente(client: Client, ...gente: string[]) {
  const duena = await conColas(client, 'Caja')
  const [colaId = ''] = duena.colas
  for (const nombre of gente) await pedirTurno(client, duena.empresaId, colaId, nombre)
  return { duena, empresaId: duena.empresaId, colaId }
}

/** Opens a view of the owner's panel in its own browser profile. */
export async function openPanel(
  browser: Browser,
  server: ServerProcess,
  duena: ConEmpresa,
  view = '',
  { puesto, ...options }: BrowserContextOptions & { puesto?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: DESKTOP, ...options })
  await enterAs(context, duena, puesto)
  await keepRouting(context)
  const page = await context.newPage()
  await page.goto(`/dashboard/${duena.empresaId}/${view}`.replace(/\/$/, ''))
  return page
}

/** Returns the names waiting in a queue, in order, according to the server. */
export async function enEspera(client: Client, empresaId: string, colaId: string): Promise<string[]> {
  const { turnos } = await client.call(endpoints.cola, { params: { empresaId, colaId } })
  return turnos.map(({ nombre }) => nombre)
}

export const listaEspera = (page: Page): Locator => page.getByRole('list', { name: 'Lista de espera' })

/** Locates the customer this desk is serving. */
export const atendido = (page: Page): Locator =>
  page.locator('[aria-live=polite]').filter({ has: page.getByText('En atención', { exact: true }) })

export const llamarSiguiente = (page: Page): Locator => page.getByRole('button', { name: 'Llamar siguiente' })

/** Opens a view through the sidebar, which narrow windows hide behind a button. */
export async function openView(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menú' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('link', { name, exact: true, includeHidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
}

/** Changes the first hours of a day in Horario, and checks what the open range says about them. */
export async function changeHours(
  page: Page,
  dia: string,
  { abre, cierra }: { abre?: string; cierra?: string },
  says = '',
): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${dia}: \\d`) })
    .first()
    .click()
  const rango = page.getByRole('dialog', { name: new RegExp(`^${dia}: \\d`) })
  if (abre) await rango.getByLabel('Abre').fill(abre)
  if (cierra) await rango.getByLabel('Cierra').fill(cierra)
  await expect(rango).toContainText(says)
  await rango.getByRole('button', { name: 'Listo' }).click()
  await expect(rango).toBeHidden()
}
