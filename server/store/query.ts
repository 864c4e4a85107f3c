import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Awaitable, Db, Tx } from './db.ts'
import type { Dialect } from './dialect.ts'
import type { Schema } from './schema.ts'

export type Builder = Kysely<Schema>

/**
 * A query that is written with Kysely and compiled once per engine. Values that change from call to call are named
 * parameters, so that running it needs no query building.
 */
export interface Query<A, R> {
  /** Position among all queries, in order of declaration. */
  readonly index: number
  /** Callers in the same turn of the event loop share the first row, unless there is a commit in between. */
  readonly oncePerTurn: boolean
  readonly build: Build<A, R>
}

type Build<A, R> = (q: Builder, p: A, d: Dialect) => Compilable<R>

/** A query without parameters takes no second argument. */
type Args<A> = object extends A ? [args?: A] : [args: A]

let count = 0
const NONE = {}

const declare = <A, R>(build: Build<A, R>, { oncePerTurn = false } = {}): Query<A, R> => ({
  index: count++,
  oncePerTurn,
  build,
})

// Each of these functions turns a query into a function whose arguments are the parameters `p` of the query.

export function readAll<A extends object, R>(build: Build<A, R>) {
  const query = declare(build)
  return (db: Db, ...[args]: Args<A>): Awaitable<R[]> => db.all(query, args ?? (NONE as A))
}

export function readFirst<A extends object, R>(build: Build<A, R>, options?: { oncePerTurn: boolean }) {
  const query = declare(build, options)
  return (db: Db, ...[args]: Args<A>): Awaitable<R | undefined> => db.first(query, args ?? (NONE as A))
}

/** Returns a function that writes and returns the number of affected rows. */
export function write<A extends object, R>(build: Build<A, R>) {
  const query = declare(build)
  return (tx: Tx, ...[args]: Args<A>): Awaitable<number> => tx.run(query, args ?? (NONE as A))
}

/** Returns a function that writes once for each item, possibly later than the call but before the commit. */
export function writeEach<A extends object, R>(build: Build<A, R>) {
  const query = declare(build)
  return (tx: Tx, list: readonly A[]): Awaitable<void> => tx.runMany(query, list)
}

/** Returns a function that writes and returns all rows of the statement. */
export function writeAll<A extends object, R>(build: Build<A, R>) {
  const query = declare(build)
  return (tx: Tx, ...[args]: Args<A>): Awaitable<R[]> => tx.all(query, args ?? (NONE as A))
}

/** Returns a function that writes and returns the first row of the statement. */
export function writeFirst<A extends object, R>(build: Build<A, R>) {
  const query = declare(build)
  return (tx: Tx, ...[args]: Args<A>): Awaitable<R | undefined> => tx.first(query, args ?? (NONE as A))
}

/**
 * Returns a limit from a parameter. It is written as a sum, because SQLite prepares a statement again, at ten times the
 * cost, whenever a parameter that is the whole limit is bound.
 */
export const atMost = (count: number): RawBuilder<number> => sql<number>`0 + ${count}`

class Parameter {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

const parameters = new Proxy({}, { get: (_, key) => new Parameter(String(key)) })

export interface CompiledQuery {
  name: string
  sql: string
  /** Whether it changes data, with or without returning rows. */
  writes: boolean
  bind: (args: object) => unknown[]
}

/** Compiles each query once for an engine. */
export function compilerFor(dialect: Dialect): <A, R>(query: Query<A, R>) => CompiledQuery {
  const compiled: CompiledQuery[] = []
  return (query) => {
    compiled[query.index] ??= compile(query, dialect)
    return compiled[query.index] as CompiledQuery
  }
}

function compile<A, R>(source: Query<A, R>, dialect: Dialect): CompiledQuery {
  const { sql, parameters: order } = source.build(dialect.builder, parameters as A, dialect).compile()
  if (/\blimit\s+[?$]/i.test(sql)) throw new Error(`Use atMost or a literal for a limit: ${sql}`)
  const slots = order.map((value) => (value instanceof Parameter ? value.key : null))
  const bindOne = (value: unknown) => (Array.isArray(value) ? dialect.bindList(value) : value)
  return {
    name: `t${source.index}`,
    sql,
    writes: !/^\s*(select|with)\b/i.test(sql),
    bind: (args) => {
      const values: unknown[] = []
      for (let i = 0; i < slots.length; i++) {
        const key = slots[i] as string | null
        values.push(key === null ? order[i] : bindOne((args as Record<string, unknown>)[key]))
      }
      return values
    },
  }
}
