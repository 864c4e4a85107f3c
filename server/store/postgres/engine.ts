import pg from 'pg'
import { explainedBy, runBatch } from '../batch.ts'
import { contextOf, type Defaults } from '../command.ts'
import type { Change, Reader, Store } from '../db.ts'
import { healthOf, Lane } from '../lane.ts'
import { Memory } from '../memory.ts'
import { confirmedClock, newRelojes, type Relojes } from '../relojes.ts'
import { explained } from './failures.ts'
import { APPLICATION_NAME } from './server-versions.ts'
import { readerOf, type Source } from './statements.ts'
import { NOW, STATEMENT_MAX_MS, Transactions } from './transaction.ts'

const LANES = 4
const READERS = 8
/** Slower reads fail. The driver enforces it, because PgBouncer allows no timeout settings outside transactions. */
const READ_MAX_MS = 15_000
/** PostgreSQL ends a slow statement itself. If it says nothing by then, the connection is dead. */
const WRITE_MAX_MS = STATEMENT_MAX_MS + 1000
/** A health check is answered within this time, because load balancers do not wait long. */
const PING_MAX_MS = 1000

/** Every statement has a deadline. A connection that misses it was cut silently, and is replaced. */
function poolOf(url: string, max: number, onError: (error: Error) => void, more: pg.PoolConfig = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3000,
    application_name: APPLICATION_NAME,
    query_timeout: READ_MAX_MS,
    // Keeps idle connections known to firewalls, and finds those whose other end is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...more,
  })
  // The pool replaces an idle connection that dies. Without a listener, its error would end the process.
  pool.on('error', onError)
  // The pool does not listen to connections in use, whose queries fail anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Opens a reader with its own connection, for work that must not delay other reads. */
export const openPostgresReader = ({ url, prepared }: Source): Reader =>
  readerOf(
    poolOf(url, 1, () => {}),
    prepared,
  )

export function openPostgresStore(
  { url, prepared }: Source,
  defaults: Defaults,
  onError: (error: Error) => void,
  relojes: Relojes = newRelojes(),
): Store {
  // At least one connection stays open: a restore looks for connected servers before it replaces their data.
  const reads = poolOf(url, READERS, onError, { min: 1 })
  // A separate pool, so that no write waits for reads. Each lane runs one transaction at a time.
  const writes = poolOf(url, LANES, onError, { min: 1, query_timeout: WRITE_MAX_MS, pipeline: true })
  const memory = new Memory()
  const listeners: ((changes: readonly Change[]) => void)[] = []

  const lanes = Array.from({ length: LANES }, () => {
    const transactions = new Transactions(writes, { memory, prepared, relojes })
    return new Lane(
      async (batch) => explainedBy(explained, await runBatch((keys) => transactions.open(keys), batch)),
      (changes) => {
        for (const listener of listeners) listener(changes)
      },
    )
  })
  const health = healthOf(lanes)
  const laneOf = (key: string) => lanes[hash(key) % LANES] as Lane

  return {
    engine: 'postgres',
    db: readerOf(reads, prepared),
    execute: (command, args, context) =>
      laneOf(command.keys(args)[0] ?? '').execute(command, args, contextOf(defaults, context)),
    get full() {
      return lanes.every((lane) => lane.full)
    },
    health,
    onCommit: (listener) => {
      listeners.push(listener)
    },
    ping: async () => {
      // If a lane is stuck, the pooled connections may all be silent although the database answers.
      const tries = [reads.query(PING), ...(health.stuck ? [tryToConnect(url)] : [])]
      await withDeadline(PING_MAX_MS, Promise.any(tries))
    },
    confirmado: confirmedClock(relojes, async (clock) => {
      const { ahora, propia } = contextOf(defaults)
      if (!propia) return ahora
      const { rows } = await reads.query<{ ahora: number }>(NOW).catch((error: unknown) => {
        throw explained(error)
      })
      return clock.read(rows[0]?.ahora ?? ahora)
    }),
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.drain()))
      await Promise.all([reads.end(), writes.end()])
    },
  }
}

const PING = { text: 'select 1', query_timeout: PING_MAX_MS }

async function tryToConnect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PING_MAX_MS })
  client.on('error', () => {})
  await client.connect()
  void client.end()
}

async function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function hash(key: string): number {
  let h = 0
  for (let i = 0; i < key.length; i++) h = (Math.imul(h, 31) + key.charCodeAt(i)) >>> 0
  return h
}
