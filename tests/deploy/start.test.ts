import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { ROOT } from '#harness/project.ts'

const START = [process.execPath, 'scripts/start.mjs']
/** Gives the command a terminal of its own. */
const atTerminal = (command: readonly string[]) => ['script', '-qec', command.join(' '), '/dev/null']

interface Started {
  child: ChildProcess
  /** Waits until the output matches. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  output(): string
  stop(): Promise<void>
}

/** Runs a command in the project until the test ends. */
function start([program = '', ...args]: readonly string[], env: Record<string, string>): Started {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const heard = new EventTarget()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      heard.dispatchEvent(new Event('more'))
    })
  }
  const closed = once(child, 'close').then(() => heard.dispatchEvent(new Event('more')))
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
  }
  onTestFinished(stop)
  return {
    child,
    output: () => text,
    stop,
    says: async (pattern) => {
      for (;;) {
        const found = pattern.exec(text)
        if (found) return found
        if (child.exitCode !== null) throw new Error(`It ended without saying ${pattern}:\n${text}`)
        await once(heard, 'more')
      }
    },
  }
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'turnero-inicio-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('a terminal shows where to go and what to do next, in Spanish or English; a log gets JSON', async () => {
  const DATA_DIR = await folder()
  const spanish = start(atTerminal(START), { DATA_DIR, LANG: 'es_MX.UTF-8' })
  await spanish.says(/Ctrl\+C/)
  expect(spanish.output()).toMatch(/Turnero está listo[\s\S]*En esta máquina +http:\/\/localhost:\d+/)
  expect(spanish.output()).toContain(DATA_DIR)
  expect(spanish.output()).toContain('npm start -- demo')
  expect(spanish.output()).not.toContain('{"level"')
  await spanish.stop()

  const english = start(atTerminal(START), { DATA_DIR, LANG: 'en_US.UTF-8' })
  await english.says(/Turnero is ready[\s\S]*To stop it/)
  await english.stop()

  const log = start(START, { DATA_DIR, LANG: 'en_US.UTF-8' })
  const [, address] = await log.says(/Turnero está listo en (\S+)/)
  expect(log.output()).toContain('{"level":30')
  // What keeps it from starting is a sentence in both.
  const again = { DATA_DIR: await folder(), PORT: new URL(address ?? '').port }
  await start(START, again).says(/ya está en uso/)
  await start(atTerminal(START), again).says(/ya está en uso/)
}, 300_000)

const SAMPLE = /Panel +(http\S+)\/login\s+Correo +(\S+)\s+Clave +(\S+)\s+Clientes +(\S+)[\s\S]*█/

test('`npm start -- demo` says how to enter a full room, made again at each start in its own folder', async () => {
  const DATA_DIR = await folder()
  const env = { DATA_DIR, LANG: 'es', HOST: '127.0.0.1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const open = async (demo: Started) => {
    const [, address = '', correo = '', contrasena = '', customers = ''] = await demo.says(SAMPLE)
    const client = new Client(address)
    await client.call(endpoints.entrar, { body: { correo, contrasena } })
    const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
    const [empresa] = empresas
    expect(customers).toBe(`${address}/mi-turno/${empresa?.id}`)
    expect((await fetch(customers)).status).toBe(200)
    const { categorias } = await client.call(endpoints.configuracion, {
      params: { empresaId: empresa?.id ?? '' },
    })
    expect(categorias.reduce((sum, cola) => sum + cola.enEspera, 0)).toBeGreaterThan(5)
    return { client, address, contrasena }
  }
  const demo = start([...START, 'demo'], env)
  const first = await open(demo)
  expect(existsSync(join(DATA_DIR, 'demo'))).toBe(true)
  expect(existsSync(join(DATA_DIR, 'turnero.sqlite'))).toBe(false)

  // A second one leaves the first alone.
  const second = start([...START, 'demo'], { ...env, PORT: new URL(first.address).port })
  await second.says(/Otro servidor ya usa la carpeta de datos/)
  await once(second.child, 'close')
  expect(second.child.exitCode).toBe(1)
  expect((await first.client.try(endpoints.sesion)).status).toBe(200)
  await demo.stop()

  const later = await open(start([...START, 'demo'], env))
  expect(later.contrasena).not.toBe(first.contrasena)
}, 300_000)

test('a wrong word is explained', async () => {
  const wrong = start([...START, 'demostracion'], { DATA_DIR: await folder() })
  await wrong.says(/npm start -- demo/)
})
