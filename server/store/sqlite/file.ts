import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { makeFolder } from '#server/files/make-folder.ts'
import { closeToOthers, makePrivate } from '#server/files/private-file.ts'

/** How long a command waits for a file that another program has locked, before it is rejected. */
export const BUSY_MS = 2000

export function openSqliteFile(file: string): Database.Database {
  if (file !== ':memory:') {
    makeFolder(dirname(file))
    // SQLite creates the log with the same mode.
    makePrivate(file)
    for (const beside of [`${file}-wal`, `${file}-shm`]) closeToOthers(beside)
  }
  const database = new Database(file, { timeout: BUSY_MS })
  database.pragma('journal_mode = wal')
  // With FULL, an acknowledged commit survives a power failure.
  database.pragma('synchronous = full')
  database.pragma('foreign_keys = on')
  // Overwrites deleted data.
  database.pragma('secure_delete = on')
  // 8 MB of log: less slows down writing, more delays the commands that arrive during a checkpoint.
  database.pragma('wal_autocheckpoint = 2000')
  return database
}
