import type { Query } from './query.ts'
import type { Schema } from './schema.ts'

/** SQLite answers at once, PostgreSQL with a promise; callers await either. */
export type Awaitable<T> = T | Promise<T>

/** Runs queries. The only thing a store function needs. */
export interface Db {
  all<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R[]>
  first<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R | undefined>
}

/** A transaction in progress, inside the write lane. */
export interface Tx extends Db {
  /** How many rows it touched. */
  run<A extends object, R>(query: Query<A, R>, args: A): Awaitable<number>
  /** The same for each; they may be carried out later than this call, but before the commit. */
  runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): Awaitable<void>
  /** Many rows in one go: one round trip on PostgreSQL, one prepared statement on SQLite. */
  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): Awaitable<void>
  /** To be announced to live views once this transaction is committed. */
  changed(change: Change): void
  /** Runs once this transaction is committed, before anybody is told; for what is kept in memory. */
  afterCommit(action: () => void): void
  /**
   * What a command of the same key kept, if nothing about that key was written since. It is taken out, and
   * only what is kept again can be recalled again. Where other nodes write too, there is never anything.
   */
  recall<T>(slot: Slot<T>): T | undefined
  /** Once this transaction is committed. To be called after the command's last write. */
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

export type Command<T> = (tx: Tx) => Promise<T>

export type Outcome<T> = { ok: T } | { error: unknown }

/** A command that serves several callers of the same key in one go; an outcome for each, in order. */
export type GroupCommand<I, T> = (tx: Tx, items: readonly I[]) => Promise<Outcome<T>[]>

export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  /** Reads of committed data, outside of any transaction. */
  readonly db: Db
  /**
   * Runs a command in the write lane; commands of one key never run at the same time. One that also writes
   * about what has other keys names them.
   */
  write<T>(key: string, command: Command<T>, alsoAbout?: readonly string[]): Promise<T>
  /** Like write, joined with the other items of the same key and command that wait beside it. */
  join<I, T>(key: string, command: GroupCommand<I, T>, item: I): Promise<T>
  /** Whether no write can be taken on just now. */
  readonly full: boolean
  onCommit(listener: (changes: readonly Change[]) => void): void
  ping(): Promise<void>
  close(): Promise<void>
}
