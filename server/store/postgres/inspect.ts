import pg from 'pg'
import { SERVER_CONNECTIONS } from './server-versions.ts'

export interface PostgresState {
  version: string
  migrations: string[]
  usuarios: number
  turnos: number
  /** The wrapped copies of the data key. */
  claves: string[]
  /** The time of the latest evento. */
  lastInstant: number | null
  /** The latest confirmed time of a server. */
  confirmado: number | null
  /** Number of connected servers. */
  servers: number
  /** The database's clock minus ours, corrected by half a round trip. */
  clockAheadMs: number
  pingMs: number
}

interface Ping {
  ms: number
  aheadMs: number
}

const PINGS = 5

/** Describes the contents and connections of a database, without changing it. */
export async function inspectPostgres(url: string): Promise<PostgresState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  const value = async (text: string, values: unknown[] = []) =>
    Object.values((await client.query(text, values)).rows[0] ?? {})[0]
  const has = (table: string) => value('select to_regclass($1) is not null', [`"${table}"`])
  const count = async (table: string) =>
    (await has(table)) ? Number(await value(`select count(*) from "${table}"`)) : 0
  try {
    const pings: Ping[] = []
    for (let i = 0; i < PINGS; i++) {
      const before = performance.now()
      const clock = Number(await value('select extract(epoch from clock_timestamp()) * 1000'))
      const ms = performance.now() - before
      pings.push({ ms: Math.round(ms), aheadMs: Math.round(clock - (Date.now() - ms / 2)) })
    }
    // The fastest ping is the most accurate, because the others include delays besides the network.
    const best = pings.reduce((a, b) => (b.ms < a.ms ? b : a))
    return {
      pingMs: best.ms,
      clockAheadMs: best.aheadMs,
      version: String(await value('show server_version')),
      migrations: (await has('kysely_migration'))
        ? (await client.query('select name from kysely_migration order by name')).rows.map((row) => row.name)
        : [],
      // Version 0.1 called its tables usuario and turno.
      usuarios: (await count('usuarios')) + (await count('usuario')),
      turnos: (await count('turnos')) + (await count('turno')),
      claves: (await has('claves'))
        ? (await client.query('select envuelta from claves')).rows.map((row) => row.envuelta)
        : [],
      lastInstant: (await has('pulsos'))
        ? instantOf(await value('select max(reloj) / 1000 from pulsos'))
        : null,
      confirmado: (await has('instalacion'))
        ? instantOf(await value('select confirmado_en from instalacion'))
        : null,
      servers: Number(
        await value(
          `select count(distinct (client_addr, client_port)) from pg_stat_activity where ${SERVER_CONNECTIONS}`,
        ),
      ),
    }
  } finally {
    await client.end()
  }
}

const instantOf = (value: unknown): number | null => (value == null ? null : Number(value))
