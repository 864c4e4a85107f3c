import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateSqlite } from '#server/store/migrate.ts'
import { SQLITE_FILE } from '#server/store/open.ts'
import { createDatabase, createMigratedDatabase } from './database.ts'

export type Engine = 'sqlite' | 'postgres'

/** Every promise is proved on both. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

export interface Storage {
  /** Settings that point a server at this storage. */
  env: Record<string, string>
  remove(): Promise<void>
}

const TEST_SECRET = 'a secret for tests, long enough to count'

const newFolder = () => mkdtemp(join(tmpdir(), 'turnero-'))

/** Creates an empty data folder and, for PostgreSQL, an empty database. */
export const createStorage = (engine: Engine): Promise<Storage> => storageWith(engine, false)

/** Creates storage with the current tables, without rows, for servers whose migrations are not under test. */
export const createReadyStorage = (engine: Engine): Promise<Storage> => storageWith(engine, true)

async function storageWith(engine: Engine, ready: boolean): Promise<Storage> {
  const dir = await newFolder()
  if (engine === 'sqlite' && ready) await copyFile(await sqliteTemplate(), join(dir, SQLITE_FILE))
  const database = engine === 'postgres' ? await (ready ? createMigratedDatabase() : createDatabase()) : null
  return {
    env: { DATA_DIR: dir, SESSION_SECRET: TEST_SECRET, ...(database && { DATABASE_URL: database.url }) },
    remove: async () => {
      await database?.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

let template: Promise<string> | undefined

/** An SQLite file that others are copied from, one per process. It is deleted with the folder of the run. */
function sqliteTemplate(): Promise<string> {
  template ??= (async () => {
    const file = join(await newFolder(), SQLITE_FILE)
    await migrateSqlite(file)
    return file
  })()
  return template
}
