import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { Failure } from './failure.mjs'
import { lockFingerprint, readMark, writeMark } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { unlinkUnusableNode } from './node-binary.mjs'
import { run } from './processes.mjs'
import { inProject } from './project.mjs'
import { say } from './say.mjs'

const MARK = inProject('node_modules/.turnero-lock')

// dev: the web build needs it, also under NODE_ENV=production. optional: includes the pinned Node. ignore-scripts: our
// packages ship their binaries, and without scripts no npm version tries to compile one.
const OPTIONS = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

// npm must not run on the Node in node_modules, which it is about to replace.
export function npmCommand(env = process.env) {
  if (env.npm_execpath?.endsWith('npm-cli.js') && env.npm_node_execpath) {
    return { command: env.npm_node_execpath, args: [env.npm_execpath], env }
  }
  const path = (env.PATH ?? '').split(delimiter).filter((part) => !/node_modules[\\/]\.bin[\\/]?$/.test(part))
  return { command: 'npm', args: [], env: { ...env, PATH: path.join(delimiter) } }
}

const markOf = ({ tools }) =>
  lockFingerprint(readFileSync(inProject('package-lock.json'))) + (tools ? ' tooling' : '')

const isInstalled = ({ tools }) => [markOf({ tools }), markOf({ tools: true })].includes(readMark(MARK))

async function install({ tools }) {
  if (isInstalled({ tools })) return
  const mark = markOf({ tools })
  // npm ci empties node_modules first. Under a running server, the tools are added to the existing packages instead.
  const order = readMark(MARK) === markOf({ tools: false }) ? ['install', '--no-save'] : ['ci']
  // npm would also install the tools that are optional peers of a package: TypeScript and types.
  if (!tools) order.push('--no-workspaces', '--legacy-peer-deps')
  say('Instalando dependencias…', 'Installing the dependencies…')
  const { command, args, env } = npmCommand()
  const { ok, output } = await run(command, [...args, ...order, ...OPTIONS], {
    capture: true,
    env,
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (!ok) throw new Failure('No se pudieron instalar las dependencias: npm falló (detalle arriba).', output)
  unlinkUnusableNode()
  // Written last, so that an interrupted installation is repeated.
  writeMark(MARK, mark)
}

// Installs exactly the lockfile's packages, unless already installed. `tools` adds tooling/: packages that only tests,
// bench and lint need.
export async function ensureInstalled({ tools = false } = {}) {
  if (!existsSync(inProject('package-lock.json'))) throw new Failure('Falta el archivo package-lock.json.')
  if (isInstalled({ tools })) return
  await withLock('instalar', () => install({ tools }), {
    onWait: () =>
      say(
        'Otro proceso está instalando las dependencias; esperando…',
        'Another process is installing the dependencies; waiting…',
      ),
  })
}
