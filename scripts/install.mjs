import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { Failure } from './failure.mjs'
import { lockFingerprint, readMark, writeMark } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { unlinkUnusableNode } from './node-binary.mjs'
import { run } from './processes.mjs'
import { inProject } from './project.mjs'

const MARK = inProject('node_modules/.turnero-lock')

// dev: the web build needs it, also under NODE_ENV=production. optional: the pinned Node is one.
// Our packages carry their binaries, and without scripts no npm version tries to compile one.
const OPTIONS = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

// npm must not run on the Node inside node_modules, which it is about to replace.
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
  // npm ci empties node_modules first. Below a server that is running, the tools are added to what is there.
  const order = readMark(MARK) === markOf({ tools: false }) ? ['install', '--no-save'] : ['ci']
  if (!tools) order.push('--no-workspaces')
  console.log('Instalando dependencias…')
  const { command, args, env } = npmCommand()
  const { ok, output } = await run(command, [...args, ...order, ...OPTIONS], {
    capture: true,
    env,
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (!ok) throw new Failure('No se pudieron instalar las dependencias: npm falló (detalle arriba).', output)
  unlinkUnusableNode()
  // Last, so that an interrupted installation is repeated.
  writeMark(MARK, mark)
}

// Installs exactly what the lockfile says, unless it is there already. `tools` adds tooling/, the packages that only
// tests, bench and lint need.
export async function ensureInstalled({ tools = false } = {}) {
  if (!existsSync(inProject('package-lock.json'))) throw new Failure('Falta el archivo package-lock.json.')
  if (isInstalled({ tools })) return
  await withLock('instalar', () => install({ tools }), {
    onWait: () => console.log('Otro proceso está instalando las dependencias; esperando…'),
  })
}
