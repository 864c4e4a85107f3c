import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startAppOn } from '#harness/app.ts'
import { ENGINES } from '#harness/storage.ts'
import { registrada } from '#harness/stories.ts'
import { ConfigError } from '#server/config.ts'
import { migrationNames } from '#server/store/migrations/index.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { sqlOn, storedTables } from '#tests/helpers/stored-tables.ts'

const development = (migration: string) =>
  `Los datos son de una versión de desarrollo de Turnero (${migration}) y no se pueden actualizar. Empieza con otra carpeta de datos (DATA_DIR) o una base vacía (DATABASE_URL), o restaura el respaldo de la versión 0.1.`
const newer = (migration: string) =>
  `Los datos son de una versión más nueva de Turnero (${migration}). Vuelve a esa versión o restaura un respaldo anterior.`

const [inicial, olvido, current = ''] = migrationNames()

describe.each(ENGINES)('data that this version cannot open, on %s', (engine) => {
  test.each([
    [
      'of a commit between 0.1 and 0.2',
      ['003-compact', '004-epoca', '102-envios'],
      development('003-compact'),
    ],
    ['of an earlier state of the same migration', ['003-v0.2-dev.0'], development('003-v0.2-dev.0')],
    ['of a newer version', [current, '999-futura'], newer('999-futura')],
  ])('%s are rejected at start and by every command, and left unchanged', async (_, written, message) => {
    const storage = await storageForTest(engine)
    const app = await appForTestOn(storage.env)
    await registrada(app.client())
    await app.stop()
    const sql = await sqlOn(storage)
    await sql(`delete from kysely_migration where name = '${current}'`)
    for (const name of written) await sql(`insert into kysely_migration values ('${name}', '2026-01-01')`)
    const before = await storedTables(storage, sql)

    const empty = (await storageForTest('postgres')).env.DATABASE_URL ?? ''
    const commands = [
      ['doctor'],
      ['datos-demo'],
      ...(engine === 'sqlite' ? [['migrar-a-postgres', empty]] : []),
    ]
    for (const command of commands) {
      expect(await turnero(command, storage.env), command[0]).toMatchObject({
        code: 1,
        output: expect.stringContaining(message),
      })
    }
    const refused = await startAppOn(storage.env).catch((error) => error)
    expect(refused).toBeInstanceOf(ConfigError)
    expect(refused.message).toBe(message)
    expect(await storedTables(storage, sql)).toEqual(before)
  })

  test('a backup of a commit between 0.1 and 0.2 is not restored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turnero-respaldo-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const storage = await storageForTest(engine)
    await mustRun(['usuario', 'crear', 'eva@ejemplo.com', '--generar'], storage.env)
    await mustRun(['respaldo', join(folder, 'copia')], storage.env)
    const manifest = join(folder, 'copia', 'respaldo.json')
    const written = JSON.parse(await readFile(manifest, 'utf8'))
    const migraciones = [inicial, olvido, '003-compact']
    await writeFile(manifest, JSON.stringify({ ...written, migraciones }))
    const place = await storageForTest(engine)
    expect(await turnero(['restaurar', join(folder, 'copia')], place.env)).toEqual({
      code: 1,
      output: `${development('003-compact')}\n`,
    })
  })
})
