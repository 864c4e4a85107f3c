import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { ROOT } from '#harness/project.ts'

const run = promisify(execFile)
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')

/** The system's npm: the one in node_modules/.bin would run on this project's Node. */
const outside = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((part) => !/node_modules[\\/]\.bin/.test(part))
  .join(delimiter)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnero-produccion-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the files of the image are enough: the server starts, its health check passes, a sample room gives a turn', async () => {
  const install = /AS packages[\s\S]*?^RUN npm (ci [^&\n]+?) &&/m.exec(dockerfile)?.[1] ?? ''
  expect(install).toContain('--omit=dev')
  for (const file of ['package.json', 'package-lock.json']) await cp(join(ROOT, file), join(folder, file))
  await run('npm', [...install.split(' '), '--prefer-offline', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, PATH: outside },
  })
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)

  // The build stage runs `npm run build`, whose result the tests already have. A copy, so that Node looks for packages
  // beside it.
  expect(dockerfile).toMatch(/^RUN NODE_ENV=production npm run build$/m)
  const copied = [...dockerfile.matchAll(/^COPY --from=(\w+) \/app\/(\S+) (\S+)$/gm)]
  expect(copied.map(([, stage, , name]) => [stage, name])).toEqual([
    ['packages', 'node_modules'],
    ['build', 'build'],
  ])
  await cp(join(ROOT, 'build'), join(folder, 'build'), { recursive: true })
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
  const health: string[] = JSON.parse(/^\s+CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
  const entryOfCommands = /exec node \/app\/(\S+) /.exec(dockerfile)?.[1] ?? ''
  const node = join(folder, 'node_modules/.bin/node')
  const env = {
    PATH: outside,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(node, command.slice(1), {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  try {
    const [message] = (await Promise.race([
      once(child, 'message'),
      exited.then(() => Promise.reject(new Error('The server did not start'))),
    ])) as [{ port: number }]
    await run(node, health.slice(1), { env: { PORT: String(message.port) } })
    await expect(run(node, health.slice(1), { env: { PORT: '1' } })).rejects.toThrow()
    expect((await fetch(`http://127.0.0.1:${message.port}/login`)).status).toBe(200)
    const turnero = (...args: string[]) =>
      run(node, [join(folder, entryOfCommands), ...args], { cwd: folder, env: { ...env, PORT: '3000' } })
    await turnero('doctor')
    const { stdout } = await turnero('datos-demo')
    const client = new Client(`http://127.0.0.1:${message.port}`)
    const [, correo = '', contrasena = ''] = /correo +(\S+)\s+clave +(\S+)/.exec(stdout) ?? []
    await client.call(endpoints.entrar, { body: { correo, contrasena } })
    const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
    const empresaId = empresas[0]?.id ?? ''
    const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
    const params = { empresaId, colaId: categorias[0]?.id ?? '' }
    expect(await client.call(endpoints.pedirTurno, { params, body: { nombre: 'Ana' } })).toBeDefined()
  } finally {
    child.kill('SIGTERM')
  }
  expect((await exited)[0]).toBe(0)
}, 300_000)
