import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { ROOT } from '#harness/project.ts'
import { startServer } from '#harness/server-process.ts'
import { ENGINES } from '#harness/storage.ts'
import { registrada } from '#harness/stories.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'
import { connected, sqlOn, storedTables } from '#tests/helpers/stored-tables.ts'
import { restoreVersion01 } from '#tests/helpers/version-0.1.ts'

const OTHER = '0.0.9'
/** A copy of this project with another version. */
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'turnero-otra-version-'))
  for (const name of ['contract', 'domain', 'server']) {
    await cp(join(ROOT, name), join(root, name), { recursive: true })
  }
  for (const name of ['node_modules', 'build']) await symlink(join(ROOT, name), join(root, name))
  const description = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  await writeFile(join(root, 'package.json'), JSON.stringify({ ...description, version: OTHER }))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const COMMANDS = [
  ['usuario', 'crear', 'eva@ejemplo.com', '--generar'],
  ['usuario', 'borrar', 'eva@ejemplo.com', '--si'],
  ['datos-demo'],
  ['cambiar-secreto'],
]

describe.each(ENGINES)('commands beside a server of another version, on %s', (engine) => {
  test('refuse and change nothing; the server keeps working', async () => {
    const storage = await storageForTest(engine)
    const server = await startServer(storage.env, { root })
    try {
      const { client } = await registrada(server.client())
      const sql = await sqlOn(storage)
      const before = await storedTables(storage, sql)
      for (const command of COMMANDS) {
        const { code, output } = await turnero(command, storage.env)
        expect(output).toMatch(/^Un servidor de otra versión \(0\.0\.9\) está usando estos datos[^\n]+\n$/m)
        expect(code).toBe(1)
      }
      expect(await storedTables(storage, sql)).toEqual(before)
      expect((await client.try(endpoints.sesion)).status).toBe(200)
    } finally {
      await server.stop()
    }
    await mustRun(['usuario', 'crear', 'eva@ejemplo.com', '--generar'], storage.env)
  })

  test('beside a server of 0.1 its tables are not touched', async () => {
    const storage = await storageForTest(engine)
    await restoreVersion01(engine, storage.env)
    const { DATABASE_URL, DATA_DIR = '' } = storage.env
    // Version 0.1 holds its data like this.
    const lock = DATABASE_URL ? null : new Database(join(DATA_DIR, 'servidor.lock'))
    lock?.exec('begin exclusive')
    const node = DATABASE_URL ? await connected(DATABASE_URL, 'turnero') : null
    const { code, output } = await turnero(['usuario', 'crear', 'eva@ejemplo.com', '--generar'], storage.env)
    expect(output).toContain('Un servidor de otra versión (anterior a la 0.2)')
    expect(code).toBe(1)
    const tables = Object.keys(await storedTables(storage, await sqlOn(storage)))
    expect(tables).toContain('usuario')
    expect(tables).not.toContain('usuarios')
    lock?.close()
    await node?.end()
  })
})
