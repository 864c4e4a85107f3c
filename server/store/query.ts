import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Schema } from './schema.ts'

export type Builder = Kysely<Schema>

/**
 * A query written once with Kysely and compiled once per engine. Values that change from call to
 * call are named parameters, so that a hot statement costs no building.
 */
export interface Query<A, R> {
  /** Its place among all queries, in the order in which they are declared. */
  readonly index: number
  /** Its first row is the same for all who ask in the same turn of the event loop, unless something is committed meanwhile. */
  readonly oncePerTurn: boolean
  readonly build: (q: Builder, p: A, d: Dialect) => Compilable<R>
}

let count = 0

export const query =
  <A extends object = object>({ oncePerTurn = false } = {}) =>
  <R>(build: (q: Builder, p: A, d: Dialect) => Compilable<R>): Query<A, R> => ({
    index: count++,
    oncePerTurn,
    build,
  })

/**
 * A limit that is a parameter. Spelt as a sum, since SQLite prepares a statement anew, at ten times its cost,
 * whenever a parameter is bound that stands there alone.
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
  if (/\blimit\s+[?$]/i.test(sql)) throw new Error(`A limit is said with atMost or as a literal: ${sql}`)
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
