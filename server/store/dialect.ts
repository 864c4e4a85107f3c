import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { Builder } from './query.ts'
import type { Schema } from './schema.ts'

/** The differences between the SQL of the two engines. All other differences are in sqlite/ and postgres/. */
export interface Dialect {
  readonly engine: 'sqlite' | 'postgres'
  readonly builder: Builder
  readonly uuidType: 'uuid' | 'text'
  /** Returns the values of a list parameter as rows, for `in …`. */
  readonly numberList: <N extends number>(parameter: readonly N[]) => RawBuilder<N>
  readonly uuidList: (parameter: readonly string[]) => RawBuilder<string>
  readonly textList: (parameter: readonly string[]) => RawBuilder<string>
  /** Converts a list to the form in which the driver binds it. */
  readonly bindList: (values: readonly unknown[]) => unknown
  readonly insertSql: (table: string, columns: readonly string[]) => string
}

const sqliteList = <T>(parameter: readonly T[]) => sql<T>`(select value from json_each(${parameter}))`

export const sqliteDialect: Dialect = {
  engine: 'sqlite',
  builder: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  uuidType: 'text',
  numberList: sqliteList,
  uuidList: sqliteList,
  textList: sqliteList,
  bindList: (values) => JSON.stringify(values),
  insertSql: (table, columns) =>
    `insert into "${table}" (${columns.map((c) => `"${c}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
}

export const postgresDialect: Dialect = {
  engine: 'postgres',
  builder: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  uuidType: 'uuid',
  numberList: <N extends number>(parameter: readonly N[]) => sql<N>`(select unnest(${parameter}::bigint[]))`,
  uuidList: (parameter) => sql<string>`(select unnest(${parameter}::uuid[]))`,
  textList: (parameter) => sql<string>`(select unnest(${parameter}::text[]))`,
  bindList: (values) => values,
  insertSql: (table, columns) => {
    const names = columns.map((c) => `"${c}"`).join(', ')
    return `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", $1::json)`
  },
}
