import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startAppOn, type TestApp } from '#harness/app.ts'
import { Client } from '#harness/client.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { inParallel } from '#harness/parallel.ts'
import { startServer } from '#harness/server-process.ts'
import { CONTRASENA, type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { compactarArchivo } from '#server/commands/compactar.ts'
import { olvidarTodo } from '#server/jobs/olvidar-nombres.ts'
import { listBorradas } from '#server/store/empresas-borradas.ts'
import { mustRun } from '#tests/helpers/cli.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { appForTest, appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { mailFiles } from '#tests/helpers/mail-files.ts'

const DAY_MS = 86_400_000

/** Returns every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Returns the texts found anywhere in a folder. */
function found(folder: string, texts: readonly string[]): string[] {
  const bytes = filesIn(folder).map((file) => readFileSync(file).toString('latin1'))
  const latin1 = (text: string) => Buffer.from(text).toString('latin1')
  return texts.filter((text) => bytes.some((content) => content.includes(latin1(text))))
}

const CUSTOMERS = 300

/** Sends a key with every change, as the screens do. */
class Screens extends Client {
  override send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (init.method !== 'GET') headers.set('idempotency-key', randomUUID())
    return super.send(path, { ...init, headers })
  }
}

/** Creates two companies with interleaved rows; returns texts of the first that must be erased. */
async function busyCompanies(app: TestApp): Promise<{ duena: ConColas; texts: string[] }> {
  const duena = await conColas(new Screens(app.url), 'Cola Irrepetible')
  const otra = await conColas(app.client(), 'General')
  const { client, correo, empresaId, colas } = duena
  await client.call(endpoints.cambiarEmpresa, {
    params: { correo, id: empresaId },
    body: { nombre: 'Clínica Irrepetible', descripcion: 'Descripción irrepetible '.repeat(40) },
  })
  const names = Array.from({ length: CUSTOMERS }, (_, i) => `Persona Irrepetible ${i}`)
  await inParallel(CUSTOMERS, 20, async (i) => {
    await pedirTurno(app.client(), empresaId, colas[0] ?? '', names[i] as string)
    await pedirTurno(app.client(), otra.empresaId, otra.colas[0] ?? '', `Vecino ${i}`)
  })
  const params = { empresaId, colaId: colas[0] ?? '' }
  for (let i = 0; i < 20; i++) await client.call(endpoints.siguiente, { params })
  return {
    duena,
    texts: [...names, correo, 'Clínica Irrepetible', 'Cola Irrepetible', 'Descripción irrepetible'],
  }
}

/** Waits until the rows of deleted companies are erased. */
const erased = ({ app }: TestApp) =>
  eventually(async () => expect(await listBorradas(app.store.db)).toEqual([]))

/** Lets the server do what it does in the quiet hours. */
const quietHour = async (app: TestApp) => {
  await erased(app)
  await compactarArchivo(app.app.store, { maxBytes: null })
}

/** Whether deleted data may be left in the file. */
function dirty(env: Record<string, string>): boolean {
  const file = new Database(dataFileOf(env), { readonly: true })
  const version = file.pragma('user_version', { simple: true })
  file.close()
  return version === 1
}

test('nothing of a deleted account stays in the files, their log, a new backup or a stored mail', async () => {
  const app = await appForTest('sqlite')
  app.clock.set(Date.parse('2027-03-10T10:00'))
  const { duena, texts } = await busyCompanies(app)
  const { client, correo } = duena
  await client.call(endpoints.recuperar, { body: { correo } })
  await eventually(async () => expect(await mailFiles(app.dataDir, correo)).toHaveLength(1))
  expect(found(app.dataDir, texts)).toEqual(texts)

  const { completo } = await client.call(endpoints.borrarCuenta, {
    params: { correo },
    body: { contrasena: CONTRASENA },
  })
  expect(completo).toBe(new Date(Date.parse('2027-03-11T06:00')).toISOString())
  await quietHour(app)
  await eventually(async () => expect(found(app.dataDir, texts)).toEqual([]))
  const copy = join(app.dataDir, 'copia')
  await mustRun(['respaldo', copy], app.env)
  expect(found(copy, texts)).toEqual([])
  expect(found(copy, ['Vecino 7'])).toEqual(['Vecino 7'])
})

test('nothing of an erased name stays in the files, their log or a new backup', async () => {
  const app = await appForTest('sqlite')
  const { duena, texts } = await busyCompanies(app)
  const { client, empresaId } = duena
  const names = texts.filter((text) => text.startsWith('Persona'))
  await client.call(endpoints.cerrarJornada, { params: { empresaId } })
  app.clock.now += 40 * DAY_MS
  await olvidarTodo(app.app.store, 30, app.app.clock())
  await quietHour(app)
  await eventually(async () => expect(found(app.dataDir, names)).toEqual([]))
  const copy = join(app.dataDir, 'copia')
  await mustRun(['respaldo', copy], app.env)
  expect(found(copy, names)).toEqual([])
})

test('while a backup reads the file, an erasure stops no writes, and its traces go when the backup ends', async () => {
  const app = await appForTest('sqlite')
  const { duena, texts } = await busyCompanies(app)
  const otra = await conColas(app.client(), 'General')
  const backup = new Database(dataFileOf(app.env))
  backup.exec('begin')
  backup.prepare('select count(*) from turnos').get()
  const params = { correo: duena.correo, id: duena.empresaId }
  await duena.client.call(endpoints.borrarEmpresa, { params })
  await quietHour(app)
  await pedirTurno(app.client(), otra.empresaId, otra.colas[0] ?? '', 'Ana')
  const names = texts.filter((text) => text.startsWith('Persona'))
  expect(found(app.dataDir, names)).toEqual(names)
  backup.exec('commit')
  backup.close()
  await eventually(async () => expect(found(app.dataDir, names)).toEqual([]))
})

test('a server compacts its file by itself, in the quiet hours', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  const app = await appForTest('sqlite')
  const jobs = intervals.mock.calls.map(([run]) => run)
  intervals.mockRestore()
  app.clock.set(Date.parse('2027-03-10T23:00'))
  const { duena, texts } = await busyCompanies(app)
  const params = { correo: duena.correo, id: duena.empresaId }
  await duena.client.call(endpoints.borrarEmpresa, { params })
  await erased(app)
  const runJobs = async () => {
    for (const run of jobs) run()
    // The writer has run what came before.
    await conColas(app.client(), 'General')
  }
  await runJobs()
  expect(dirty(app.env)).toBe(true)
  app.clock.set(Date.parse('2027-03-11T04:00'))
  await runJobs()
  await eventually(async () => expect(dirty(app.env)).toBe(false))
  const names = texts.filter((text) => text.startsWith('Persona'))
  expect(found(app.dataDir, names)).toEqual([])
})

test('what was deleted before a restart is compacted by the next start', async () => {
  const { env } = await storageForTest('sqlite')
  const first = await startAppOn(env)
  const { duena, texts } = await busyCompanies(first)
  const params = { correo: duena.correo, id: duena.empresaId }
  await duena.client.call(endpoints.borrarEmpresa, { params })
  await erased(first)
  await first.stop()
  expect(dirty(env)).toBe(true)
  await appForTestOn(env)
  await eventually(async () => expect(dirty(env)).toBe(false))
  expect(
    found(
      env.DATA_DIR ?? '',
      texts.filter((text) => text.startsWith('Persona')),
    ),
  ).toEqual([])
})

test('the files of the data folder are private, whatever the umask', async () => {
  const storage = await storageForTest('sqlite')
  const { SESSION_SECRET: _, DATA_DIR = '', ...env } = storage.env
  const umask = process.umask(0)
  try {
    const dataDir = join(DATA_DIR, 'datos')
    const server = await startServer({ ...env, DATA_DIR: dataDir })
    const { client, correo } = await conColas(server.client(), 'General')
    await client.call(endpoints.recuperar, { body: { correo } })
    await eventually(async () => expect(await mailFiles(dataDir, correo)).toHaveLength(1))
    await mustRun(['respaldo'], { ...env, DATA_DIR: dataDir })
    const open = [
      dataDir,
      ...readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name))),
    ].filter((path) => (statSync(path).mode & 0o077) !== 0)
    expect(open).toEqual([])
    expect(filesIn(dataDir).some((file) => file.endsWith('-wal'))).toBe(true)
    await server.stop()
  } finally {
    process.umask(umask)
  }
})
