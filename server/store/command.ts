import type { Politica } from '#domain/plan.ts'
import type { Tx } from './db.ts'

/** What a command receives besides its arguments and transaction. Plain data. */
export interface Context extends Momento {
  politica: Politica
  /** Whether the time is that of this machine. PostgreSQL then replaces it with its own, which all nodes share. */
  propia: boolean
}

export interface Momento {
  ahora: number
  /** The time for ordering turnos, which does not follow clock jumps at once (steady-clock.ts). */
  instante: number
  /** The time by which turnos expire and data is deleted. It follows a clock jump only after it has long persisted. */
  confirmado: number
}

/** Returns the defaults of a store. A time set by the caller also replaces the other two. */
export type Defaults = () => Pick<Context, 'ahora' | 'politica'> & Partial<Context>

export function contextOf(defaults: Defaults, given?: Partial<Context>): Context {
  const { ahora, politica, instante = ahora, confirmado = ahora, propia = false } = defaults()
  const context = { ahora, politica, instante, confirmado, propia }
  if (!given) return context
  if (given.ahora === undefined) return { ...context, ...given }
  return { ...context, ...given, instante: given.ahora, confirmado: given.ahora, propia: false }
}

export type Outcome<T> = { ok: T } | { error: unknown }

/**
 * A use case that writes, in one transaction. It may run on another thread, so its arguments and result are JSON.
 * Commands that share a key never run at the same time; the first key selects the lane.
 */
export interface Command<A, R> {
  readonly name: string
  readonly keys: (args: A) => readonly string[]
  /** Runs the calls of several callers with the same keys. Returns an outcome for each, in order. */
  readonly runAll: (tx: Tx, list: readonly A[], context: Context) => Promise<Outcome<R>[]>
  /** Whether waiting calls with the same keys are combined in one `runAll`. */
  readonly grouped: boolean
  /** Whether deleted data must leave no trace in the database files. */
  readonly forgets?: boolean
  /** Whether the database file is compacted afterwards. Its argument is a `Compaction`. */
  readonly compacts?: boolean
}

export interface Compaction {
  /** Larger files are not compacted, because no command runs meanwhile. Null: any file, but only if nothing else runs. */
  maxBytes: number | null
}

export type AnyCommand = Command<never, unknown>

export const command = <A, R>(
  name: string,
  keys: (args: A) => readonly string[],
  run: (tx: Tx, args: A, context: Context) => Promise<R>,
): Command<A, R> => ({
  name,
  keys,
  grouped: false,
  runAll: async (tx, [args], context) => [{ ok: await run(tx, args as A, context) }],
})

/** Returns a command whose deletions are also erased from the database log soon after the commit, and later compacted. */
export const forgetting = <A, R>(command: Command<A, R>): Command<A, R> => ({ ...command, forgets: true })

export const groupCommand = <A, R>(
  name: string,
  key: (args: A) => string,
  runAll: Command<A, R>['runAll'],
): Command<A, R> => ({ name, keys: (args) => [key(args)], grouped: true, runAll })
