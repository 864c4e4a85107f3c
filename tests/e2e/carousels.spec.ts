import type { Page } from '@playwright/test'
import { expect, test } from '#tests/helpers/browser.ts'
import { swipe } from '#tests/helpers/site.ts'

const PHONE = { width: 360, height: 740 }
const ADVANCE_MS = 5000

const CAROUSELS = {
  beneficios: {
    name: 'Beneficios',
    cards: ['Activación inmediata', '100 % en la nube', 'Hecho a tu medida', 'En cualquier dispositivo'],
  },
  pasos: {
    name: 'Cómo funciona',
    cards: ['Regístrate', 'Crea tu sistema de turnos', 'Comparte el enlace o el QR', 'Gestiona los turnos'],
  },
  casos: {
    name: 'Casos de uso',
    cards: ['Restaurantes', 'Clínicas', 'Bancos y servicios', 'Oficinas privadas'],
  },
}

/** Stops the page's clock, so that only the test moves it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

type Name = keyof typeof CAROUSELS

const group = (page: Page, name: Name) => page.getByRole('group', { name: CAROUSELS[name].name })

/** Returns the distance of a card from the middle, in px. */
async function distanceOf(page: Page, name: Name, at: number): Promise<number> {
  const card = group(page, name).getByRole('heading', { name: CAROUSELS[name].cards[at] })
  const middle = await card.evaluate((heading) => {
    const { left, right } = (heading.closest('li') as Element).getBoundingClientRect()
    return (left + right) / 2
  })
  return Math.abs(middle - PHONE.width / 2)
}

/** Waits until the card is in the middle. */
const expectCard = (page: Page, name: Name, at: number): Promise<void> =>
  expect.poll(() => distanceOf(page, name, at)).toBeLessThan(20)

/** Moves the clock in steps too small to skip a card, because the page decides when its timer starts. */
const becomes = (page: Page, name: Name, at: number): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(ADVANCE_MS / 20)
        return distanceOf(page, name, at)
      },
      { intervals: [50] },
    )
    .toBeLessThan(20)

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await stopTime(page)
    await page.goto('/')
    await expect(group(page, 'beneficios')).toHaveAttribute('aria-roledescription', 'carrusel')
  })

  test('benefits advance every 5 s, follow a swipe of 50 px and can be paused', async ({ page }) => {
    const carousel = group(page, 'beneficios')
    await expectCard(page, 'beneficios', 0)
    await page.clock.runFor(ADVANCE_MS - 100)
    await expectCard(page, 'beneficios', 0)
    await becomes(page, 'beneficios', 1)

    await swipe(page, carousel.getByRole('list'), -45)
    await expectCard(page, 'beneficios', 1)
    await swipe(page, carousel.getByRole('list'), -55)
    await expectCard(page, 'beneficios', 2)
    await page.clock.runFor(ADVANCE_MS)
    await expectCard(page, 'beneficios', 3)
    await page.clock.runFor(ADVANCE_MS)
    await expectCard(page, 'beneficios', 0)

    const pause = carousel.getByRole('button', { name: 'Pausar el avance automático' })
    const resume = carousel.getByRole('button', { name: 'Reanudar el avance automático' })
    await pause.click()
    // Move the clock only after the page has handled the click.
    await expect(resume).toBeVisible()
    await page.clock.runFor(3 * ADVANCE_MS)
    await expectCard(page, 'beneficios', 0)
    await resume.click()
    await expect(pause).toBeVisible()
    await page.clock.runFor(ADVANCE_MS)
    await expectCard(page, 'beneficios', 1)
  })

  test('the steps advance only while a tenth of them is visible', async ({ page }) => {
    await page.clock.runFor(3 * ADVANCE_MS)
    await expectCard(page, 'pasos', 0)
    const carousel = group(page, 'pasos')
    const strip = carousel.getByRole('list')
    await strip.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy(0, top + height * 0.05 - innerHeight)
    })
    await page.clock.runFor(2 * ADVANCE_MS)
    await expectCard(page, 'pasos', 0)
    await strip.evaluate((element) => scrollBy(0, element.getBoundingClientRect().height * 0.3))
    await becomes(page, 'pasos', 1)
    await swipe(page, strip, 45)
    await expectCard(page, 'pasos', 1)
    await swipe(page, strip, 55)
    await expectCard(page, 'pasos', 0)
  })

  test('use cases advance until any touch, and need a swipe of 70 px', async ({ page }) => {
    await becomes(page, 'casos', 1)
    const strip = group(page, 'casos').getByRole('list').first()
    await swipe(page, strip, -65)
    await expectCard(page, 'casos', 1)
    await page.clock.runFor(4 * ADVANCE_MS)
    await expectCard(page, 'casos', 1)
    await swipe(page, strip, -75)
    await expectCard(page, 'casos', 2)
  })

  test('arrow keys and buttons move the cards, and keyboard focus stops the advance', async ({ page }) => {
    const carousel = group(page, 'casos')
    await carousel.getByRole('button', { name: 'Siguiente' }).click()
    await expectCard(page, 'casos', 1)
    await expect(carousel.getByText('2 de 4')).toBeAttached()

    const benefits = group(page, 'beneficios')
    await benefits.getByRole('button', { name: 'Anterior' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectCard(page, 'beneficios', 1)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expectCard(page, 'beneficios', 3)
    await page.clock.runFor(3 * ADVANCE_MS)
    await expectCard(page, 'beneficios', 3)
  })
})

test('nothing advances by itself for users who prefer reduced motion', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: PHONE,
    reducedMotion: 'reduce',
    hasTouch: true,
  })
  const page = await context.newPage()
  await stopTime(page)
  await page.goto('/')
  await expect(group(page, 'beneficios')).toHaveAttribute('aria-roledescription', 'carrusel')
  await page.clock.runFor(4 * ADVANCE_MS)
  await expectCard(page, 'beneficios', 0)
  await expect(group(page, 'beneficios').getByRole('button', { name: 'Pausar' })).toBeHidden()
  await context.close()
})

test('from 640 px on they are grids with every card visible', async ({ page }) => {
  await stopTime(page)
  for (const [width, carousel] of [
    [639, true],
    [640, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const name of Object.keys(CAROUSELS) as Name[]) {
      const next = group(page, name).getByRole('button', { name: 'Siguiente' })
      await expect(next).toBeVisible({ visible: carousel })
    }
  }
  await page.clock.runFor(3 * ADVANCE_MS)
  for (const name of Object.keys(CAROUSELS) as Name[]) {
    for (const card of CAROUSELS[name].cards) {
      const heading = group(page, name).getByRole('heading', { name: card })
      await heading.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }))
      await expect(heading).toBeInViewport({ ratio: 1 })
    }
  }
})
