import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Store } from './db.ts'
import { migratePostgres, migrateSqlite } from './migrate.ts'
import type { OnPaso } from './migrations/paso.ts'
import { openPostgresStore } from './postgres/engine.ts'
import type { OnLockWait } from './postgres/migration-lock.ts'
import { findConfirmado, newRelojes, type Relojes } from './relojes.ts'
import { openSqliteStore } from './sqlite/engine.ts'
import type { Jump } from './steady-clock.ts'

export const SQLITE_FILE = 'turnero.sqlite'

export const sqliteFileOf = (dataDir: string): string => join(dataDir, SQLITE_FILE)

type Settings = Pick<
  Config,
  'databaseUrl' | 'migrationUrl' | 'preparedStatements' | 'dataDir' | 'catalogo' | 'planFijo'
>

interface Options {
  onLost?: (error: Error) => void
  /** Called when the clock jumps forward, and again when the jump is accepted. */
  onJump?: (jump: Jump) => void
  /** Called for jumps that turnos do not expire by yet, nor data is deleted. */
  onUnconfirmed?: (jump: Jump) => void
  /** Reports the migration steps on existing data. */
  onPaso?: OnPaso
  /** False while a server uses the data: it has the same tables, or must not get others. */
  migrates?: boolean
  /** Called every few seconds while another process holds the migration lock of PostgreSQL. */
  onLockWait?: OnLockWait
  /** The entry module of the thread that writes to SQLite. Without it, commands run on this thread. */
  writer?: URL
}

/** Opens the configured store and, unless `migrates` is false, updates its tables. */
export async function openStore(
  { databaseUrl, migrationUrl, preparedStatements: prepared, dataDir, catalogo, planFijo }: Settings,
  clock: () => number = Date.now,
  { onLost = () => {}, onJump, onUnconfirmed, onPaso, onLockWait, migrates = true, writer }: Options = {},
): Promise<Store> {
  const politica = { catalogo, planFijo }
  // A clock passed by the caller is used as it is.
  const propia = clock === Date.now
  const relojes = newRelojes({ onJump, onUnconfirmed })
  if (databaseUrl) {
    if (migrates) await migratePostgres(databaseUrl, migrationUrl, { onPaso, onLockWait })
    const defaults = () => ({ ahora: clock(), propia, politica })
    const store = openPostgresStore({ url: databaseUrl, prepared }, defaults, onLost, relojes)
    return knowing(store, relojes)
  }
  const defaults = () => {
    const ahora = clock()
    if (!propia) return { ahora, politica }
    const { orden, confirmado } = relojes
    return { ahora, instante: orden.read(ahora), confirmado: confirmado.read(ahora), politica }
  }
  const file = sqliteFileOf(dataDir)
  if (migrates) await migrateSqlite(file, onPaso)
  return knowing(openSqliteStore(file, defaults, writer, relojes), relojes)
}

async function knowing(store: Store, { confirmado }: Relojes): Promise<Store> {
  const known = await findConfirmado(store.db)
  if (known !== null) confirmado.learn(known)
  return store
}
