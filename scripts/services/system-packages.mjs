import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Failure } from '../failure.mjs'
import { run } from '../processes.mjs'
import { isRoot } from './system-user.mjs'

// Ordinary users often lack the sbin folders in their PATH.
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findAll = (name) =>
  folders()
    .map((folder) => join(folder, name))
    .filter(isExecutable)

// Some distributions install a stub that only asks for another package: a real program has a version.
const works = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const firstWorking = (...names) => names.flatMap(findAll).find(works)

function findChromium() {
  if (process.env.TEST_CHROMIUM)
    return existsSync(process.env.TEST_CHROMIUM) ? process.env.TEST_CHROMIUM : undefined
  return firstWorking('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
}

const SHELL = 'chromium-headless-shell'

// Chromium works too, only slower, where the headless shell is neither installed nor available.
function findHeadlessShell() {
  if (process.env.TEST_CHROMIUM) return findChromium()
  const shell = firstWorking(SHELL)
  if (shell) return shell
  const [packages] = isRoot() ? findAll('apt-cache') : []
  const offered = packages && spawnSync(packages, ['show', SHELL], { stdio: 'ignore' }).status === 0
  return offered ? undefined : findChromium()
}

// Newest first, compared as numbers: 15 comes before 9.
export const newestFirst = (versions) =>
  [...versions].sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))

// Debian does not put the server's programs in the PATH.
function findPostgresBin() {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? newestFirst(readdirSync(base)) : []
  const inPath = findAll('initdb').map((path) => dirname(realpathSync(path)))
  const candidates = [...versions.map((version) => join(base, version, 'bin')), ...inPath]
  return candidates.find((bin) => ['initdb', 'postgres'].every((name) => isExecutable(join(bin, name))))
}

const PROGRAMS = {
  chromium: { title: 'Chromium', package: 'chromium', find: findChromium },
  headlessShell: { title: 'Chromium sin ventanas', package: SHELL, find: findHeadlessShell },
  postgresBin: { title: 'PostgreSQL', package: 'postgresql', find: findPostgresBin },
  redis: { title: 'Redis', package: 'redis-server', find: () => firstWorking('redis-server') },
  haproxy: { title: 'HAProxy', package: 'haproxy', find: () => findAll('haproxy')[0] },
  pgbouncer: { title: 'PgBouncer', package: 'pgbouncer', find: () => findAll('pgbouncer')[0] },
  wrk: { title: 'wrk', package: 'wrk', find: () => findAll('wrk')[0] },
  strace: { title: 'strace', package: 'strace', find: () => findAll('strace')[0] },
  firefox: {
    title: 'Firefox',
    package: 'firefox-esr',
    find: () => firstWorking('firefox-esr', 'firefox'),
    optional: true,
  },
  webkitDriver: {
    title: 'WebKitGTK',
    package: 'webkit2gtk-driver',
    find: () => findAll('WebKitWebDriver')[0],
    optional: true,
  },
  xvfb: { title: 'Xvfb', package: 'xvfb', find: () => findAll('Xvfb')[0], optional: true },
}

export const missingMessage = (programs) => {
  const titles = programs.map((program) => program.title).join(', ')
  const packages = programs.map((program) => program.package).join(' ')
  return `Para las pruebas falta: ${titles}. Se instala con: sudo apt-get install -y ${packages}`
}

const APT = ['-o', 'DPkg::Lock::Timeout=300']

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return run('apt-get', [...APT, ...args], { capture: true, group: true, env })
}

const install = (...packages) => aptGet('install', '-y', '--no-install-recommends', ...packages)

async function installPackages(programs) {
  console.log(`Instalando paquetes del sistema: ${programs.map((program) => program.package).join(' ')}…`)
  await aptGet('update')
  const needed = programs.filter((program) => !program.optional)
  if (needed.length > 0) {
    const { ok, output } = await install(...needed.map((program) => program.package))
    if (!ok) throw new Failure(missingMessage(needed), output)
  }
  // One at a time: a package that is unavailable must not prevent the others.
  for (const program of programs.filter(({ optional }) => optional)) await install(program.package)
}

// Paths of the named programs. Installs missing ones with apt-get as root; otherwise fails. Tests that need an optional
// program that cannot be installed are skipped and counted.
export async function ensurePrograms(names) {
  const find = () => Object.fromEntries(names.map((name) => [name, PROGRAMS[name].find()]))
  const missing = (paths) => names.filter((name) => !paths[name]).map((name) => PROGRAMS[name])
  let paths = find()
  if (missing(paths).length > 0 && isRoot() && findAll('apt-get').length > 0) {
    await installPackages(missing(paths))
    paths = find()
  }
  const needed = missing(paths).filter((program) => !program.optional)
  if (needed.length > 0) throw new Failure(missingMessage(needed))
  return paths
}
