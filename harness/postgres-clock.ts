import pg from 'pg'

/**
 * Makes a database show another time to new statements, on connections opened from now on: a function with the name of
 * PostgreSQL's own is found first.
 */
export async function shiftPostgresClock(url: string, aheadMs: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('create schema if not exists falso')
    await client.query(`create or replace function falso.clock_timestamp() returns timestamptz language sql volatile
      as $$ select pg_catalog.clock_timestamp() + interval '${aheadMs} milliseconds' $$`)
    await client.query(`do $$ begin
      execute format('alter database %I set search_path = falso, pg_catalog, public', current_database()); end $$`)
  } finally {
    await client.end()
  }
}
