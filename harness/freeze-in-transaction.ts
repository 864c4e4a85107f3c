import pg from 'pg'
import type { ServerProcess } from './server-process.ts'

/** Locks held by a node that no longer answers. Everything in flight when it froze has arrived by then. */
const KEPT = `select 1 from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and datname = current_database() and state = 'idle in transaction'
    and state_change < clock_timestamp() - interval '0.3 s'`

/** Freezes a node under load at a moment when it holds a transaction. `served` waits until it has served again. */
export async function freezeInTransaction(
  { child }: ServerProcess,
  databaseUrl: string | undefined,
  served: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (;;) {
      child.kill('SIGSTOP')
      await client.query('select pg_sleep(0.4)')
      if ((await client.query(KEPT)).rowCount) return
      child.kill('SIGCONT')
      await served()
    }
  } finally {
    await client.end()
  }
}
