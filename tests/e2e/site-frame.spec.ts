import { expect, test } from '#tests/helpers/browser.ts'

const HEADER = { Inicio: '/', Servicios: '/servicios', Precios: '/pricing', 'Acerca de Nosotros': '/About' }

test('the header has its links, and is compact and more opaque after 10 px', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const [name, href] of Object.entries(HEADER)) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(header.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login')

  const look = () =>
    header.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      opacity: Number(/\/ ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor)?.[1] ?? 1),
    }))
  const before = await look()
  await page.evaluate(() => scrollTo(0, 10))
  await expect(header).not.toHaveAttribute('data-compact')
  await page.evaluate(() => scrollTo(0, 11))
  await expect(header).toHaveAttribute('data-compact')
  await expect.poll(async () => (await look()).height).toBeLessThan(before.height - 8)
  await expect.poll(async () => (await look()).opacity).toBeGreaterThan(before.opacity)
  expect(await page.evaluate(() => scrollY)).toBe(11)
})

test('the header marks the open page', async ({ page }) => {
  const header = page.getByRole('banner')
  for (const [name, href] of Object.entries(HEADER)) {
    await page.goto(href)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(header.locator('[aria-current]:visible')).toHaveCount(1)
    // Colour alone would not tell it apart.
    await expect(header.locator('[aria-current]:visible')).toHaveCSS('text-decoration-line', 'underline')
  }
})

test('the mobile menu opens, navigates, and closes at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const header = page.getByRole('banner')
  const precios = header.getByRole('link', { name: 'Precios' })
  await expect(precios).toBeHidden()
  await header.getByRole('button', { name: 'Abrir menú' }).click()
  await precios.click()
  await page.waitForURL('**/pricing')
  await expect(header.getByRole('link', { name: 'Servicios' })).toBeHidden()

  await header.getByRole('button', { name: 'Abrir menú' }).click()
  await page.setViewportSize({ width: 767, height: 740 })
  await expect(header.getByRole('button', { name: 'Cerrar menú' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 740 })
  await expect(header.locator('[aria-expanded]')).toHaveAttribute('aria-expanded', 'false')
  await page.setViewportSize({ width: 767, height: 740 })
  await expect(header.getByRole('button', { name: 'Abrir menú' })).toBeVisible()
})

test('the footer is an accordion on a phone, one section at a time, and columns on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const ayuda = footer.getByRole('link', { name: 'Centro de ayuda' })
  const contacto = footer.getByRole('link', { name: 'Contacto' })
  await expect(ayuda).toBeHidden()
  await footer.getByRole('button', { name: 'Recursos' }).click()
  await expect(ayuda).toHaveAttribute('href', '/servicios#ayuda')
  await expect(ayuda).toBeVisible()
  await footer.getByRole('button', { name: 'Empresa' }).click()
  await expect(contacto).toBeVisible()
  await expect(ayuda).toBeHidden()
  await footer.getByRole('button', { name: 'Empresa' }).click()
  await expect(contacto).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(ayuda).toBeVisible()
  await expect(contacto).toBeVisible()
  await expect(footer.getByRole('button')).toHaveCount(0)
  await footer.getByRole('link', { name: 'Ver planes y precios' }).click()
  await page.waitForURL('**/pricing')
})

test('the hero links to prices, the demo and the position, and help buttons to their sections', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Comenzar ahora' })).toHaveAttribute('href', '/pricing')
  await expect(main.getByRole('link', { name: 'Ver demo' })).toHaveAttribute('href', '/demo')
  await expect(main.getByRole('link', { name: 'Ver mi posición' })).toHaveAttribute(
    'href',
    '/verificar-turno',
  )
  await expect(main.getByText('18 minutos')).toBeVisible()
  await expect(main.getByText('15', { exact: true })).toBeVisible()

  await page.goto('/pricing')
  await main.getByRole('link', { name: 'Ver preguntas frecuentes' }).click()
  await expect(page.getByRole('heading', { name: 'Lo que más nos preguntan' })).toBeInViewport()
  await page.goto('/pricing')
  await main.getByRole('link', { name: 'Contactar a soporte' }).click()
  await expect(page.getByRole('heading', { name: 'Hablemos' })).toBeInViewport()
  await page.goto('/#precios')
  await expect(page.locator('#precios').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('pages reached from inside the app behave as when opened directly', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/demo')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Abrir menú' }).click()
  await header.getByRole('link', { name: 'Inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus clientes esperan sin hacer fila')
  await expect(header.getByRole('link', { name: 'Servicios' })).toBeHidden()

  const cases = page.getByRole('group', { name: 'Casos de uso' })
  await cases.getByRole('button', { name: 'Siguiente' }).click()
  await expect(cases.getByText('2 de 4')).toBeAttached()
  await expect(cases.getByRole('heading', { name: 'Clínicas' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Recursos' }).click()
  await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible()

  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await header.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' }).click()
  await expect.poll(theme).toBe('dark')
  await page.reload()
  await expect.poll(theme).toBe('dark')
  await header.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' }).click()
  await expect.poll(theme).toBe(undefined)
})

test('the phone menu closes on Escape and on leaving the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const header = page.getByRole('banner')
  const entry = header.getByRole('link', { name: 'Iniciar sesión' })
  const open = () => header.getByRole('button', { name: 'Abrir menú' }).click()
  await open()
  await expect(entry).toBeVisible()
  await entry.focus()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(header.getByRole('button', { name: 'Abrir menú' })).toBeFocused()
  await open()
  // Browsers keep a page as it was left, and show it again on going back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(entry).toBeHidden()
})
