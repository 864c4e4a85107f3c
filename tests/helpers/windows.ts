import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Duena } from '#harness/stories.ts'

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
export const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true }
export const WALL = { viewport: { width: 1920, height: 1080 } }

/** Opens a window with a browser profile of its own, like another device. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-MX', ...options })
  return context.newPage()
}

/** The profile of a browser in which this owner is logged in. */
export function sessionOf({ client, correo }: Duena): BrowserContextOptions['storageState'] {
  const { origin, hostname } = new URL(client.url)
  const sesion = JSON.stringify({ correo, fecha: new Date().toISOString() })
  return {
    cookies: [
      {
        name: 'turnero_sesion',
        value: client.session,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [
      {
        origin,
        localStorage: [
          { name: 'turnero.sesion', value: sesion },
          { name: 'turnero.puesto', value: '1' },
        ],
      },
    ],
  }
}

/** Expects no violation of axe's rules, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(settleColours)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)).toEqual([])
  }
}

export async function expectNoScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  })
  expect(over).toEqual([0, 0])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Waits until transitions have ended, since axe would judge the colours in between. */
async function settleColours(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
