import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, createMigratedDatabase, type TestDatabase } from './database.ts'

export type Engine = 'sqlite' | 'postgres'

/** Every promise is proved on both. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

export interface Storage {
  /** Settings that point a server at this storage. */
  env: Record<string, string>
  remove(): Promise<void>
}

const TEST_SECRET = 'a secret for tests, long enough to count'

/** Creates an empty data folder and, for PostgreSQL, an empty database. */
export const createStorage = (engine: Engine): Promise<Storage> => storageWith(engine, createDatabase)

/** The same for a server that need not show that it creates its tables: PostgreSQL has them already. */
export const createReadyStorage = (engine: Engine): Promise<Storage> =>
  storageWith(engine, createMigratedDatabase)

async function storageWith(engine: Engine, databaseOf: () => Promise<TestDatabase>): Promise<Storage> {
  const dir = await mkdtemp(join(tmpdir(), 'turnero-'))
  const database = engine === 'postgres' ? await databaseOf() : null
  return {
    env: { DATA_DIR: dir, SESSION_SECRET: TEST_SECRET, ...(database && { DATABASE_URL: database.url }) },
    remove: async () => {
      await database?.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
