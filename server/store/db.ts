import type { Command, Context } from './command.ts'
import type { Query } from './query.ts'
import type { Schema } from './schema.ts'

/** SQLite answers at once, PostgreSQL with a promise; callers await either. */
export type Awaitable<T> = T | Promise<T>

/** Runs queries. The only thing a store function needs. */
export interface Db {
  all<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R[]>
  first<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R | undefined>
}

/** Reads of committed data. Two calls may see two moments. */
export interface Reader extends Db {
  /** Runs reads that all see the database of one moment. They must use the `Db` that they are given. */
  snapshot<T>(read: (db: Db) => Awaitable<T>): Promise<T>
}

/** A transaction in progress, inside the write lane. */
export interface Tx extends Db {
  /** What the clock of the order says to the command that runs, in milliseconds. */
  readonly instante: number
  /** How many rows it touched. */
  run<A extends object, R>(query: Query<A, R>, args: A): Awaitable<number>
  /** The same for each; they may be carried out later than this call, but before the commit. */
  runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): Awaitable<void>
  /** Many rows in one go: one round trip on PostgreSQL, one prepared statement on SQLite. */
  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): Awaitable<void>
  /** To be announced to live views once this transaction is committed. */
  changed(change: Change): void
  /**
   * What a command of the same key kept. It is taken out, and only what is kept again can be recalled again. It may be
   * older than what this transaction reads: whoever keeps something keeps its seq beside it, and compares.
   */
  recall<T>(slot: Slot<T>): T | undefined
  /** For the next command of this key, once this transaction is committed. */
  keep<T>(slot: Slot<T>, value: T): void
}

/** A place for what commands of one kind keep. */
export interface Slot<T> {
  readonly name: string
  /** Only for the compiler. */
  readonly kept?: T
}

export interface Change {
  empresaId: string
  seq: number
}

export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  /** Reads of committed data, outside of any transaction. */
  readonly db: Reader
  /** Runs a command in its write lane. `context` replaces the clock and the plans that the store was opened with. */
  execute<A, R>(command: Command<A, R>, args: A, context?: Partial<Context>): Promise<R>
  /** Whether no write can be taken on just now. */
  readonly full: boolean
  onCommit(listener: (changes: readonly Change[]) => void): void
  ping(): Promise<void>
  close(): Promise<void>
}
