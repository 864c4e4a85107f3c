import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ConfigError } from '#server/config.ts'
import { makePrivate } from '#server/files/private-file.ts'

const LOCK_FILE = 'servidor.lock'

/**
 * Ensures one server per SQLite folder. The operating system's lock on a separate empty database is used, so that a
 * killed process leaves no lock behind. Returns the function that releases it.
 */
export function holdDataDir(dataDir: string): () => void {
  const lock = tryHold(dataDir)
  if (!lock) {
    throw new ConfigError(
      `Otro servidor ya usa la carpeta de datos ${dataDir}. Detenlo primero o elige otra con DATA_DIR.`,
    )
  }
  return lock
}

export function isDataDirInUse(dataDir: string): boolean {
  const release = tryHold(dataDir)
  release?.()
  return release === null
}

function tryHold(dataDir: string): (() => void) | null {
  const file = join(dataDir, LOCK_FILE)
  makePrivate(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null
    throw error
  }
}
