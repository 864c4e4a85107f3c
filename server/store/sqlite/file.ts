import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { makeFolder } from '#server/files/make-folder.ts'
import { closeToOthers, makePrivate } from '#server/files/private-file.ts'

export function openSqliteFile(file: string): Database.Database {
  if (file !== ':memory:') {
    makeFolder(dirname(file))
    // The log beside it is created with the same mode.
    makePrivate(file)
    for (const beside of [`${file}-wal`, `${file}-shm`]) closeToOthers(beside)
  }
  // How long another program may hold the file before commands are told to come again.
  const database = new Database(file, { timeout: 2000 })
  database.pragma('journal_mode = wal')
  // FULL: a commit is on the disk before it is acknowledged, also when the power fails.
  database.pragma('synchronous = full')
  database.pragma('foreign_keys = on')
  // What is deleted is overwritten.
  database.pragma('secure_delete = on')
  // 8 MB of log: less slows writing down, more makes those wait who come while it is moved into the file.
  database.pragma('wal_autocheckpoint = 2000')
  return database
}
