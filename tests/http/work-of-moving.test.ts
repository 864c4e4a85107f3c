import Database from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { expect, test } from 'vitest'
import { dataFileOf } from '#harness/data-file.ts'
import { type Dialect, postgresDialect, sqliteDialect } from '#server/store/dialect.ts'
import { migrationNames, migrations } from '#server/store/migrations/index.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'
import { connected } from '#tests/helpers/stored-tables.ts'
import { manyTurnos, restoreVersion01 } from '#tests/helpers/version-0.1.ts'

// Moving the data of version 0.1 must take work proportional to its rows, although the planner has no statistics of
// tables filled in the same transaction.

const TURNOS = 3000
const WRITES = /^(insert|update|delete)/
/** A join without an index would read TURNOS × TURNOS rows. */
const ROWS_READ_MAX = TURNOS * 50

const move = (db: Kysely<unknown>, dialect: Dialect) =>
  db.transaction().execute(async (tx) => migrations(dialect)[migrationNames().at(-1) ?? '']?.up(tx))

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

const rowsRead = (node: PlanNode): number =>
  node['Actual Loops'] *
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Join Filter'] ?? 0)) +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0)

test('on PostgreSQL no statement reads more than a few rows for each row it moves', async () => {
  const { env } = await storageForTest('postgres')
  await restoreVersion01('postgres', env, manyTurnos('postgres', TURNOS))
  const client = await connected(env.DATABASE_URL ?? '', 'psql')
  const work: [statement: string, rows: number][] = []
  const query = async (text: string, values: unknown[]) => {
    if (!WRITES.test(text)) return client.query(text, values)
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
    work.push([text, rowsRead(rows[0]['QUERY PLAN'][0].Plan)])
    return { rows: [] }
  }
  const pool = { connect: async () => ({ query, release: () => {} }), end: async () => {} }
  await move(new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) }), postgresDialect)
  expect(work.filter(([, rows]) => rows > TURNOS).length).toBeGreaterThan(2)
  expect(work.filter(([, rows]) => rows > ROWS_READ_MAX)).toEqual([])
})

test('on SQLite every statement scans one table and finds the rows of the others by an index', async () => {
  const { env } = await storageForTest('sqlite')
  await restoreVersion01('sqlite', env)
  const database = new Database(dataFileOf(env))
  // A plan also lists the tables that refer to the written one, which are read only after a violation.
  database.pragma('foreign_keys = off')
  const walks: string[] = []
  const explaining = {
    close: () => database.close(),
    prepare: (text: string) => {
      if (WRITES.test(text) && !text.includes('?')) {
        const plan = database.prepare(`explain query plan ${text}`).all() as PlanRow[]
        if (walksRepeatedly(plan)) walks.push(text)
      }
      return database.prepare(text)
    },
  }
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: explaining as never }) })
  await move(db, sqliteDialect)
  await db.destroy()
  expect(walks).toEqual([])
})

interface PlanRow {
  id: number
  parent: number
  detail: string
}

/**
 * Whether rows are scanned repeatedly: by a subquery that runs for each row, or by any table of a join but the first.
 */
const walksRepeatedly = (plan: readonly PlanRow[]): boolean =>
  plan.some(({ id, parent, detail }) => {
    const first = plan.find((row) => row.parent === parent && /^(SCAN|SEARCH)/.test(row.detail))
    const outer = plan.find((row) => row.id === parent)?.detail ?? ''
    if (first?.id === id) return detail.startsWith('SCAN') && outer.startsWith('CORRELATED')
    // An index that only narrows to the empresa still reads all of its rows.
    return /^SCAN (?!CONSTANT)|^SEARCH .*\(empresa_id=\?\)/.test(detail)
  })
