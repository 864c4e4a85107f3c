import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#harness/project.ts'
import { conColas } from '#harness/stories.ts'
import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { enterAs } from '#tests/helpers/panel.ts'
import { PUBLIC_PAGES, PUBLIC_PATHS } from '#tests/helpers/site.ts'

const KB = 1000
const MAX_SCRIPT_BYTES = 150 * KB
const MAX_SITE_SCRIPT_BYTES = 5 * KB
const ONLY_READ: string[] = ['/', '/servicios', '/pricing', '/About', '/terminos', '/accesibilidad']

test('every public page opens under each spelling of its address', async ({ page }) => {
  const errors = watchErrors(page)
  for (const { spellings, heading } of PUBLIC_PAGES) {
    for (const spelling of spellings) {
      const response = await page.goto(spelling)
      expect(response?.status(), spelling).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(/Turnero/)
    }
  }
  expect(errors).toEqual([])
})

test('owner screens redirect a visitor to the login, under each spelling', async ({ page }) => {
  const id = '11111111-1111-4111-8111-111111111111'
  const wanted = [
    '/home',
    '/Home',
    '/crearproyecto',
    '/CrearProyecto',
    `/dashboard/${id}`,
    `/Dashboard/${id}`,
  ]
  for (const path of wanted) {
    await page.goto(path)
    await page.waitForURL('**/login?volver=*')
    expect(new URL(page.url()).searchParams.get('volver')).toBe(path)
  }
})

test('any other path is the not-found page, with its status and a way back', async ({ page }) => {
  for (const path of ['/nada', '/servicios/otra', '/dashboardx']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus clientes esperan sin hacer fila')
})

test('every link on every public page works, including its section', async ({ client }) => {
  const pages = new Map<string, string>()
  const read = async (path: string) => {
    const known = pages.get(path)
    if (known !== undefined) return known
    const response = await client.send(path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    pages.set(path, html)
    return html
  }
  for (const path of PUBLIC_PATHS) {
    const html = await read(path)
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"]*|#[^"]*)"/g)) {
      const [target = '', section] = link.split('#')
      const found = await read(target || path)
      if (section) expect(found, `${path} -> ${link}`).toContain(`id="${section}"`)
    }
  }
})

test('public pages are readable without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { spellings, heading } of PUBLIC_PAGES) {
    await page.goto(spellings[0])
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.goto('/documentacion')
  await expect(page.getByText('/api/auth/register')).toBeVisible()
  await page.goto('/servicios')
  await page.getByText('¿Puedo dar prioridad a ciertas personas?').click()
  await expect(page.getByText('Marca una cola como prioritaria')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' }),
  ).toBeVisible()
  await context.close()
})

test('public pages load at most 150 KB of compressed JavaScript, and static ones 5 KB', async ({
  browser,
  server,
}) => {
  for (const path of PUBLIC_PATHS) {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    const scripts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = await Promise.all(scripts)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    if (ONLY_READ.includes(path)) {
      expect(sizes.length, path).toBe(1)
      expect(total, path).toBeLessThanOrEqual(MAX_SITE_SCRIPT_BYTES)
    } else {
      expect(sizes.length, path).toBeGreaterThan(2)
      expect(total, path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    }
    await context.close()
  }
})

interface PageList {
  prerendered: string[]
  shells: Record<string, string>
  publicPages: { pages: Record<string, { path: string }> }
  screens: string[]
}

test('every page has its own title and one first-level heading', async ({ page, context, client }) => {
  const list = JSON.parse(readFileSync(join(ROOT, 'build/pages.json'), 'utf8')) as PageList
  const { screens, prerendered, shells, publicPages } = list
  const customers = Object.values(publicPages.pages).map(({ path }) => path)
  const duena = await conColas(client, 'Caja')
  const [colaId = ''] = duena.colas
  const titles = new Map<string, string>()
  const look = async (screen: string) => {
    await page.goto(screen.replace(':colaId', colaId).replace(/:\w+/, duena.empresaId))
    await expect(page.locator('h1').first(), screen).toBeAttached()
    await expect(page.locator('.animate-pulse'), screen).toHaveCount(0)
    expect(await page.locator('h1').count(), screen).toBe(1)
    // The build writes the title of a page; a screen sets its own after loading.
    if (screens.includes(screen)) await expect(page, screen).toHaveTitle(/ · Turnero$/)
    titles.set(screen, await page.title())
  }
  for (const screen of [...prerendered, '/nada', ...customers, ...Object.keys(shells)]) await look(screen)
  await enterAs(context, duena)
  for (const screen of screens) await look(screen)
  // A television shows the monitor once it is paired.
  titles.delete('/tv')
  expect([...titles.values()].sort()).toEqual([...new Set(titles.values())].sort())
})
