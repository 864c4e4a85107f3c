import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { makeFolder } from '#server/make-folder.ts'

export function openSqliteFile(file: string): Database.Database {
  if (file !== ':memory:') makeFolder(dirname(file))
  const database = new Database(file, { timeout: 5000 })
  database.pragma('journal_mode = wal')
  // FULL: a commit is on the disk before it is acknowledged, also when the power fails.
  database.pragma('synchronous = full')
  database.pragma('foreign_keys = on')
  // 32 MB of log: moving pages into the file for every few thousand of them halves the speed of writing.
  database.pragma('wal_autocheckpoint = 8000')
  return database
}
