import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '#tests/helpers/browser.ts'
import { PUBLIC_PATHS } from '#tests/helpers/site.ts'

const PAGES = [...PUBLIC_PATHS, '/documentacion#api', '/nada']

const ALL_RULES = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
}
// Themes differ in colours only.
const COLOUR_RULES = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

for (const { theme, rules } of [
  { theme: 'light', rules: ALL_RULES },
  { theme: 'dark', rules: COLOUR_RULES },
] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    test(`public pages are accessible: ${theme} theme, ${viewport.width} px`, async ({ browser, server }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport,
      })
      const page = await context.newPage()
      for (const path of PAGES) {
        // Loads a new document also when only the fragment differs.
        await page.goto('about:blank')
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).options(rules).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
        expect(found, path).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
      }
      await context.close()
    })
  }
}
