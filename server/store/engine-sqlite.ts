import Database from 'better-sqlite3'
import type { Change, Db, Store } from './db.ts'
import { sqliteDialect } from './dialect.ts'
import { Lane, type OpenTx } from './lane.ts'
import { type CompiledQuery, compileQuery, type Query, query } from './query.ts'
import type { Schema } from './schema.ts'
import { SqliteWriter } from './sqlite-writer.ts'

const one = query()((q) => q.selectNoFrom((eb) => eb.lit(1).as('one')))

const compiledQueries = new Map<unknown, CompiledQuery>()

function compiledOf<A, R>(query: Query<A, R>): CompiledQuery {
  let compiled = compiledQueries.get(query)
  if (!compiled) {
    compiled = compileQuery(query, sqliteDialect.builder, sqliteDialect)
    compiledQueries.set(query, compiled)
  }
  return compiled
}

/** Reads of committed data at once, on this thread: an index look-up is faster than asking another. */
class Reader implements Db {
  readonly #database: Database.Database
  readonly #prepared = new Map<unknown, Database.Statement>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  all<A extends object, R>(query: Query<A, R>, args: A): R[] {
    return this.#statement(query).all(compiledOf(query).bind(args)) as R[]
  }

  first<A extends object, R>(query: Query<A, R>, args: A): R | undefined {
    return this.#statement(query).get(compiledOf(query).bind(args)) as R | undefined
  }

  #statement<A, R>(query: Query<A, R>): Database.Statement {
    let statement = this.#prepared.get(query)
    if (!statement) {
      statement = this.#database.prepare(compiledOf(query).sql)
      this.#prepared.set(query, statement)
    }
    return statement
  }
}

class SqliteTx implements OpenTx {
  dirty = false
  readonly changes: Change[] = []
  readonly afterwards: (() => void)[] = []
  readonly #writer: SqliteWriter

  constructor(writer: SqliteWriter) {
    this.#writer = writer
  }

  all<A extends object, R>(query: Query<A, R>, args: A): Promise<R[]> {
    const { sql, bind, writes } = compiledOf(query)
    this.dirty ||= writes
    return this.#writer.query('all', sql, bind(args)) as Promise<R[]>
  }

  first<A extends object, R>(query: Query<A, R>, args: A): Promise<R | undefined> {
    const { sql, bind, writes } = compiledOf(query)
    this.dirty ||= writes
    return this.#writer.query('first', sql, bind(args)) as Promise<R | undefined>
  }

  run<A extends object, R>(query: Query<A, R>, args: A): Promise<number> {
    this.dirty = true
    const { sql, bind } = compiledOf(query)
    return this.#writer.query('run', sql, bind(args)) as Promise<number>
  }

  runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): void {
    this.dirty = true
    const { sql, bind } = compiledOf(query)
    this.#writer.write(
      sql,
      list.map((args) => bind(args)),
    )
  }

  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): void {
    const [first] = rows
    if (!first) return
    this.dirty = true
    const columns = Object.keys(first)
    this.#writer.write(
      sqliteDialect.insertSql(table, columns),
      rows.map((row) => columns.map((column) => row[column as keyof Schema[T]])),
    )
  }

  changed(change: Change): void {
    this.changes.push(change)
  }

  afterCommit(action: () => void): void {
    this.afterwards.push(action)
  }

  async commit(): Promise<void> {
    try {
      await this.#writer.ask('commit')
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  async rollback(): Promise<void> {
    await this.#writer.rollback()
  }
}

/** A connection that only reads, for whoever must not stand in anybody's way. */
export function openSqliteReader(file: string): Db & { close(): void } {
  const reader = new Database(file, { timeout: 5000 })
  reader.pragma('query_only = on')
  return Object.assign(new Reader(reader), { close: () => void reader.close() })
}

/** One writer that only the lane uses, and a reader beside it: neither ever waits for the other. */
export function openSqliteStore(file: string): Store {
  const writer = new SqliteWriter(file)
  const db = openSqliteReader(file)
  let listener: (changes: readonly Change[]) => void = () => {}

  const lane = new Lane(
    async () => {
      await writer.ask('begin')
      return new SqliteTx(writer)
    },
    (changes) => listener(changes),
  )

  return {
    engine: 'sqlite',
    db,
    write: (key, command) => lane.write(key, command),
    join: (key, command, item) => lane.join(key, command, item),
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
