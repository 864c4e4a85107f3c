import Database from 'better-sqlite3'
import type { Context } from '../command.ts'
import type { Awaitable, Change, Db, Slot, Store } from '../db.ts'
import { sqliteDialect } from '../dialect.ts'
import { Lane, type OpenTx } from '../lane.ts'
import { type CompiledQuery, compilerFor, type Query, query } from '../query.ts'
import type { Schema } from '../schema.ts'
import { Memory } from './memory.ts'
import { TurnMemo } from './turn-memo.ts'
import { SqliteWriter } from './writer.ts'

const one = query()((q) => q.selectNoFrom((eb) => eb.lit(1).as('one')))

const compiledOf = compilerFor(sqliteDialect)

/** Reads of committed data at once, on this thread: an index look-up is faster than asking another. */
class Reader implements Db {
  readonly #database: Database.Database
  readonly #prepared: Database.Statement[] = []
  readonly #turn = new TurnMemo()

  constructor(database: Database.Database) {
    this.#database = database
  }

  all<A extends object, R>(query: Query<A, R>, args: A): R[] {
    return this.#statement(query).all(compiledOf(query).bind(args)) as R[]
  }

  first<A extends object, R>(query: Query<A, R>, args: A): R | undefined {
    const values = compiledOf(query).bind(args)
    const read = () => this.#statement(query).get(values) as R | undefined
    return query.oncePerTurn
      ? this.#turn.remember(query, values.length === 1 ? String(values[0]) : values.join(' '), read)
      : read()
  }

  /** Something was committed. */
  changed(): void {
    this.#turn.clear()
  }

  #statement<A, R>(query: Query<A, R>): Database.Statement {
    this.#prepared[query.index] ??= this.#database.prepare(compiledOf(query).sql)
    return this.#prepared[query.index] as Database.Statement
  }
}

interface Parts {
  writer: SqliteWriter
  reader: Reader
  memory: Memory
}

/**
 * Between two transactions of the one writer nothing changes, so a command reads here, at once, until it
 * has written something itself; what it writes goes out with the commit, as one message. Should somebody
 * else have written after all, the commit finds it Stale and it is run again `locked`, all of it on the
 * writing thread.
 */
class SqliteTx implements OpenTx {
  key = ''
  dirty = false
  readonly changes: Change[] = []
  readonly afterwards: (() => void)[] = []
  readonly #writer: SqliteWriter
  readonly #reader: Reader
  readonly #memory: Memory
  readonly #locked: boolean
  readonly #keysWritten = new Set<string>()
  readonly #kept = new Map<string, () => void>()

  constructor({ writer, reader, memory }: Parts, locked: boolean) {
    this.#writer = writer
    this.#reader = reader
    this.#memory = memory
    this.#locked = locked
  }

  all<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R[]> {
    const compiled = compiledOf(query)
    if (this.#seesAll(compiled)) return this.#reader.all(query, args)
    return this.#ask('all', compiled, args) as Promise<R[]>
  }

  first<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R | undefined> {
    const compiled = compiledOf(query)
    if (this.#seesAll(compiled)) return this.#reader.first(query, args)
    return this.#ask('first', compiled, args) as Promise<R | undefined>
  }

  run<A extends object, R>(query: Query<A, R>, args: A): Promise<number> {
    return this.#ask('run', compiledOf(query), args) as Promise<number>
  }

  runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): void {
    const { sql, bind } = compiledOf(query)
    this.#write(
      sql,
      list.map((args) => bind(args)),
    )
  }

  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): void {
    const [first] = rows
    if (!first) return
    // What is null in all of them is null anyway, and each value has its price on the way to the other thread.
    const columns = (Object.keys(first) as (keyof Schema[T] & string)[]).filter((column) =>
      rows.some((row) => row[column] !== null),
    )
    this.#write(
      sqliteDialect.insertSql(table, columns),
      rows.map((row) => columns.map((column) => row[column])),
    )
  }

  changed(change: Change): void {
    this.changes.push(change)
    this.#touch(change.empresaId)
  }

  afterCommit(action: () => void): void {
    this.afterwards.push(action)
  }

  recall<T>(slot: Slot<T>): T | undefined {
    if (this.#locked || this.#keysWritten.has(this.key)) return undefined
    return this.#memory.take(this.key, slot)
  }

  keep<T>(slot: Slot<T>, value: T): void {
    const { key } = this
    this.#kept.set(key, () => this.#memory.put(key, slot, value))
  }

  async commit(): Promise<void> {
    try {
      await this.#writer.commit()
    } catch (error) {
      await this.rollback()
      throw error
    }
    this.#reader.changed()
    for (const key of this.#keysWritten) this.#memory.forget(key)
    for (const put of this.#kept.values()) put()
  }

  rollback(): Promise<void> {
    return this.#writer.rollback()
  }

  /** Commands of other keys are about other things, as on two nodes that run them at the same time. */
  #seesAll({ writes }: CompiledQuery): boolean {
    return !writes && !this.#locked && !this.#keysWritten.has(this.key)
  }

  #ask(op: 'all' | 'first' | 'run', { sql, bind, writes }: CompiledQuery, args: object): Promise<unknown> {
    if (writes) this.#wrote()
    return this.#writer.query(op, sql, bind(args))
  }

  #write(sql: string, rows: unknown[][]): void {
    this.#wrote()
    this.#writer.write(sql, rows)
  }

  #wrote(): void {
    this.dirty = true
    this.#touch(this.key)
  }

  /** What an earlier command of this transaction keeps about it is not the last word any more. */
  #touch(key: string): void {
    this.#keysWritten.add(key)
    this.#kept.delete(key)
  }
}

/** A connection that only reads, for whoever must not stand in anybody's way. */
export function openSqliteReader(file: string): Reader & { close(): void } {
  const reader = new Database(file, { timeout: 5000 })
  reader.pragma('query_only = on')
  return Object.assign(new Reader(reader), { close: () => void reader.close() })
}

/** One writer that only the lane uses, and a reader beside it: neither ever waits for the other. */
export function openSqliteStore(file: string, defaults: () => Context): Store {
  const writer = new SqliteWriter(file)
  const db = openSqliteReader(file)
  const memory = new Memory()
  let listener: (changes: readonly Change[]) => void = () => {}

  const lane = new Lane(
    async (_keys, locked) => {
      if (locked) {
        // Somebody else has written, whoever it was that noticed.
        memory.forgetAll()
        await writer.begin()
      } else {
        writer.beginWithFirstOrder()
      }
      return new SqliteTx({ writer, reader: db, memory }, locked)
    },
    (changes) => listener(changes),
  )

  return {
    engine: 'sqlite',
    db,
    execute: (command, args, context) => lane.execute(command, args, { ...defaults(), ...context }),
    get full() {
      return lane.full
    },
    onCommit: (next) => {
      listener = next
    },
    ping: async () => {
      db.first(one, {})
    },
    close: async () => {
      await lane.drain()
      db.close()
      await writer.close()
    },
  }
}
