import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '../server/config.ts'
import { inProject } from './project.mjs'
import { DOCUMENT, withTable } from './settings-table.mjs'
import { SETTINGS as HIDDEN } from './test-environment.mjs'

const DEFAULTS = Object.values(SETTINGS).map(({ name, fallback }) => ({ name, fallback }))

test('the table of settings in docs/operar.md matches server/config.ts', () => {
  const text = readFileSync(DOCUMENT, 'utf8')
  expect(withTable(text), 'run: node_modules/.bin/node scripts/settings-table.mjs').toBe(text)
})

test.each(['README.md', 'README.es.md'])(
  'the settings in %s have the defaults of server/config.ts',
  (file) => {
    const rows = readFileSync(inProject(file), 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)` )?\|/gm)
    for (const [, name, fallback = ''] of rows) {
      const known = DEFAULTS.find((setting) => setting.name === name)
      if (known) expect(fallback, name).toBe(known.fallback)
    }
  },
)

test('the table of settings in docs/operate.md has every setting, in order, with its default', () => {
  const text = readFileSync(inProject('docs/operate.md'), 'utf8')
  const [, table = ''] = /<!-- settings: .*? -->(.*)<!-- end of settings -->/s.exec(text) ?? []
  const rows = [...table.matchAll(/^\| `([^`]+)` \| (?:`([^`]+)`|—) \| .+ \|$/gm)]
  const listed = rows.map(([, name, fallback = '']) => ({ name, fallback }))
  expect(listed).toEqual(DEFAULTS)
})

test("no setting from the operator's shell reaches the tests", () => {
  const names = Object.values(SETTINGS).map(({ name }) => name)
  expect(HIDDEN.filter((name) => name !== 'NODE_ENV').sort()).toEqual(names.sort())
})
