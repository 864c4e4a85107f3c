import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Options = Parameters<AxeBuilder['options']>[0]

/**
 * Returns the axe violations in a page or a part of it, one line per rule. Runs axe inside the page, without a second
 * page for frames: only frames of other origins are skipped, and our pages have no frames.
 */
export async function violationsOf(page: Page, options: Options = {}, part = 'html'): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which axe would not look into`)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], ...options })
    .analyze()
  return violations.map(({ id, nodes }) => {
    const found = nodes.map(({ html, any: [first] }) => (first ? `${html} (${first.message})` : html))
    return `${id}: ${found.join(' | ')}`
  })
}

/**
 * Shows the page in a theme, with transitions off and animations finished, so that axe does not check colours in
 * between.
 */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(stopTransitions)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await page.evaluate(settleColours)
}

function stopTransitions(): void {
  // The browser keeps rows outside the window in the previous colours, and their animations never end.
  const everything = new CSSStyleSheet()
  everything.replaceSync(
    '*, ::before, ::after { content-visibility: visible !important; transition: none !important }',
  )
  document.adoptedStyleSheets = [everything]
}

async function settleColours(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
