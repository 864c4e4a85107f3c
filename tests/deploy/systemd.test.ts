import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { ROOT } from '#harness/project.ts'
import { startServer } from '#harness/server-process.ts'

/** Stands for systemd: runs the command with the environment that systemd would give it. The file wins. */
const SYSTEMD_RUN = `#!/bin/sh
file=
while [ $# -gt 0 ]; do
  case "$1" in
    --working-directory=*) cd "\${1#*=}" ;;
    -E) shift; export "$1" ;;
    -p) shift; case "$1" in EnvironmentFile=-*) file="\${1#*=-}" ;; esac ;;
    --*) ;;
    *) break ;;
  esac
  shift
done
if [ -f "$file" ]; then set -a; . "$file"; set +a; fi
exec "$@"
`

let folder: string
/** The text of a file of deploy/systemd with the paths of this machine. */
const here = (name: string) =>
  readFileSync(join(ROOT, 'deploy/systemd', name), 'utf8')
    .replaceAll('/opt/turnero', ROOT)
    .replaceAll('/var/lib/turnero', join(folder, 'datos'))
    .replaceAll('/etc/turnero.env', join(folder, 'turnero.env'))
    .replaceAll('/usr/bin/node', process.execPath)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnero-systemd-'))
  for (const [name, text] of [
    ['systemd-run', SYSTEMD_RUN],
    ['sudo', '#!/bin/sh\nexec "$@"\n'],
    ['turnero', here('turnero')],
  ] as const) {
    const file = join(folder, 'bin', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    await chmod(file, 0o755)
  }
  await writeFile(join(folder, 'turnero.env'), 'SUPPORT_EMAIL=ayuda@ejemplo.com\n')
  await mkdir(join(folder, 'copias'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a line of the manual in a shell whose environment has no settings. */
async function follow(line: string, typed = '') {
  const child = spawn('/bin/sh', ['-c', line], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  child.stdin.end(typed)
  const [code] = await once(child, 'close')
  return { code, output }
}

/** The environment that a unit gives its process. */
const environmentOf = (unit: string) =>
  Object.fromEntries(
    [...here(unit).matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )

const read = (...files: string[]) =>
  files.map((file) => readFileSync(join(ROOT, 'docs', file), 'utf8')).join('\n')
const manual = read('operar.md', 'actualizar.md')
const english = read('operate.md', 'upgrade.md')
/** The commands of a manual's blocks, without their comments. */
const commandsOf = (text: string) =>
  [...text.matchAll(/^ *(sudo turnero [^#\n]*)/gm)].map(([, line = '']) => line.trim())
const lines = commandsOf(manual)

test('the English manual has the commands of the Spanish one', () => {
  // Names that an operator chooses may differ.
  const plain = (line: string) => line.replace('/backups/today', '/copias/hoy').replace('/backups', '/copias')
  expect(commandsOf(english).map(plain)).toEqual(lines)
})

test('the commands of the manual use the data of the service', async () => {
  expect(lines.length).toBeGreaterThan(8)
  const run = async (line: string, typed?: string) => {
    expect(lines).toContain(line)
    return follow(line.replace('/copias', join(folder, 'copias')), typed)
  }
  const early = await run('sudo turnero respaldo')
  expect(early).toMatchObject({
    code: 1,
    output: expect.stringContaining(`En ${join(folder, 'datos')} no hay datos`),
  })

  const server = await startServer(environmentOf('turnero.service'))
  try {
    const created = await run(
      'sudo turnero usuario crear ana@ejemplo.com --nombre "Ana Pérez"',
      'una frase larga\n',
    )
    expect(created).toEqual({ code: 0, output: 'Cuenta creada: ana@ejemplo.com\n' })
    const body = { correo: 'ana@ejemplo.com', contrasena: 'una frase larga' }
    expect(await server.client().call(endpoints.entrar, { body })).toMatchObject({ usuario: 'Ana Pérez' })
    expect((await run('sudo turnero usuario clave ana@ejemplo.com --generar')).code).toBe(0)
    expect((await run('sudo turnero respaldo')).code).toBe(0)
    expect((await run('sudo turnero respaldo /copias/hoy')).code).toBe(0)
    expect((await run('sudo turnero doctor')).output).toContain('un servidor lo está usando')
    expect((await run('sudo turnero cambiar-secreto')).output).toContain(join(folder, 'datos', 'secreto'))
    expect((await run('sudo turnero cambiar-secreto --terminar')).output).toContain('Secretos quitados: 1')
    // The nightly unit has its own command line.
    const nightly = /^ExecStart=(.*)$/m.exec(here('turnero-respaldo.service'))?.[1] ?? ''
    const environment = Object.entries(environmentOf('turnero-respaldo.service')).map((pair) =>
      pair.join('='),
    )
    expect((await follow(`cd ${ROOT} && env ${environment.join(' ')} ${nightly}`)).code).toBe(0)
    expect((await readdir(join(folder, 'datos', 'respaldos'))).length).toBeGreaterThan(0)
  } finally {
    await server.stop()
  }
  const full = await run('sudo turnero restaurar /copias/hoy')
  expect(full).toMatchObject({ code: 1, output: expect.stringContaining('agrega --reemplazar') })
  expect((await follow(`sudo turnero restaurar ${folder}/copias/hoy --reemplazar`)).code).toBe(0)
})

test('no command of the manual leaves its data folder to chance', () => {
  const bare = `${manual}\n${english}`
    .split('\n')
    .filter((line) => /npm run turnero|scripts\/turnero\.mjs/.test(line))
  for (const line of bare) expect(line).toContain('DATA_DIR=')
})
