import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { Load, targetOf } from '#harness/load.ts'
import { startServer } from '#harness/server-process.ts'
import { ENGINES, type Engine, type Storage } from '#harness/storage.ts'
import { conColas, registrada } from '#harness/stories.ts'
import { mustRun, turnero, turneroProcess } from '#tests/helpers/cli.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'

/** On SQLite the secret is stored beside the data. Backups do not contain it. */
function settingsOf(engine: Engine, { env }: Storage): Record<string, string> {
  const { SESSION_SECRET = '', ...rest } = env
  return engine === 'postgres' ? { ...rest, SESSION_SECRET } : rest
}

describe.each(ENGINES)('backup and restore, on %s', (engine) => {
  let env: Record<string, string>
  let folder: string
  let copy: string
  let app: TestApp

  /** Settings of an empty installation, for a server or as the target of a restore. */
  const emptyPlace = async () => settingsOf(engine, await storageForTest(engine))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turnero-respaldo-'))
    copy = join(folder, 'copia')
    env = await emptyPlace()
    app = await appForTestOn(env)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('under load the restored copy works and has every turno acknowledged before the backup began', async () => {
    const duena = await conColas(app.client(), 'General')
    const { client, empresaId, colas } = duena
    const colaId = colas[0] ?? ''
    const taken = () => load.taken().map(({ id }) => id)
    const load = new Load(() => app.url, targetOf(duena)).start({
      takers: 6,
      callers: 0,
      repeat: () => 'never',
    })
    await load.acknowledged(150)
    const before = taken()
    const backup = await turneroProcess(['respaldo', copy], env)
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('Respaldo listo') })
    await load.stop()
    expect(load.failures()).toEqual([])
    const all = taken()
    // The server kept serving during the backup.
    expect(all.length).toBeGreaterThan(before.length)

    const other = await emptyPlace()
    const files = (await readdir(copy)).sort()
    expect(files).toEqual(['respaldo.json', engine === 'sqlite' ? 'turnero.sqlite' : 'turnero.dump'])
    expect(backup.output).toContain('No contiene el secreto')
    const secret = engine === 'sqlite' ? await readFile(join(env.DATA_DIR ?? '', 'secreto'), 'utf8') : ''
    if (secret) {
      // Without the secret the command says so, and the server does not start.
      const without = await emptyPlace()
      expect(await mustRun(['restaurar', copy], without)).toContain('Falta el secreto')
      await expect(startServer(without)).rejects.toThrow('no es el que se usó con estos datos')
      await writeFile(join(other.DATA_DIR ?? '', 'secreto'), secret)
    }
    const said = await mustRun(['restaurar', copy], other)
    expect(said).toContain('Restaurado')
    expect(said).not.toContain('Falta el secreto')
    const restored = await appForTestOn(other)
    // The owner's session is still valid.
    const owner = restored.client()
    owner.cookie = client.cookie
    const { turnos } = await owner.call(endpoints.cola, { params: { empresaId, colaId } })
    const ids = new Set(turnos.map((turno) => turno.id))
    expect(before.filter((id) => !ids.has(id))).toEqual([])
    expect(turnos.filter((turno) => !all.includes(turno.id))).toEqual([])
    expect(turnos.map((turno) => turno.numero)).toEqual(turnos.map((_, i) => i + 1))
    const { turno } = await owner.call(endpoints.pedirTurno, {
      params: { empresaId, colaId },
      body: { nombre: 'Después' },
    })
    expect(turno.numero).toBe(turnos.length + 1)
  })

  test('neither overwrites anything without --reemplazar; with it the data are those of the backup', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const params = { empresaId, colaId: colas[0] ?? '' }
    await client.call(endpoints.pedirTurno, { params, body: { nombre: 'Antes' } })
    await mustRun(['respaldo', copy], env)
    const again = await turnero(['respaldo', copy], env)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('ya existe') })
    await client.call(endpoints.pedirTurno, { params, body: { nombre: 'Después' } })
    const before = await client.call(endpoints.cola, { params })

    const running = await turnero(['restaurar', copy, '--reemplazar'], env)
    expect(running.code).toBe(1)
    expect(running.output).toMatch(/Otro servidor ya usa|Hay servidores de Turnero conectados/)

    await app.stop()
    const full = await turnero(['restaurar', copy], env)
    expect(full).toMatchObject({ code: 1, output: expect.stringContaining('agrega --reemplazar') })

    await mustRun(['restaurar', copy, '--reemplazar'], env)
    const owner = (await appForTestOn(env)).client()
    owner.cookie = client.cookie
    const { turnos, seq, epoca } = await owner.call(endpoints.cola, { params })
    expect(turnos.map((turno) => turno.nombre)).toEqual(['Antes'])
    // Open screens must not take the restored state for an old one.
    expect(seq).toBeLessThan(before.seq)
    expect(epoca).not.toBe(before.epoca)
    const aside = (await readdir(env.DATA_DIR ?? '')).filter((name) => name.startsWith('antes-de-restaurar'))
    expect(aside).toHaveLength(engine === 'sqlite' ? 1 : 0)
  })

  test('a damaged or newer backup is refused before anything is changed', async () => {
    await registrada(app.client())
    await mustRun(['respaldo', copy], env)
    const other = await emptyPlace()
    const manifest = join(copy, 'respaldo.json')
    const original = await readFile(manifest, 'utf8')
    await writeFile(manifest, original.replace('"001-inicial"', '"999-futura", "001-inicial"'))
    const newer = await turnero(['restaurar', copy], other)
    expect(newer).toMatchObject({ code: 1, output: expect.stringContaining('versión más nueva') })

    await writeFile(manifest, original)
    await appendFile(join(copy, engine === 'sqlite' ? 'turnero.sqlite' : 'turnero.dump'), 'x')
    const damaged = await turnero(['restaurar', copy], other)
    expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('dañado') })

    const none = await turnero(['restaurar', folder], other)
    expect(none).toMatchObject({ code: 1, output: expect.stringContaining('no es un respaldo') })
  })

  test('without data there is no backup, and the command names the place where it looked', async () => {
    const { DATABASE_URL, DATA_DIR = '' } = env
    const place = DATABASE_URL ? 'la base de DATABASE_URL' : DATA_DIR
    const withoutAccounts = await turnero(['respaldo'], env)
    expect(withoutAccounts).toMatchObject({
      code: 1,
      output: expect.stringContaining(`En ${place} no hay datos`),
    })
    expect(existsSync(join(DATA_DIR, 'respaldos')) ? await readdir(join(DATA_DIR, 'respaldos')) : []).toEqual(
      [],
    )
    const elsewhere = join(folder, 'vacía')
    const empty = await turnero(['respaldo'], { DATA_DIR: elsewhere })
    expect(empty).toMatchObject({ code: 1, output: expect.stringContaining(`En ${elsewhere} no hay datos`) })
    expect(existsSync(elsewhere)).toBe(false)
  })

  test('by default backups go under the data folder, where only the newest are kept', async () => {
    await registrada(app.client())
    const kept = join(env.DATA_DIR ?? '', 'respaldos')
    await mustRun(['respaldo', join(kept, '2026-01-01T00-00-00Z')], env)
    await mustRun(['respaldo', '--conservar', '1'], env)
    const left = await readdir(kept)
    expect(left).toHaveLength(1)
    expect(left).not.toContain('2026-01-01T00-00-00Z')
    expect((await turnero(['respaldo', '--conservar', 'muchos'], env)).code).toBe(1)
  })
})
