import { iso, isoOrNull } from '#contract/instante.ts'
import type { Flag, Instant } from './schema/values.ts'

/**
 * A column: `Stored` in the database, `Said` on the wire. Without a `Name` the wire has the name of the column in
 * camelCase. `Initial` never: a new row must give it. `Said` never: the wire does not know it.
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

/** Personal data, references and what depends on who asks: no view has it, so the compiler demands it of the presenter. */
export function inner<S>(): Column<S>
export function inner<S>(initial: S): Column<S, S>
export function inner(initial?: unknown) {
  return { initial }
}

/** The same value on the wire. */
export function plain<S>(): Column<S, never, S>
export function plain<S>(initial: S): Column<S, S, S>
export function plain(initial?: unknown) {
  return { initial, present: same, store: same }
}

/** The id that the wire knows. No body changes it. */
export const uuid = (): Column<string, never, string, 'id'> => ({ name: 'id', present: same })

export const text = (clean: (said: string) => string = same): Column<string, string, string> => ({
  initial: '',
  present: same,
  store: clean,
})

/** Null in the database, '' on the wire. */
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

/** JSON in the database; null: an empty list. */
export const list = <T>(clean: (item: T) => T = same): Column<string | null, string | null, T[]> => ({
  initial: null,
  present: (stored: string | null) => JSON.parse(stored ?? '[]'),
  store: (said: readonly T[]) => (said.length > 0 ? JSON.stringify(said.map(clean)) : null),
})

/** Written by the service: no body changes it. */
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
