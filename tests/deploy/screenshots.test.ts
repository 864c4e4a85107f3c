import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILD_DIR, ROOT } from '#harness/project.ts'
import { fileOf, LANGUAGES, MAX_BYTES, VIEWS } from '#tests/screenshots/views.ts'

test('the views of the README pictures exist, and the READMEs show all of them', () => {
  const { screens, shells, publicPages } = JSON.parse(readFileSync(join(BUILD_DIR, 'pages.json'), 'utf8'))
  const pages: { path: string }[] = Object.values(publicPages.pages)
  const existing = [...screens, ...Object.keys(shells), ...pages.map(({ path }) => path)]
  for (const { path } of VIEWS) expect(existing).toContain(path)
  for (const language of LANGUAGES) {
    const text = readFileSync(join(ROOT, language === 'es' ? 'README.es.md' : 'README.md'), 'utf8')
    for (const view of VIEWS) {
      const file = fileOf(view, language)
      expect(text).toContain(file)
      expect(statSync(join(ROOT, file)).size).toBeLessThan(MAX_BYTES)
    }
  }
})
