import pg from 'pg'
import { Rechazo } from '#server/rechazo.ts'
import { type OpenTx, runBatch } from '../batch.ts'
import type { Context } from '../command.ts'
import type { Awaitable, Change, Db, Reader, Slot, Store } from '../db.ts'
import { postgresDialect } from '../dialect.ts'
import { Lane } from '../lane.ts'
import { Memory } from '../memory.ts'
import { compilerFor, type Query } from '../query.ts'
import type { Schema } from '../schema.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const LANES = 4
const LOCK_SQL = 'select pg_advisory_xact_lock(hashtextextended(k, 0)) from unnest($1::text[]) as k'

type Runner = Pick<pg.PoolClient, 'query'>

const compiledOf = compilerFor(postgresDialect)

async function execute<R extends pg.QueryResultRow>(runner: Runner, query: pg.QueryConfig) {
  try {
    return await runner.query<R>(query)
  } catch (error) {
    throw isAway(error) ? new Rechazo('no_disponible', { esperar: 2 }) : error
  }
}

function send<A extends object, R>(runner: Runner, query: Query<A, R>, args: A) {
  const { name, sql, bind } = compiledOf(query)
  return execute<R & pg.QueryResultRow>(runner, { name, text: sql, values: bind(args) })
}

const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08003', '08001', '25006', '57014'])

/** The database cannot be reached just now, which is not the request's fault. */
function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code && (AWAY.has(code) || /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code))) return true
  return /connection|timeout exceeded|terminated/i.test(message ?? '') && !/^[0-9A-Z]{5}$/.test(code ?? '')
}

class PostgresTx implements OpenTx {
  key = ''
  dirty = false
  readonly changes: Change[] = []
  readonly #client: pg.PoolClient
  readonly #memory: Memory
  readonly #kept: (() => void)[] = []
  #broken = false

  constructor(client: pg.PoolClient, memory: Memory) {
    this.#client = client
    this.#memory = memory
  }

  async all<A extends object, R>(query: Query<A, R>, args: A): Promise<R[]> {
    this.dirty ||= compiledOf(query).writes
    return (await send(this.#client, query, args)).rows
  }

  async first<A extends object, R>(query: Query<A, R>, args: A): Promise<R | undefined> {
    this.dirty ||= compiledOf(query).writes
    return (await send(this.#client, query, args)).rows[0]
  }

  async run<A extends object, R>(query: Query<A, R>, args: A): Promise<number> {
    this.dirty = true
    return (await send(this.#client, query, args)).rowCount ?? 0
  }

  async runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): Promise<void> {
    for (const args of list) await this.run(query, args)
  }

  async insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): Promise<void> {
    const first = rows[0]
    if (!first) return
    this.dirty = true
    await execute(this.#client, {
      name: `insert_${table}`,
      text: postgresDialect.insertSql(table, Object.keys(first)),
      values: [JSON.stringify(rows)],
    })
  }

  changed(change: Change): void {
    this.changes.push(change)
  }

  recall<T>(slot: Slot<T>): T | undefined {
    return this.#memory.take(this.key, slot)
  }

  keep<T>(slot: Slot<T>, value: T): void {
    const { key } = this
    this.#kept.push(() => this.#memory.put(key, slot, value))
  }

  async commit(): Promise<void> {
    try {
      const { command } = await execute(this.#client, { text: 'commit' })
      // A transaction that had failed answers ROLLBACK to a commit, without an error.
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed')
      for (const put of this.#kept) put()
    } catch (error) {
      this.#broken = true
      throw error
    } finally {
      this.#client.release(this.#broken)
    }
  }

  async rollback(): Promise<void> {
    try {
      await this.#client.query('rollback')
    } catch {
      this.#broken = true
    }
    this.#client.release(this.#broken)
  }
}

const dbOf = (runner: Runner): Db => ({
  all: async (query, args) => (await send(runner, query, args)).rows,
  first: async (query, args) => (await send(runner, query, args)).rows[0],
})

const readerOf = (pool: pg.Pool): Reader => ({
  ...dbOf(pool as unknown as Runner),
  snapshot: (read) => inSnapshot(pool, read),
})

async function inSnapshot<T>(pool: pg.Pool, read: (db: Db) => Awaitable<T>): Promise<T> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    throw isAway(error) ? new Rechazo('no_disponible', { esperar: 2 }) : error
  }
  try {
    await execute(client, { text: 'begin isolation level repeatable read, read only' })
    return await read(dbOf(client))
  } finally {
    // Nobody waits for the end of a transaction that only read.
    client.query('commit').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

/** A connection that only reads, for whoever must not stand in anybody's way. */
export function openPostgresReader(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 3000 })
  pool.on('error', () => {})
  return readerOf(pool)
}

export function openPostgresStore(
  url: string,
  defaults: () => Context,
  onError: (error: Error) => void,
): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: LANES + 8,
    // Always one: a restore looks for connected servers before it replaces their data.
    min: 1,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    application_name: 'turnero',
  })
  // An idle connection that dies is replaced by the pool; unheard, it would end the process.
  pool.on('error', onError)
  // The pool does not listen to one that is in use; its query fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  const memory = new Memory()
  let listener: (changes: readonly Change[]) => void = () => {}

  const begin = async (keys: readonly string[]): Promise<OpenTx> => {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      await client.query('begin')
      await client.query({ name: 'lock', text: LOCK_SQL, values: [keys] })
      return new PostgresTx(client, memory)
    } catch (error) {
      client?.release(true)
      throw isAway(error) ? new Rechazo('no_disponible', { esperar: 2 }) : error
    }
  }
  const lanes = Array.from(
    { length: LANES },
    () =>
      new Lane(
        (batch) => runBatch(begin, batch),
        (changes) => listener(changes),
      ),
  )
  const laneOf = (key: string) => lanes[hash(key) % LANES] as Lane

  const db = readerOf(pool)

  return {
    engine: 'postgres',
    db,
    execute: (command, args, context) =>
      laneOf(command.keys(args)[0] ?? '').execute(command, args, { ...defaults(), ...context }),
    get full() {
      return lanes.every((lane) => lane.full)
    },
    onCommit: (next) => {
      listener = next
    },
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.drain()))
      await pool.end()
    },
  }
}

function hash(key: string): number {
  let h = 0
  for (let i = 0; i < key.length; i++) h = (Math.imul(h, 31) + key.charCodeAt(i)) >>> 0
  return h
}
