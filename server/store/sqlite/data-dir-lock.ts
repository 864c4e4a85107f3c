import { join } from 'node:path'
import Database from 'better-sqlite3'
import { VERSION } from '#server/base/version.ts'
import { ConfigError } from '#server/config.ts'
import { makePrivate } from '#server/files/private-file.ts'

const LOCK_FILE = 'servidor.lock'
/** Long enough for a command that reads the version. */
const READING_MS = 1000

/**
 * Ensures one server per SQLite folder. The operating system's lock on a separate database is used, so that a killed
 * process leaves no lock behind. Returns the function that releases it.
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

/** Returns the version of the server that holds the folder, empty for 0.1, or null if there is none. */
export function versionInUse(dataDir: string): string | null {
  const lock = open(dataDir, 0)
  try {
    lock.exec('begin immediate')
    return null
  } catch (error) {
    orBusy(error)
    return versionIn(lock)
  } finally {
    lock.close()
  }
}

/** The version is committed first, then a write lock is held, under which others can read it. */
function tryHold(dataDir: string): (() => void) | null {
  const lock = open(dataDir, READING_MS)
  try {
    lock.pragma('synchronous = off')
    lock.exec('begin immediate')
    lock.exec('create table if not exists servidor (version text not null)')
    lock.exec('delete from servidor')
    lock.prepare('insert into servidor values (?)').run(VERSION)
    lock.exec('commit')
    lock.exec('begin immediate')
    return () => lock.close()
  } catch (error) {
    lock.close()
    orBusy(error)
    return null
  }
}

function open(dataDir: string, timeout: number): Database.Database {
  const file = join(dataDir, LOCK_FILE)
  makePrivate(file)
  return new Database(file, { timeout })
}

function versionIn(lock: Database.Database): string {
  try {
    return String(lock.prepare('select version from servidor').pluck().get() ?? '')
  } catch {
    // Version 0.1 locks the file against readers, and a server that is just starting has not written its version.
    return ''
  }
}

function orBusy(error: unknown): void {
  if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
}
