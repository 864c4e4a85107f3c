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
const ARGUMENTS = [
  'ci',
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

const wantedMark = () => lockFingerprint(readFileSync(inProject('package-lock.json')))

async function install() {
  const wanted = wantedMark()
  if (readMark(MARK) === wanted) return
  console.log('Instalando dependencias…')
  const { command, args, env } = npmCommand()
  const { ok, output } = await run(command, [...args, ...ARGUMENTS], {
    capture: true,
    env,
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (!ok)
    throw new Failure('No se pudieron instalar las dependencias: npm ci falló (detalle arriba).', output)
  unlinkUnusableNode()
  // npm ci empties node_modules first, so an interrupted one leaves no mark.
  writeMark(MARK, wanted)
}

// Installs exactly what the lockfile says, when that is not what is there already.
export async function ensureInstalled() {
  if (!existsSync(inProject('package-lock.json'))) throw new Failure('Falta el archivo package-lock.json.')
  if (readMark(MARK) === wantedMark()) return
  await withLock('instalar', install, {
    onWait: () => console.log('Otro proceso está instalando las dependencias; esperando…'),
  })
}
