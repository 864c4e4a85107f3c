import type { Command, Context } from './command.ts'
import type { WriteHealth } from './lane.ts'
import type { Query } from './query.ts'
import type { Schema } from './schema.ts'

/** SQLite returns values, PostgreSQL promises. Callers await either. */
export type Awaitable<T> = T | Promise<T>

export interface Db {
  all<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R[]>
  first<A extends object, R>(query: Query<A, R>, args: A): Awaitable<R | undefined>
}

/** Reads committed data. Two calls may see different states. */
export interface Reader extends Db {
  /** Runs reads that all see the same state. They must use the given `Db`. */
  snapshot<T>(read: (db: Db) => Awaitable<T>): Promise<T>
}

/** A running transaction in a write lane. */
export interface Tx extends Db {
  /** The time for ordering turnos, in milliseconds (see `Momento`). */
  readonly instante: number
  /** Returns the number of affected rows. */
  run<A extends object, R>(query: Query<A, R>, args: A): Awaitable<number>
  /** Runs a query for each item, possibly later than this call but before the commit. */
  runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): Awaitable<void>
  /** Inserts many rows: one round trip on PostgreSQL, one prepared statement on SQLite. */
  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): Awaitable<void>
  /** Announces a change to live views after the commit. */
  changed(change: Change): void
  /**
   * Takes out the value that a command of the same key kept. To recall it again, it must be kept again. It may be older
   * than the data of this transaction, so store the seq with the value and compare it.
   */
  recall<T>(slot: Slot<T>): T | undefined
  /** Keeps a value for the next command of this key, in this transaction or, once it is committed, in another. */
  keep<T>(slot: Slot<T>, value: T): void
}

/** Identifies a value that commands keep between transactions. */
export interface Slot<T> {
  readonly name: string
  /** Never set: carries the type. */
  readonly kept?: T
}

export interface Change {
  empresaId: string
  seq: number
}

export interface ConfirmedClock {
  read(): Promise<number>
  /** Whether it does not follow the machine's clock at the moment. */
  readonly behind: boolean
  /** Takes a time that another node or the operator confirmed. */
  learn(instant: number): void
}

export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Reader
  /** Runs a command in its write lane. `context` overrides the defaults of the store, such as the time. */
  execute<A, R>(command: Command<A, R>, args: A, context?: Partial<Context>): Promise<R>
  /** Whether the store currently rejects every command. */
  readonly full: boolean
  readonly health: WriteHealth
  onCommit(listener: (changes: readonly Change[]) => void): void
  ping(): Promise<void>
  /** The clock by which turnos expire and data is deleted (see `Momento`). */
  readonly confirmado: ConfirmedClock
  close(): Promise<void>
}
