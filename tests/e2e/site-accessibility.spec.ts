import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '#tests/helpers/browser.ts'
import { PUBLIC_PATHS } from '#tests/helpers/site.ts'

const RULES = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'target-size': { enabled: true } },
}
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages have no accessibility fault in the ${colorScheme} theme`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ baseURL: server.url, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const path of [...PUBLIC_PATHS, '/documentacion#api', '/nada']) {
      await page.goto('about:blank')
      await page.goto(path)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).options(RULES).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
        expect(found, `${path} at ${size.width}`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} at ${size.width} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    }
    await context.close()
  })
}
