import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { breaches, importsOf, ringIn } from './folder-law.mjs'

const FOLDERS = ['contract', 'domain', 'server', 'harness']

const ours = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts'))

test('every folder imports only from those below it', () => {
  expect(breaches(ours())).toEqual([])
})

test('the law itself has no ring', () => {
  expect(ringIn()).toBeNull()
})

test('an import against the law is found, however it is spelt', () => {
  const found = (file, source) => breaches([file], () => source)
  expect(found('server/store/x.ts', "import { a } from '#server/http/a.ts'")).toHaveLength(1)
  expect(found('server/store/x.ts', "import type { A } from '../http/a.ts'")).toHaveLength(1)
  expect(found('server/live/x.ts', "await import('../http/a.ts')")).toHaveLength(1)
  expect(found('server/store/x.ts', "new Worker(new URL('../jobs/a.ts', import.meta.url))")).toHaveLength(1)
  expect(found('domain/x.ts', "export { a } from '../server/rechazo.ts'")).toHaveLength(1)
  expect(found('server/http/routes/x.ts', "import { a } from '../../state/vista.ts'")).toHaveLength(1)
  expect(found('server/http/x.ts', "import { a } from '#server/commands/a.ts'")).toEqual([])
  expect(found('domain/x.ts', "import { join } from 'node:path'")).toHaveLength(1)
})

test('what runs in production knows nothing of its tests, and the harness nothing of those it serves', () => {
  const found = (file, source) => breaches([file], () => source)
  expect(found('server/http/x.ts', "import { a } from '#harness/a.ts'")).toHaveLength(1)
  expect(found('server/x.ts', "import { a } from '../tests/helpers/a.ts'")).toHaveLength(1)
  expect(found('contract/x.ts', "import { a } from '#harness/a.ts'")).toHaveLength(1)
  expect(found('harness/x.ts', "import { a } from '#tests/helpers/a.ts'")).toHaveLength(1)
  expect(found('harness/x.ts', "import { a } from '../bench/a.ts'")).toHaveLength(1)
  expect(found('harness/x.ts', "import { a } from '#server/store/a.ts'")).toEqual([])
})

test('a ring of folders is found', () => {
  expect(ringIn({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
})

test('packages and plain modules are nobody’s folder', () => {
  expect(importsOf('server/x.ts', "import a from 'pg'\nimport b from 'node:fs'")).toEqual([])
})
