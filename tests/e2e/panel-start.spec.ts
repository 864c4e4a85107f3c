import type { Route } from '@playwright/test'
import { CONTRASENA } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { conGente, enterAs, listaEspera } from '#tests/helpers/panel.ts'

/** One of them is the texts. */
const MOST_SCRIPTS = 13

test('the panel requests its data and every script before a script runs', async ({
  page,
  context,
  client,
}) => {
  const { duena, empresaId } = await conGente(client, 'Luis')
  await enterAs(context, duena)
  const errors = watchErrors(page)
  const scripts: Route[] = []
  const asked = new Set<string>()
  let released = false
  await page.route('**/assets/*.js', (route) => {
    if (released) return route.abort()
    scripts.push(route)
  })
  // Only the early requests are answered, so what the panel shows comes from them.
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (asked.has(pathname)) return
    asked.add(pathname)
    await route.continue()
  })
  await page.routeWebSocket('**/api/vivo', () => {})
  await page.goto(`/dashboard/${empresaId}`, { waitUntil: 'commit' })
  await expect
    .poll(() => [...asked].sort())
    .toEqual([
      `/api/proyectos/${empresaId}/publico`,
      `/api/proyectos/${empresaId}/puestos`,
      `/api/usuarios/${encodeURIComponent(duena.correo)}/proyectos/${empresaId}`,
    ])
  await expect.poll(() => scripts.some((route) => route.request().url().includes('cola-view'))).toBe(true)
  released = true
  const names = scripts.map((route) => route.request().url().split('/').at(-1))
  expect(names.slice(MOST_SCRIPTS), names.join(' ')).toEqual([])
  for (const route of scripts) await route.continue()
  await expect(listaEspera(page).getByText('Luis')).toBeVisible()
  expect(errors).toEqual([])
})

test('early replies for an ended session are not used after the login', async ({ page, context, client }) => {
  const { duena, empresaId } = await conGente(client, 'Luis')
  await enterAs(context, duena)
  await context.clearCookies()
  await page.goto(`/dashboard/${empresaId}`)
  await page.waitForURL('**/login?volver=*')
  await page.getByLabel('Correo electrónico').fill(duena.correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(CONTRASENA)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(`**/dashboard/${empresaId}`)
  await expect(listaEspera(page).getByText('Luis')).toBeVisible()
})
