import { showTheme, violationsOf } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser.ts'
import { PUBLIC_PATHS } from '#tests/helpers/site.ts'
import { expectNoSidewaysScroll } from '#tests/helpers/windows.ts'

test.describe.configure({ mode: 'parallel' })

const PAGES = [...PUBLIC_PATHS, '/documentacion#api', '/nada']

const ALL_RULES = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
}
// Themes differ only in colours.
const COLOUR_RULES = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

const THEMES = [
  { theme: 'light', rules: ALL_RULES },
  { theme: 'dark', rules: COLOUR_RULES },
] as const

for (const path of PAGES) {
  test(`${path} is accessible in both themes, at 360 and at 1280 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The script opens the tab named in the address.
    if (path.endsWith('#api')) await expect(page.getByRole('tab', { selected: true })).toHaveText('API REST')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
      for (const { theme, rules } of THEMES) {
        await showTheme(page, theme)
        expect(await violationsOf(page, rules), `${theme}, ${width} px`).toEqual([])
      }
      await expectNoSidewaysScroll(page)
    }
  })
}
