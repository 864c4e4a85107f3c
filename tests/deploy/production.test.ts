import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('the packages in the image are enough: the server starts on them and its health check passes', async () => {
  const install = /AS packages[\s\S]*?^RUN npm (ci [^&\n]+?) &&/m.exec(dockerfile)?.[1] ?? ''
  expect(install).toContain('--omit=dev')
  for (const file of ['package.json', 'package-lock.json']) await cp(join(ROOT, file), join(folder, file))
  await run('npm', [...install.split(' '), '--prefer-offline', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, PATH: outside },
  })
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)

  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(contract|domain|server) \S+$/gm)].map(
    ([, name = '']) => name,
  )
  expect(copied).toHaveLength(3)
  for (const name of copied) await cp(join(ROOT, name), join(folder, name), { recursive: true })
  await symlink(join(ROOT, 'build'), join(folder, 'build'))
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
  const health: string[] = JSON.parse(/^\s+CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
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
    await run(node, ['server/cli/main.ts', 'doctor'], { cwd: folder, env: { ...env, PORT: '3000' } })
  } finally {
    child.kill('SIGTERM')
  }
  expect((await exited)[0]).toBe(0)
}, 300_000)
