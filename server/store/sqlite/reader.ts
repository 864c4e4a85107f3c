import Database from 'better-sqlite3'
import { inTurn } from '#server/base/in-turn.ts'
import type { Awaitable, Db, Reader } from '../db.ts'
import { sqliteDialect } from '../dialect.ts'
import { compilerFor, type Query } from '../query.ts'
import { TurnMemo } from './turn-memo.ts'

export const compiledOf = compilerFor(sqliteDialect)

interface Insert {
  columns: readonly string[]
  statement: Database.Statement
}

/** The prepared statements of one connection. */
export class Statements {
  readonly #database: Database.Database
  readonly #prepared: Database.Statement[] = []
  readonly #inserts = new Map<string, Insert>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  of<A, R>(query: Query<A, R>): Database.Statement {
    this.#prepared[query.index] ??= this.#database.prepare(compiledOf(query).sql)
    return this.#prepared[query.index] as Database.Statement
  }

  /** Cached by the number of columns. Rows with the same number must have the same columns, in any order. */
  insert(table: string, columns: readonly string[]): Insert {
    const key = `${table} ${columns.length}`
    let insert = this.#inserts.get(key)
    if (!insert) {
      insert = { columns, statement: this.#database.prepare(sqliteDialect.insertSql(table, columns)) }
      this.#inserts.set(key, insert)
    }
    return insert
  }
}

class Connection implements Db {
  readonly #database: Database.Database
  readonly #statements: Statements

  constructor(file: string) {
    this.#database = new Database(file, { timeout: 5000 })
    this.#database.pragma('query_only = on')
    this.#statements = new Statements(this.#database)
  }

  begin(): void {
    this.#database.exec('begin')
  }

  end(): void {
    this.#database.exec('commit')
  }

  all<A extends object, R>(query: Query<A, R>, args: A): R[] {
    return this.#statements.of(query).all(compiledOf(query).bind(args)) as R[]
  }

  first<A extends object, R>(query: Query<A, R>, args: A): R | undefined {
    return this.#statements.of(query).get(compiledOf(query).bind(args)) as R | undefined
  }

  close(): void {
    this.#database.close()
  }
}

/**
 * Reads synchronously on this thread, because an index lookup is faster than a message to another thread. Snapshots run
 * one at a time on a second connection, so that other reads between their statements see the latest commit.
 */
export class SqliteReader implements Reader {
  readonly #now: Connection
  readonly #file: string
  readonly #turn = new TurnMemo()
  #moment: Connection | null = null
  readonly #inTurn = inTurn()

  constructor(file: string) {
    this.#file = file
    this.#now = new Connection(file)
  }

  all<A extends object, R>(query: Query<A, R>, args: A): R[] {
    return this.#now.all(query, args)
  }

  first<A extends object, R>(query: Query<A, R>, args: A): R | undefined {
    return query.oncePerTurn
      ? this.#turn.remember(query, args, () => this.#now.first(query, args))
      : this.#now.first(query, args)
  }

  /** Must be called after each commit. */
  changed(): void {
    this.#turn.clear()
  }

  snapshot<T>(read: (db: Db) => Awaitable<T>): Promise<T> {
    return this.#inTurn(() => this.#inSnapshot(read))
  }

  close(): void {
    this.#now.close()
    this.#moment?.close()
  }

  async #inSnapshot<T>(read: (db: Db) => Awaitable<T>): Promise<T> {
    this.#moment ??= new Connection(this.#file)
    this.#moment.begin()
    try {
      return await read(this.#moment)
    } finally {
      this.#moment.end()
    }
  }
}
