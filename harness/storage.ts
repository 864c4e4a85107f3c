import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'

export type Engine = 'sqlite' | 'postgres'

/** Every promise is proved on both. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

export interface Storage {
  /** Settings that point a server at this storage. */
  env: Record<string, string>
  remove(): Promise<void>
}

const TEST_SECRET = 'a secret for tests, long enough to count'

/** Creates a data folder and, for PostgreSQL, a database. */
export async function createStorage(engine: Engine): Promise<Storage> {
  const dir = await mkdtemp(join(tmpdir(), 'turnero-'))
  const database = engine === 'postgres' ? await createDatabase() : null
  return {
    env: { DATA_DIR: dir, SESSION_SECRET: TEST_SECRET, ...(database && { DATABASE_URL: database.url }) },
    remove: async () => {
      await database?.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
