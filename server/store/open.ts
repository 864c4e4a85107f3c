import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Context } from './command.ts'
import type { Store } from './db.ts'
import { migratePostgres, migrateSqlite } from './migrate.ts'
import { openPostgresStore } from './postgres/engine.ts'
import { openSqliteStore } from './sqlite/engine.ts'

export const SQLITE_FILE = 'turnero.sqlite'

export const sqliteFileOf = (dataDir: string): string => join(dataDir, SQLITE_FILE)

type Settings = Pick<Config, 'databaseUrl' | 'preparedStatements' | 'dataDir' | 'catalogo' | 'planFijo'>

interface Options {
  onLost?: (error: Error) => void
  /** What the thread runs that writes to SQLite; without it, commands run on this thread. */
  writer?: URL
}

/** The store that the settings name, with its schema up to date. */
export async function openStore(
  { databaseUrl, preparedStatements: prepared, dataDir, catalogo, planFijo }: Settings,
  clock: () => number = Date.now,
  { onLost = () => {}, writer }: Options = {},
): Promise<Store> {
  const defaults = (): Context => ({ ahora: clock(), politica: { catalogo, planFijo } })
  if (databaseUrl) {
    await migratePostgres(databaseUrl)
    return openPostgresStore({ url: databaseUrl, prepared }, defaults, onLost)
  }
  const file = sqliteFileOf(dataDir)
  await migrateSqlite(file)
  return openSqliteStore(file, defaults, writer)
}
