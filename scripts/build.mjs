import { existsSync, rmSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { readMark, treeFingerprint, writeMark } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'
import { inProject, projectEnv, root } from './project.mjs'
import { tool } from './tools.mjs'

const MARK = inProject('build/.turnero-huella')
const OUTPUT = inProject('build/client')

const SOURCES = [
  'web',
  'contract',
  'domain',
  'server/openapi',
  'server/texts',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

const buildFingerprint = () => treeFingerprint(root, SOURCES)

const isBuilt = (fingerprint) => existsSync(OUTPUT) && readMark(MARK) === fingerprint

async function build() {
  // Computed before the build: if a source changes during it, the next run builds again.
  const fingerprint = buildFingerprint()
  if (isBuilt(fingerprint)) return
  console.log('Construyendo la aplicación web…')
  rmSync(MARK, { force: true })
  const { ok, output } = await run(...tool('react-router', 'build'), {
    capture: true,
    env: projectEnv({ NODE_ENV: 'production' }),
  })
  if (!ok) throw new Failure('No se pudo construir la aplicación web (detalle arriba).', output)
  writeMark(MARK, fingerprint)
}

// Builds the web app unless the existing build has the same sources.
export async function ensureBuilt() {
  if (isBuilt(buildFingerprint())) return
  await withLock('construir', build, {
    onWait: () => console.log('Otro proceso está construyendo la aplicación web; esperando…'),
  })
}
