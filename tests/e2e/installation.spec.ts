import { expect, test, watchErrors } from '#tests/helpers/browser.ts'
import { PUBLIC_PATHS } from '#tests/helpers/site.ts'

const ORIGIN = 'https://turnos.ejemplo.mx'
const SUPPORT = 'ayuda+"1"@ejemplo.mx'

test('an installation shows its own plans, address and origin, with and without JavaScript', async ({
  browser,
  serverWith,
}) => {
  const server = await serverWith({
    PLAN_CATALOG: 'portada',
    SUPPORT_EMAIL: SUPPORT,
    PUBLIC_URL: ORIGIN,
  })
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled })
    const page = await context.newPage()
    const errors = watchErrors(page)
    for (const path of ['/', '/pricing']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Empresarial', exact: true })).toBeVisible()
      await expect(page.getByText('$24.99')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Starter' })).toBeHidden()
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + path)
    }
    await page.goto('/servicios')
    await expect(page.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', `mailto:${SUPPORT}`)
    await expect(page.getByText('aún no publicó un correo')).toBeHidden()
    if (javaScriptEnabled) {
      await page.getByRole('banner').getByRole('link', { name: 'Precios' }).click()
      await expect(page.getByRole('heading', { name: 'Básico', exact: true })).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}/pricing`)
    }
    expect(errors).toEqual([])
    await context.close()
  }

  const client = server.client()
  const text = async (path: string) => (await client.send(path)).text()
  for (const path of [...PUBLIC_PATHS, '/sitemap.xml', '/robots.txt', '/home']) {
    expect(await text(path), path).not.toContain('turnero.invalid')
  }
  const sitemap = await text('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  expect(listed).toContain(`${ORIGIN}/About`)
  for (const url of listed) {
    expect(url.startsWith(`${ORIGIN}/`)).toBe(true)
    expect((await client.send(url.slice(ORIGIN.length))).status).toBe(200)
  }
  expect(await text('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('public pages have metadata for search engines and link previews', async ({ client, page }) => {
  const titles = new Set<string>()
  for (const path of [
    '/',
    '/servicios',
    '/pricing',
    '/About',
    '/documentacion',
    '/terminos',
    '/accesibilidad',
    '/demo',
    '/login',
  ]) {
    await page.goto(path)
    titles.add(await page.title())
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    await expect(meta('description')).toHaveAttribute('content', /.{50,}/)
    await expect(meta('og:title')).toHaveAttribute('content', await page.title())
    await expect(meta('og:image')).toHaveAttribute('content', /\/og\.png$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  }
  expect(titles.size).toBe(9)
  const image = await client.send('/og.png')
  expect(image.headers.get('content-type')).toBe('image/png')
  await page.goto('/servicios')
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' })
  await expect(page.getByText('aún no publicó un correo')).toBeVisible()
})
