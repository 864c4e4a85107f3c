import { hash } from 'node:crypto'
import type pg from 'pg'
import type { Failure, OpenTx } from '../batch.ts'
import type { Momento } from '../command.ts'
import type { Change, Slot } from '../db.ts'
import { Memory } from '../memory.ts'
import type { Query } from '../query.ts'
import type { Relojes } from '../relojes.ts'
import type { Schema } from '../schema.ts'
import { isLost } from './failures.ts'
import { compiledOf, insertOf, statementOf } from './statements.ts'

export const STATEMENT_MAX_MS = 15_000

/** A batch waits at most twice for a lock of another program: less than the lane's callers may wait. */
const LOCK_MAX_MS = 900

/**
 * Set in every transaction, because PgBouncer refuses them as connection parameters. After the last timeout, a node
 * that freezes during a transaction loses it, together with its keys.
 */
const LIMITS = `set local statement_timeout = ${STATEMENT_MAX_MS}; set local lock_timeout = ${LOCK_MAX_MS};
  set local idle_in_transaction_session_timeout = 3000`

/**
 * How long the first statement of a transaction may take. It only waits for keys, so a longer silence means that the
 * connection was cut while it was idle, without an error reaching this side.
 */
const BEGIN_MAX_MS = 5000

/**
 * How long a batch waits for a key that was taken the last time. Waiting nodes are served in order, so that none
 * starves; without waiting, a node would nearly always find the key of a busy node taken.
 */
const KEY_WAIT_MS = 10

/** Returns the advisory lock id of a key. */
const lockOf = (key: string): bigint => hash('sha256', key, 'buffer').readBigInt64BE()

/** Tries to lock all keys. Selects the positions of those that another node holds. */
const trySql = (keys: readonly string[]): string =>
  `select place from unnest('{${keys.map(lockOf).join(',')}}'::bigint[]) with ordinality as keys (id, place)
  where not pg_try_advisory_xact_lock(id)`

const awaitSql = (key: string): string =>
  `set local lock_timeout = ${KEY_WAIT_MS}; select pg_advisory_xact_lock(${lockOf(key)})`

/** Reads the time that all nodes share, in the same round trip as the locks. */
export const NOW = 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as ahora'

interface Options {
  memory: Memory
  prepared: boolean
  /** They follow the database's clock. */
  relojes: Relojes
}

/** Opens the transactions of one lane, one at a time. */
export class Transactions {
  readonly #pool: pg.Pool
  readonly #options: Options
  #taken: ReadonlySet<string> = new Set()

  constructor(pool: pg.Pool, options: Options) {
    this.#pool = pool
    this.#options = options
  }

  /** Opens a transaction and locks the keys that are free. */
  async open(keys: readonly string[], again = true): Promise<OpenTx> {
    const client = await this.#pool.connect()
    try {
      const { taken, ahora } = await this.#lock(client, keys)
      this.#taken = new Set(taken)
      const { orden, confirmado } = this.#options.relojes
      const momento = { ahora, instante: orden.read(ahora), confirmado: confirmado.read(ahora) }
      return new PostgresTx(client, { ...this.#options, taken: this.#taken, momento })
    } catch (error) {
      client.release(true)
      // The connection may have died while it was idle.
      if (again && isLost(error)) return this.open(keys, false)
      throw error
    }
  }

  /** Begins and locks the free keys, in one round trip. Holds no key while it waits, so there are no deadlocks. */
  async #lock(client: pg.PoolClient, keys: readonly string[]): Promise<Locked> {
    const missed = keys.find((key) => this.#taken.has(key))
    const begin = (before: string, wait: string) => {
      const text = `${before} begin; ${wait} ${LIMITS}; ${NOW}; ${trySql(keys)}`
      const statement = { text, query_timeout: BEGIN_MAX_MS }
      // For several statements the driver returns one result each.
      return client.query(statement) as unknown as Promise<Result[]>
    }
    const results = await begin('', missed === undefined ? '' : `${awaitSql(missed)};`).catch((error) => {
      if (error.code !== LOCK_TIMEOUT) throw error
      return begin('rollback;', '')
    })
    return {
      taken: results.at(-1)?.rows.map(({ place }) => keys[place - 1] as string) ?? [],
      ahora: results.at(-2)?.rows[0]?.ahora ?? Date.now(),
    }
  }
}

interface Locked {
  taken: string[]
  ahora: number
}

const LOCK_TIMEOUT = '55P03'
type Result = pg.QueryResult<{ place: number; ahora: number }>

interface TxOptions extends Options {
  taken: ReadonlySet<string>
  momento: Momento
}

class PostgresTx implements OpenTx {
  key = ''
  at = 0
  failure: Failure | null = null
  dirty = false
  lost = false
  instante = 0
  readonly momento: Momento
  readonly taken: ReadonlySet<string>
  readonly changes: Change[] = []
  readonly #client: pg.PoolClient
  readonly #memory: Memory
  readonly #prepared: boolean

  constructor(client: pg.PoolClient, { taken, momento, memory, prepared }: TxOptions) {
    this.#client = client
    this.taken = taken
    this.momento = momento
    this.#memory = new Memory(memory)
    this.#prepared = prepared
  }

  async all<A extends object, R>(query: Query<A, R>, args: A): Promise<R[]> {
    return (await this.#send(statementOf(query, args, this.#prepared), compiledOf(query).writes)).rows
  }

  async first<A extends object, R>(query: Query<A, R>, args: A): Promise<R | undefined> {
    return (await this.all(query, args))[0]
  }

  async run<A extends object, R>(query: Query<A, R>, args: A): Promise<number> {
    return (await this.#send(statementOf(query, args, this.#prepared), true)).rowCount ?? 0
  }

  async runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): Promise<void> {
    for (const args of list) this.#write(statementOf(query, args, this.#prepared))
  }

  async insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): Promise<void> {
    if (rows.length > 0) this.#write(insertOf(table, rows, this.#prepared))
  }

  changed(change: Change): void {
    this.changes.push(change)
  }

  recall<T>(slot: Slot<T>): T | undefined {
    return this.#memory.take(this.key, slot)
  }

  keep<T>(slot: Slot<T>, value: T): void {
    this.#memory.put(this.key, slot, value)
  }

  async commit(): Promise<void> {
    let committed = false
    try {
      const { command } = await this.#query({ text: 'commit' })
      // PostgreSQL answers the commit of a failed transaction with ROLLBACK, without an error.
      if (command !== 'COMMIT') {
        throw this.failure?.failed ?? new Error('The transaction was rolled back instead of committed')
      }
      committed = true
      this.#memory.commit()
    } finally {
      this.#client.release(!committed)
    }
  }

  async rollback(): Promise<void> {
    if (this.lost) return this.#client.release(true)
    const undone = this.#client.query('rollback').then(
      () => true,
      () => false,
    )
    this.#client.release(!(await undone))
  }

  /**
   * Writes without waiting for the result, so that the writes of a batch and its commit share one round trip. After a
   * failure, PostgreSQL rolls back instead of committing.
   */
  #write(query: pg.QueryConfig): void {
    this.dirty = true
    this.#send(query, true).catch(() => {})
  }

  async #send(query: pg.QueryConfig, writes: boolean): Promise<pg.QueryResult> {
    const { at } = this
    try {
      return await this.#query(query)
    } catch (failed) {
      // After a failed statement, the next ones only report that the transaction has failed.
      this.failure ??= { failed, at }
      throw this.failure.failed
    } finally {
      this.dirty ||= writes && !this.lost
    }
  }

  async #query(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(query)
    } catch (error) {
      this.lost ||= isLost(error)
      throw error
    }
  }
}
