import type { Compilable } from 'kysely'
import type { Column } from './column.ts'
import type { Awaitable, Tx } from './db.ts'
import { writeEach } from './query.ts'
import type { Schema } from './schema.ts'

// A settings table is declared once (tables/). The declaration gives its row type, its insert and update, and the views
// that present a row or store a body. Reads, migrations and everything shown about a turno stay explicit.

type AnyColumn = Column<unknown, unknown, unknown, string>
type TypesOf<C> = C extends { types?: infer T extends NonNullable<AnyColumn['types']> | undefined }
  ? NonNullable<T>
  : never
type Name<C> = keyof C & string

/** A stored row. */
export type Row<C> = { -readonly [K in keyof C]: TypesOf<C[K]>['stored'] }

type Given<C> = {
  [K in keyof C as [TypesOf<C[K]>['initial']] extends [never] ? K : never]: TypesOf<C[K]>['stored']
}

type Camel<S> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
type Said<C, K extends keyof C> = [TypesOf<C[K]>['said']] extends [never]
  ? never
  : TypesOf<C[K]>['name'] extends ''
    ? Camel<K>
    : TypesOf<C[K]>['name']
/** The fields that a row may have on the wire. */
type Wire<C> = { [K in keyof C as Said<C, K>]: TypesOf<C[K]>['said'] }

const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

export interface Table<C> {
  readonly name: keyof Schema
  readonly columns: C
  readonly entries: readonly (readonly [name: string, column: AnyColumn])[]
}

export const table = <C extends { readonly [K in keyof C]: AnyColumn }>(
  name: keyof Schema,
  columns: C,
): Table<C> => ({ name, columns, entries: Object.entries(columns) })

const namesOf = <C>({ entries }: Table<C>) => entries.map(([name]) => name as Name<C>)

/** Makes a new row from the given values and the initial values of the other columns. */
export function fresh<C>({ entries }: Table<C>, given: Given<C> & Partial<Row<C>>): Row<C> {
  return { ...Object.fromEntries(entries.map(([name, { initial }]) => [name, initial])), ...given } as Row<C>
}

/** The values of the columns of a row, without those in `except`, for statements written by hand. */
export function valuesOf<C, K extends Name<C> = never>(
  declared: Table<C>,
  row: Omit<Row<C>, K>,
  except: readonly K[] = [],
): Row<C> {
  const names = namesOf(declared).filter((name) => !except.includes(name as K))
  return Object.fromEntries(names.map((name) => [name, (row as Row<C>)[name]])) as Row<C>
}

/** Inserts rows with exactly the columns of the table. Other properties of the rows are ignored. */
export const insert =
  <C>(declared: Table<C>) =>
  (tx: Tx, rows: readonly Row<C>[]): Awaitable<void> =>
    tx.insertMany(declared.name as 'colas', rows.map((row) => valuesOf(declared, row)) as never)

/**
 * Updates whole rows that the transaction has read: every column except the key and the `fixed` ones. `differs`
 * compares the columns that are written, so a new column is always in both.
 */
export function update<C, K extends Name<C>, F extends Name<C>>(
  declared: Table<C>,
  { key, fixed }: { key: readonly K[]; fixed: readonly F[] },
) {
  type Written = Omit<Row<C>, F>
  const kept: readonly string[] = [...key, ...fixed]
  const written = namesOf(declared).filter((name) => !kept.includes(name)) as (keyof Written)[]
  const save: (tx: Tx, rows: readonly Written[]) => Awaitable<void> = updateColumns(
    declared.name,
    key,
    written as string[],
  )
  const differs = (a: Written, b: Written): boolean => written.some((name) => a[name] !== b[name])
  return Object.assign(save, { differs })
}

/** Updates some columns of rows that the transaction has read. Callers give only the key and these columns. */
export const updateOnly = <
  T extends keyof Schema,
  K extends keyof Schema[T] & string,
  C extends keyof Schema[T] & string,
>(
  name: T,
  key: readonly K[],
  columns: readonly C[],
): ((tx: Tx, rows: readonly Pick<Schema[T], K | C>[]) => Awaitable<void>) => updateColumns(name, key, columns)

// Kysely cannot infer a table that is a type parameter, so one table stands for all of them here.
const updateColumns = (name: keyof Schema, key: readonly string[], columns: readonly string[]) =>
  writeEach((q, p: object) => {
    const row = p as Record<string, never>
    let statement = q
      .updateTable(name as 'colas')
      .set(Object.fromEntries(columns.map((column) => [column, row[column]])))
    for (const column of key) statement = statement.where(column as 'id', '=', row[column] as never)
    return statement as Compilable<unknown>
  })

/** Maps the columns of a table to a contract schema: the schema selects the fields, the table converts them. */
export function view<C, P>({ entries }: Table<C>, { properties }: { properties: P }) {
  type Fields = Pick<Wire<C>, keyof Wire<C> & keyof P>
  const fields = Object.keys(properties as object).flatMap((said) =>
    entries.flatMap(([name, { name: other, present, store }]) =>
      present && (other ?? camel(name)) === said ? [{ name, said, present, store }] : [],
    ),
  )
  return {
    present(row: Row<C>): Fields {
      const stored = row as Record<string, never>
      return Object.fromEntries(
        fields.map(({ name, said, present }) => [said, present(stored[name] as never)]),
      ) as Fields
    },
    /** Converts and cleans the fields of a body. Absent fields stay unchanged, and a key is never changed. */
    store(body: Partial<Fields>): Partial<Row<C>> {
      const sent = body as Record<string, never>
      return Object.fromEntries(
        fields.flatMap(({ name, said, store }) =>
          store && sent[said] !== undefined ? [[name, store(sent[said])]] : [],
        ),
      ) as Partial<Row<C>>
    },
  }
}

/** Presents each row once, and freezes it. For long-lived rows that never change, such as those of a vista. */
export function remembered<R extends object, W>(present: (row: R) => W): (row: R) => W {
  const known = new WeakMap<R, W>()
  return (row) => {
    let said = known.get(row)
    if (said === undefined) {
      said = present(Object.freeze(row))
      known.set(row, said)
    }
    return said
  }
}
