import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'

/** Kysely uses the same lock, and so does version 0.1. */
const MIGRATION_LOCK = 3853314791062309107n
const TRY_EVERY_MS = 250
const REPORT_AFTER_MS = 2000
const REPORT_EVERY_MS = 5000

/** The connection that holds the migration lock. PostgreSQL hides the times of other roles. */
export interface LockHolder {
  pid: number
  programa: string
  direccion: string | null
  desde: Date | null
}

export type OnLockWait = (holder: LockHolder) => void

/**
 * What a migration sets for its transaction. A node that is killed or loses its network releases the lock within
 * seconds, also during a long statement; otherwise PostgreSQL would not notice until the statement has ended.
 */
const NOTICE_DEAD_CLIENTS = `do $$ begin set local client_connection_check_interval = 2000;
    -- Not every platform of PostgreSQL can check a connection during a statement.
    exception when others then null; end $$;
  set local tcp_keepalives_idle = 10; set local tcp_keepalives_interval = 5; set local tcp_keepalives_count = 3;
  set local idle_in_transaction_session_timeout = 30000`

/** Takes the lock for the current transaction. Reports who holds it every few seconds while it waits. */
export async function takeMigrationLock(tx: Kysely<unknown>, onWait: OnLockWait): Promise<void> {
  await sql.raw(NOTICE_DEAD_CLIENTS).execute(tx)
  let reportAt = performance.now() + REPORT_AFTER_MS
  while (!(await tryLock(tx))) {
    if (performance.now() >= reportAt) {
      reportAt = performance.now() + REPORT_EVERY_MS
      const holder = await holderOf(tx)
      if (holder) onWait(holder)
    }
    await sleep(TRY_EVERY_MS)
  }
}

async function tryLock(tx: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(String(MIGRATION_LOCK))}::bigint) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

async function holderOf(tx: Kysely<unknown>): Promise<LockHolder | undefined> {
  // A lock on a bigint is listed as its two halves.
  const { rows } = await sql<LockHolder>`
    select pid, application_name as programa, host(client_addr) as direccion, xact_start as desde
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and datname = current_database() and objsubid = 1
      and classid::bigint = ${sql.lit(Number(MIGRATION_LOCK >> 32n))}
      and objid::bigint = ${sql.lit(Number(MIGRATION_LOCK & 0xffffffffn))}`.execute(tx)
  return rows[0]
}
