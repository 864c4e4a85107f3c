import pg from 'pg'
import type { Db } from '../db.ts'
import { postgresDialect } from '../dialect.ts'
import { compilerFor, type Query } from '../query.ts'
import { explained } from './failures.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const compiledOf = compilerFor(postgresDialect)

/** Which database, and what stands between. */
export interface Source {
  url: string
  /** Whether statements are prepared once per connection, which PgBouncer before 1.21 cannot do. */
  prepared: boolean
}

/** A query as the driver wants it. */
export function statementOf<A extends object, R>(
  query: Query<A, R>,
  args: A,
  prepared: boolean,
): pg.QueryConfig {
  const { name, sql, bind } = compiledOf(query)
  return { ...(prepared && { name }), text: sql, values: bind(args) }
}

export function insertOf(table: string, rows: readonly object[], prepared: boolean): pg.QueryConfig {
  return {
    ...(prepared && { name: `insert_${table}` }),
    text: postgresDialect.insertSql(table, Object.keys(rows[0] ?? {})),
    values: [JSON.stringify(rows)],
  }
}

/** Reads of committed data on any connection of a pool. */
export function readerOf(pool: pg.Pool, prepared: boolean): Db {
  const rowsOf = async <A extends object, R>(query: Query<A, R>, args: A): Promise<R[]> => {
    try {
      return (await pool.query(statementOf(query, args, prepared))).rows
    } catch (error) {
      throw explained(error)
    }
  }
  return { all: rowsOf, first: async (query, args) => (await rowsOf(query, args))[0] }
}
