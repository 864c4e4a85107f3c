import pg from 'pg'
import type { Awaitable, Db, Reader } from '../db.ts'
import { postgresDialect } from '../dialect.ts'
import { compilerFor, type Query } from '../query.ts'
import { explained, isLost } from './failures.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const compiledOf = compilerFor(postgresDialect)

/** How to connect to the database. */
export interface Source {
  url: string
  /** Whether statements are prepared once per connection, which PgBouncer before 1.21 cannot do. */
  prepared: boolean
}

/** Returns a query in the form that the driver expects. */
export function statementOf<A extends object, R>(
  query: Query<A, R>,
  args: A,
  prepared: boolean,
): pg.QueryConfig {
  const { name, sql, bind } = compiledOf(query)
  return { ...(prepared && { name }), text: sql, values: bind(args) }
}

export function insertOf(table: string, rows: readonly object[], prepared: boolean): pg.QueryConfig {
  const columns = Object.keys(rows[0] ?? {})
  return {
    ...(prepared && { name: `insert_${table}_${columns.length}` }),
    text: postgresDialect.insertSql(table, columns),
    values: [JSON.stringify(rows)],
  }
}

type Runner = Pick<pg.PoolClient, 'query'>

function dbOf(runner: Runner, prepared: boolean): Db {
  const rowsOf = async <A extends object, R>(query: Query<A, R>, args: A): Promise<R[]> => {
    try {
      return (await runner.query(statementOf(query, args, prepared))).rows as R[]
    } catch (error) {
      throw explained(error)
    }
  }
  return { all: rowsOf, first: async (query, args) => (await rowsOf(query, args))[0] }
}

/** Reads committed data on any connection of a pool. */
export const readerOf = (pool: pg.Pool, prepared: boolean): Reader => ({
  ...dbOf(pool as unknown as Runner, prepared),
  snapshot: (read) => inSnapshot(pool, prepared, read),
})

async function inSnapshot<T>(pool: pg.Pool, prepared: boolean, read: (db: Db) => Awaitable<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw explained(error)
  })
  let lost = false
  const runner = {
    query: (statement: pg.QueryConfig | string) =>
      client.query(statement as string).catch((error: unknown) => {
        lost ||= isLost(error)
        throw error
      }),
  } as Runner
  try {
    await runner.query('begin isolation level repeatable read, read only').catch((error: unknown) => {
      throw explained(error)
    })
    return await read(dbOf(runner, prepared))
  } finally {
    if (lost) client.release(true)
    // The caller need not wait for the end of a read-only transaction.
    else
      client.query('commit').then(
        () => client.release(),
        () => client.release(true),
      )
  }
}
