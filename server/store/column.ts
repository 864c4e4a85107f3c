import { iso, isoOrNull } from '#contract/instante.ts'
import type { Flag, Instant } from './schema/values.ts'

/**
 * A column with type `Stored` in the database and `Said` on the wire. Without a `Name`, its name on the wire is that of
 * the column in camelCase. If `Initial` is never, new rows must give a value. If `Said` is never, the wire has no such
 * field.
 */
export interface Column<Stored, Initial = never, Said = never, Name extends string = ''> {
  /** For the compiler only. */
  readonly types?: { stored: Stored; initial: Initial; said: Said; name: Name }
  readonly name?: Name
  readonly initial?: unknown
  readonly present?: (stored: never) => unknown
  readonly store?: (said: never) => unknown
}

const same = <T>(value: T): T => value

/** Personal data, references and what depends on the caller. No view has it, so the presenter must add it by hand. */
export function inner<S>(): Column<S>
export function inner<S>(initial: S): Column<S, S>
export function inner(initial?: unknown) {
  return { initial }
}

/** A column with the same value in the database and on the wire. */
export function plain<S>(): Column<S, never, S>
export function plain<S>(initial: S): Column<S, S, S>
export function plain(initial?: unknown) {
  return { initial, present: same, store: same }
}

/** The id on the wire. A body cannot change it. */
export const uuid = (): Column<string, never, string, 'id'> => ({ name: 'id', present: same })

export const text = (clean: (said: string) => string = same): Column<string, string, string> => ({
  initial: '',
  present: same,
  store: clean,
})

/** A text that is null in the database and '' on the wire if empty. */
export const textOrNull = (
  clean: (said: string) => string = same,
): Column<string | null, string | null, string> => ({
  initial: null,
  present: (stored: string | null) => stored ?? '',
  store: (said: string) => clean(said) || null,
})

export const flag = (): Column<Flag, Flag, boolean> => ({
  initial: 0,
  present: (stored: Flag) => stored === 1,
  store: (said: boolean) => (said ? 1 : 0),
})

/** A list stored as JSON, or null if empty. */
export const list = <T>(clean: (item: T) => T = same): Column<string | null, string | null, T[]> => ({
  initial: null,
  present: (stored: string | null) => JSON.parse(stored ?? '[]'),
  store: (said: readonly T[]) => (said.length > 0 ? JSON.stringify(said.map(clean)) : null),
})

/** An instant that only the service sets: a body cannot change it. */
export const instant = <N extends string>(name: N): Column<Instant, never, string, N> => ({
  name,
  present: iso,
})
export const instantOrNull = <N extends string>(
  name: N,
): Column<Instant | null, Instant | null, string | null, N> => ({
  name,
  initial: null,
  present: isoOrNull,
})
