import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

const sample = (specifier: string) => `import { x } from '${specifier}'\n\nconsole.log(x)\n`

const FORBIDDEN = [
  ['web/features/landing/a.ts', '../demo/sala.ts'],
  ['web/features/landing/b.ts', '#web/features/demo/sala.ts'],
  ['web/features/landing/c.ts', '#server/app.ts'],
  ['web/features/dashboard/configuracion/a.ts', '../cola/api.ts'],
  ['web/features/dashboard/configuracion/b.ts', '../../home/api.ts'],
  ['web/features/dashboard/a.ts', './cola/api.ts'],
  ['web/layouts/a.ts', '../features/home/api.ts'],
  ['web/shared/plan/a.ts', '#web/features/home/api.ts'],
  ['web/ui/a.ts', '#web/shared/queries.ts'],
  ['web/ui/b.ts', '#domain/plan.ts'],
  ['web/lib/a.ts', '#web/ui/button.tsx'],
] as const

const ALLOWED = [
  ['web/features/landing/d.ts', './hero.tsx'],
  ['web/features/landing/e.ts', '#web/shared/plan/plan-grid.tsx'],
  ['web/features/dashboard/b.ts', './+types/dashboard-screen.ts'],
  ['web/shared/plan/b.ts', '#web/ui/card.tsx'],
  ['web/ui/c.ts', '#web/lib/use-media.ts'],
] as const

let folder: string
let refused: string[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-law-'))
  copyFileSync('biome.json', join(folder, 'biome.json'))
  for (const [file, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), sample(specifier))
  }
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--only=style/noRestrictedImports']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] }
  refused = diagnostics.map(({ location }) => location.path)
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(FORBIDDEN)('%s may not import %s', (file) => {
  expect(refused).toContain(file)
})

test.each(ALLOWED)('%s may import %s', (file) => {
  expect(refused).not.toContain(file)
})
