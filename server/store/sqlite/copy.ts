import Database from 'better-sqlite3'
import { newEpoca } from '#server/base/ids.ts'

const PAGES_AT_ONCE = 2000

/**
 * Copies the database while a server may be writing to it. The open read transaction fixes the copied state; without
 * it, every write of the server would restart the copy.
 */
export async function copySqlite(
  from: string,
  to: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const source = new Database(from, { fileMustExist: true, timeout: 5000 })
  try {
    source.exec('begin')
    source.prepare('select count(*) from sqlite_master').get()
    await source.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress(totalPages - remainingPages, totalPages)
        return PAGES_AT_ONCE
      },
    })
  } finally {
    source.close()
  }
  asSingleFile(to)
}

/** Removes the WAL and the unused pages, so that a copy contains no deleted data. */
function asSingleFile(file: string): void {
  const copy = new Database(file, { fileMustExist: true })
  copy.pragma('journal_mode = delete')
  copy.exec('vacuum')
  copy.close()
}

/** Starts a new epoca in a copy. Copies from versions without epocas get one when they are migrated. */
export function renewEpoca(file: string): void {
  const copy = new Database(file, { fileMustExist: true })
  try {
    const columns = copy.pragma('table_info("pulsos")') as { name: string }[]
    if (columns.some(({ name }) => name === 'epoca')) copy.prepare(RENEW_EPOCA).run(newEpoca())
  } finally {
    copy.close()
  }
}

const RENEW_EPOCA = 'update pulsos set epoca = ?'

export interface SqliteState {
  sound: boolean
  migrations: string[]
  usuarios: number
  turnos: number
  /** The wrapped copies of the data key. */
  claves: string[]
  /** The time of the latest evento. */
  lastInstant: number | null
  /** The latest confirmed time of a server. */
  confirmado: number | null
}

/** Checks the integrity of a database and describes its contents, without changing it. */
export function inspectSqlite(file: string): SqliteState {
  const database = new Database(file, { fileMustExist: true, readonly: true, timeout: 5000 })
  const one = (statement: string) => database.prepare(statement).pluck().get()
  const has = (table: string) =>
    database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined
  const count = (table: string) => (has(table) ? Number(one(`select count(*) from "${table}"`)) : 0)
  try {
    return {
      sound: one('pragma quick_check') === 'ok',
      migrations: has('kysely_migration')
        ? (database.prepare('select name from kysely_migration order by name').pluck().all() as string[])
        : [],
      // Version 0.1 called its tables usuario and turno.
      usuarios: count('usuarios') + count('usuario'),
      turnos: count('turnos') + count('turno'),
      claves: has('claves')
        ? (database.prepare('select envuelta from claves').pluck().all() as string[])
        : [],
      lastInstant: has('pulsos')
        ? ((one('select max(reloj) / 1000 from pulsos') as number | null) ?? null)
        : null,
      confirmado: has('instalacion')
        ? ((one('select confirmado_en from instalacion') as number | undefined) ?? null)
        : null,
    }
  } finally {
    database.close()
  }
}
