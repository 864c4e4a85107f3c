import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { Change, Db, Store } from './db.ts'
import { sqliteDialect } from './dialect.ts'
import { Lane, type OpenTx } from './lane.ts'
import { type CompiledQuery, compileQuery, type Query, query } from './query.ts'
import type { Schema } from './schema.ts'

const one = query()((q) => q.selectNoFrom((eb) => eb.lit(1).as('one')))

interface Prepared {
  compiled: CompiledQuery
  statement: Database.Statement
}

/** One connection with its statements, each prepared once. */
class Connection implements Db {
  readonly #database: Database.Database
  readonly #prepared = new Map<unknown, Prepared>()
  readonly #inserts = new Map<string, { columns: string[]; statement: Database.Statement }>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  all<A extends object, R>(query: Query<A, R>, args: A): R[] {
    const { compiled, statement } = this.#prepare(query)
    return statement.all(...compiled.bind(bindable(args))) as R[]
  }

  first<A extends object, R>(query: Query<A, R>, args: A): R | undefined {
    const { compiled, statement } = this.#prepare(query)
    return statement.get(...compiled.bind(bindable(args))) as R | undefined
  }

  run<A extends object, R>(query: Query<A, R>, args: A): number {
    const { compiled, statement } = this.#prepare(query)
    return statement.run(...compiled.bind(bindable(args))).changes
  }

  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): void {
    const first = rows[0]
    if (!first) return
    let insert = this.#inserts.get(table)
    if (!insert) {
      const columns = Object.keys(first)
      insert = { columns, statement: this.#database.prepare(sqliteDialect.insertSql(table, columns)) }
      this.#inserts.set(table, insert)
    }
    const { columns, statement } = insert
    for (const row of rows) statement.run(...columns.map((c) => row[c as keyof Schema[T]]))
  }

  writes<A, R>(query: Query<A, R>): boolean {
    return this.#prepare(query).compiled.writes
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction
  }

  #prepare<A, R>(query: Query<A, R>): Prepared {
    let prepared = this.#prepared.get(query)
    if (!prepared) {
      const compiled = compileQuery(query, sqliteDialect.builder, sqliteDialect)
      prepared = { compiled, statement: this.#database.prepare(compiled.sql) }
      this.#prepared.set(query, prepared)
    }
    return prepared
  }
}

function bindable<A extends object>(args: A): object {
  for (const value of Object.values(args)) {
    if (Array.isArray(value)) {
      return Object.fromEntries(
        Object.entries(args).map(([k, v]) => [k, Array.isArray(v) ? sqliteDialect.bindList(v) : v]),
      )
    }
  }
  return args
}

class SqliteTx implements OpenTx {
  dirty = false
  readonly changes: Change[] = []
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  all<A extends object, R>(query: Query<A, R>, args: A): R[] {
    this.dirty ||= this.#connection.writes(query)
    return this.#connection.all(query, args)
  }

  first<A extends object, R>(query: Query<A, R>, args: A): R | undefined {
    this.dirty ||= this.#connection.writes(query)
    return this.#connection.first(query, args)
  }

  run<A extends object, R>(query: Query<A, R>, args: A): number {
    this.dirty = true
    return this.#connection.run(query, args)
  }

  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): void {
    this.dirty = true
    this.#connection.insertMany(table, rows)
  }

  changed(change: Change): void {
    this.changes.push(change)
  }

  commit(): void {
    try {
      this.#connection.exec('commit')
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  rollback(): void {
    if (this.#connection.inTransaction) this.#connection.exec('rollback')
  }
}

export function openSqliteFile(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file, { timeout: 5000 })
  database.pragma('journal_mode = wal')
  // FULL: a commit is on the disk before it is acknowledged, also when the power fails.
  database.pragma('synchronous = full')
  database.pragma('foreign_keys = on')
  return database
}

/** A connection that only reads, for whoever must not stand in anybody's way. */
export function openSqliteReader(file: string): Db & { close(): void } {
  const reader = new Database(file, { timeout: 5000 })
  reader.pragma('query_only = on')
  return Object.assign(new Connection(reader), { close: () => void reader.close() })
}

/** One writer that only the lane uses, and a reader beside it: neither ever waits for the other. */
export function openSqliteStore(file: string): Store {
  const writer = openSqliteFile(file)
  const db = openSqliteReader(file)
  const writing = new Connection(writer)
  let listener: (changes: readonly Change[]) => void = () => {}

  const lane = new Lane(
    () => {
      writing.exec('begin immediate')
      return new SqliteTx(writing)
    },
    (changes) => listener(changes),
  )

  return {
    engine: 'sqlite',
    db,
    write: (key, command) => lane.write(key, command),
    join: (key, command, item) => lane.join(key, command, item),
    onCommit: (next) => {
      listener = next
    },
    ping: async () => {
      db.first(one, {})
    },
    close: async () => {
      await lane.drain()
      db.close()
      writer.close()
    },
  }
}
