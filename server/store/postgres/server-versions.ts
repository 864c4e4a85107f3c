import pg from 'pg'
import { VERSION } from '#server/base/version.ts'

/** How servers identify themselves to PostgreSQL. Version 0.1 has no number in it. */
export const APPLICATION_NAME = `turnero ${VERSION}`

/** A condition on pg_stat_activity: connections of servers to this database. */
export const SERVER_CONNECTIONS =
  "datname = current_database() and split_part(application_name, ' ', 1) = 'turnero'"

/** Returns the versions of the connected servers; an empty text stands for 0.1. */
export async function serverVersions(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      `select distinct split_part(application_name, ' ', 2) as version
      from pg_stat_activity where ${SERVER_CONNECTIONS}`,
    )
    return rows.map(({ version }) => version)
  } finally {
    await client.end()
  }
}
