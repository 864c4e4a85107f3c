import { existsSync, rmSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { readMark, treeFingerprint, writeMark } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { nodeBinary } from './node-binary.mjs'
import { run } from './processes.mjs'
import { inProject, projectEnv, root } from './project.mjs'
import { say } from './say.mjs'
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

const SERVER_MARK = inProject('build/app/.turnero-huella')
const SERVER_SOURCES = ['contract', 'domain', 'server', 'package.json', 'scripts/strip-types.mjs']

const webFingerprint = () => treeFingerprint(root, SOURCES)
const serverFingerprint = () => treeFingerprint(root, SERVER_SOURCES)

const isWebBuilt = (fingerprint) => existsSync(OUTPUT) && readMark(MARK) === fingerprint
const isServerBuilt = (fingerprint) => readMark(SERVER_MARK) === fingerprint
const isBuilt = () => isWebBuilt(webFingerprint()) && isServerBuilt(serverFingerprint())

async function buildWeb() {
  // Computed before the build: if a source changes during it, the next run builds again.
  const fingerprint = webFingerprint()
  if (isWebBuilt(fingerprint)) return
  say('Construyendo la aplicación web…', 'Building the web app…')
  rmSync(MARK, { force: true })
  const { ok, output } = await run(...tool('react-router', 'build'), {
    capture: true,
    env: projectEnv({ NODE_ENV: 'production' }),
  })
  if (!ok) throw new Failure('No se pudo construir la aplicación web (detalle arriba).', output)
  writeMark(MARK, fingerprint)
}

async function buildServer() {
  const fingerprint = serverFingerprint()
  if (isServerBuilt(fingerprint)) return
  const { ok, output } = await run(nodeBinary(), [inProject('scripts/strip-types.mjs')], { capture: true })
  if (!ok) throw new Failure('No se pudo preparar el servidor (detalle arriba).', output)
  writeMark(SERVER_MARK, fingerprint)
}

async function build() {
  await buildWeb()
  await buildServer()
}

// Builds what has changed since the last build: the web app, and the server without its types.
export async function ensureBuilt() {
  if (isBuilt()) return
  await withLock('construir', build, {
    onWait: () =>
      say(
        'Otro proceso está construyendo la aplicación; esperando…',
        'Another process is building the app; waiting…',
      ),
  })
}
