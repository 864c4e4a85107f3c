import type { Politica } from '#domain/plan.ts'
import type { Tx } from './db.ts'

/** What a command knows beside its arguments and its transaction. Plain data. */
export interface Context extends Momento {
  politica: Politica
  /** Whether its time is that of this machine. PostgreSQL then takes its own, so that all nodes have one clock. */
  propia: boolean
}

/** What time it is for a command. */
export interface Momento {
  /** When the command runs. */
  ahora: number
  /** What the clock says that people are ordered by; it does not follow a jump at once (steady-clock.ts). */
  instante: number
}

/** What a store is opened with. Time that somebody sets counts for everything. */
export type Defaults = () => Pick<Context, 'ahora' | 'politica'> & Partial<Context>

export function contextOf(defaults: Defaults, given: Partial<Context> = {}): Context {
  const context = { propia: false, ...defaults(), ...given }
  if (given.ahora !== undefined) return { ...context, instante: given.ahora, propia: false }
  return { instante: context.ahora, ...context }
}

export type Outcome<T> = { ok: T } | { error: unknown }

/**
 * A use case that writes: a name and plain arguments, one transaction. It runs where the writer is, so arguments and
 * result are JSON. Commands with a key in common never run at the same time; the first key decides in which lane a
 * command waits.
 */
export interface Command<A, R> {
  readonly name: string
  readonly keys: (args: A) => readonly string[]
  /** Serves several callers of the same keys in one go. Returns an outcome for each, in order. */
  readonly runAll: (tx: Tx, list: readonly A[], context: Context) => Promise<Outcome<R>[]>
  /** Whether callers with the same keys that wait together are served by one `runAll`. */
  readonly grouped: boolean
  /** Whether what it deletes must leave no trace in the files of the database. */
  readonly forgets?: boolean
  /** Whether the file of the database is written anew afterwards. */
  readonly compacts?: boolean
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

/** A command whose deletions are erased from the log too, once they are committed. */
export const forgetting = <A, R>(command: Command<A, R>): Command<A, R> => ({ ...command, forgets: true })

export const groupCommand = <A, R>(
  name: string,
  key: (args: A) => string,
  runAll: Command<A, R>['runAll'],
): Command<A, R> => ({ name, keys: (args) => [key(args)], grouped: true, runAll })
