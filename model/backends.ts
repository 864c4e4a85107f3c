import pg from 'pg'

/** Terminates one or all of the nodes' PostgreSQL connections. Returns a description of what was done. */
export async function terminateBackends(url: string, random: number): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by pid',
    )
    const pids = rows.map(({ pid }) => pid)
    const chosen = random < 0.35 ? pids : pids.slice(Math.floor(random * pids.length)).slice(0, 1)
    for (const pid of chosen) await client.query('select pg_terminate_backend($1)', [pid])
    return `${chosen.length} backends`
  } finally {
    await client.end()
  }
}
