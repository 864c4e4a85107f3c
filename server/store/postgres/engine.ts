import pg from 'pg'
import { runBatch } from '../batch.ts'
import { contextOf, type Defaults } from '../command.ts'
import type { Change, Reader, Store } from '../db.ts'
import { Lane } from '../lane.ts'
import { Memory } from '../memory.ts'
import { SteadyClock } from '../steady-clock.ts'
import { APPLICATION_NAME } from './server-versions.ts'
import { readerOf, type Source } from './statements.ts'
import { Transactions } from './transaction.ts'

const LANES = 4
const READERS = 8
/** Slower reads fail. The driver enforces it, because PgBouncer allows no timeout settings outside transactions. */
const READ_MAX_MS = 15_000

function poolOf(url: string, max: number, onError: (error: Error) => void, more: pg.PoolConfig = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3000,
    application_name: APPLICATION_NAME,
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
  clock = new SteadyClock(),
): Store {
  // At least one connection stays open: a restore looks for connected servers before it replaces their data.
  const reads = poolOf(url, READERS, onError, { min: 1, query_timeout: READ_MAX_MS })
  // A separate pool, so that no write waits for reads. Each lane runs one transaction at a time.
  const writes = poolOf(url, LANES, onError, { min: 1 })
  const memory = new Memory()
  const listeners: ((changes: readonly Change[]) => void)[] = []

  const lanes = Array.from({ length: LANES }, () => {
    const transactions = new Transactions(writes, { memory, prepared, clock })
    return new Lane(
      (batch) => runBatch((keys) => transactions.open(keys), batch),
      (changes) => {
        for (const listener of listeners) listener(changes)
      },
    )
  })
  const laneOf = (key: string) => lanes[hash(key) % LANES] as Lane

  return {
    engine: 'postgres',
    db: readerOf(reads, prepared),
    execute: (command, args, context) =>
      laneOf(command.keys(args)[0] ?? '').execute(command, args, contextOf(defaults, context)),
    get full() {
      return lanes.every((lane) => lane.full)
    },
    onCommit: (listener) => {
      listeners.push(listener)
    },
    ping: async () => {
      await reads.query('select 1')
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.drain()))
      await Promise.all([reads.end(), writes.end()])
    },
  }
}

function hash(key: string): number {
  let h = 0
  for (let i = 0; i < key.length; i++) h = (Math.imul(h, 31) + key.charCodeAt(i)) >>> 0
  return h
}
