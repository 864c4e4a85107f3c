import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { Duena } from '#harness/stories.ts'
import { showTheme, violationsOf } from './axe.ts'

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
export const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true }
export const WALL = { viewport: { width: 1920, height: 1080 } }

/** Opens a window with its own browser profile, like another device. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-MX', ...options })
  return context.newPage()
}

/** Returns the profile of a browser in which this owner is logged in. */
export function sessionOf({
  client,
  correo,
}: Pick<Duena, 'client' | 'correo'>): BrowserContextOptions['storageState'] {
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

/** Expects no axe violations in the light and in the dark theme. Runs only in `npm test -- todo` and `-- axe`. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!process.env.TEST_AXE) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme)
    expect(await violationsOf(page), colorScheme).toEqual([])
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
  const outside = await page.evaluate(() => {
    const over = () => document.documentElement.scrollWidth - innerWidth
    const before = over()
    if (before <= 0) return []
    // Without them the page would fit. The last ones are the smallest.
    const guilty = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { display } = element.style
      element.style.display = 'none'
      const fits = over() <= 0
      element.style.display = display
      return fits
    })
    return [`${before} px`, ...guilty.slice(-2).map((element) => element.outerHTML.slice(0, 300))]
  })
  expect(outside).toEqual([])
}

/** Waits until the browser has a copy of this page to show without network. */
export const keptOffline = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const copy = await (await caches.open('turnero-pagina')).match(location.pathname)
        return Boolean(copy && navigator.serviceWorker.controller)
      }),
    )
    .toBe(true)

/** Waits until the script has hydrated the form of a page the server rendered. */
export const scripted = (page: Page): Promise<void> =>
  expect(page.locator('form[novalidate]').first()).toBeAttached()

/**
 * Watches for words that may show only for a moment. The result reports whether they appeared before leaving the
 * document.
 */
export async function watchFor(page: Page, words: string | RegExp): Promise<() => Promise<boolean>> {
  const found = await page.evaluateHandle((wanted) => {
    const state = { shown: false }
    const look = () => {
      state.shown ||= (document.body.textContent ?? '').search(wanted) >= 0
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return state
  }, words)
  return () => found.evaluate(({ shown }) => shown)
}
