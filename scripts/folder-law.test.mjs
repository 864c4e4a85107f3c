import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { breaches, importsOf, ringIn } from './folder-law.mjs'

const FOLDERS = ['contract', 'domain', 'server', 'web', 'harness', 'model']

const ours = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))

test('every folder imports only what the law allows', () => {
  expect(breaches(ours())).toEqual([])
})

test('the law itself has no cycle', () => {
  expect(ringIn()).toBeNull()
})

test('a forbidden import is found in any spelling', () => {
  const found = (file, source) => breaches([file], () => source)
  expect(found('server/store/x.ts', "import { a } from '#server/http/a.ts'")).toHaveLength(1)
  expect(found('server/store/x.ts', "import type { A } from '../http/a.ts'")).toHaveLength(1)
  expect(found('server/live/x.ts', "await import('../http/a.ts')")).toHaveLength(1)
  expect(found('server/store/x.ts', "new Worker(new URL('../jobs/a.ts', import.meta.url))")).toHaveLength(1)
  expect(found('domain/x.ts', "export { a } from '#server/base/rechazo.ts'")).toHaveLength(1)
  expect(found('server/http/routes/x.ts', "import { a } from '../../state/vista.ts'")).toHaveLength(1)
  expect(found('server/http/x.ts', "import { a } from '#server/commands/a.ts'")).toEqual([])
  expect(found('domain/x.ts', "import { join } from 'node:path'")).toHaveLength(1)
})

test('production code does not import its tests, nor the harness its users', () => {
  const found = (file, source) => breaches([file], () => source)
  expect(found('server/http/x.ts', "import { a } from '#harness/a.ts'")).toHaveLength(1)
  expect(found('server/x.ts', "import { a } from '../tests/helpers/a.ts'")).toHaveLength(1)
  expect(found('contract/x.ts', "import { a } from '#harness/a.ts'")).toHaveLength(1)
  expect(found('harness/x.ts', "import { a } from '#tests/helpers/a.ts'")).toHaveLength(1)
  expect(found('harness/x.ts', "import { a } from '../bench/a.ts'")).toHaveLength(1)
  expect(found('harness/x.ts', "import { a } from '#server/store/a.ts'")).toEqual([])
})

test.each([
  ['web/features/landing/a.ts', '../demo/sala.ts'],
  ['web/features/landing/b.ts', '#web/features/demo/sala.ts'],
  ['web/features/landing/c.ts', '#server/app.ts'],
  ['web/features/landing/d.ts', '#tests/helpers/a.ts'],
  ['web/features/dashboard/configuracion/a.ts', '../cola/api.ts'],
  ['web/features/dashboard/configuracion/b.ts', '../../home/api.ts'],
  ['web/features/dashboard/a.ts', './cola/api.ts'],
  ['web/layouts/a.ts', '../features/home/api.ts'],
  ['web/root.tsx', '#server/app.ts'],
  ['web/shared/plan/a.ts', '#web/features/home/api.ts'],
  ['web/ui/a.ts', '#web/shared/queries.ts'],
  ['web/ui/b.ts', '#domain/plan.ts'],
  ['web/ui/d.ts', '#web/lib/api/api.ts'],
  ['web/ui/e.ts', 'react-router'],
  ['web/lib/page/a.ts', '#web/ui/button.tsx'],
  ['web/lib/api/a.ts', '../live/follow.ts'],
  ['web/texts/es/a.ts', '#web/lib/page/format.ts'],
  ['server/http/a.ts', '#web/paths.ts'],
  ['model/a.ts', '#server/app.ts'],
  ['domain/a.ts', './espera/servicio.ts'],
  ['server/state/a.ts', '#domain/espera/constantes.ts'],
])('%s must not import %s', (file, specifier) => {
  expect(breaches([file], () => `import { x } from '${specifier}'`)).toHaveLength(1)
})

test.each([
  ['web/features/landing/d.ts', './hero.tsx'],
  ['web/features/landing/e.ts', '#web/shared/plan/plan-grid.tsx'],
  ['web/features/landing/f.ts', '#texts/landing.ts'],
  ['web/features/dashboard/b.ts', './+types/dashboard-screen.ts'],
  ['web/features/dashboard/cola/a.ts', './partes/b.ts'],
  ['web/shared/plan/b.ts', '#web/ui/card.tsx'],
  ['web/ui/c.ts', '#web/lib/browser/use-media.ts'],
  ['domain/espera/a.ts', './servicio.ts'],
  ['server/state/b.ts', '#domain/espera/ritmos.ts'],
])('%s may import %s', (file, specifier) => {
  expect(breaches([file], () => `import { x } from '${specifier}'`)).toEqual([])
})

test('a cycle of folders is found', () => {
  expect(ringIn({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
})

test('packages and plain modules belong to no folder', () => {
  expect(importsOf('server/x.ts', "import a from 'pg'\nimport b from 'node:fs'")).toEqual([])
})
