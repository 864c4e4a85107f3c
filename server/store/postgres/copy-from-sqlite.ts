import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'
import pg from 'pg'
import { newEpoca } from '#server/base/ids.ts'
import { postgresDialect } from '../dialect.ts'
import type { Table } from '../tables.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const BATCH_ROWS = 2000
/** Tables whose ids the database generates. */
const NUMBERED = [
  'usuarios',
  'organizaciones',
  'empresas',
  'auditoria',
  'entregas',
  'envios',
  'suscripciones',
] as const

/** The column that differs between a database and its copy. */
const OWN = 'epoca'

type Row = Record<string, unknown>

/** The number of rows of a table, and a checksum that does not depend on their order. */
export interface TableSum {
  rows: number
  checksum: string
}

const MODULUS = 1n << 64n

class Summing {
  rows = 0
  #total = 0n

  add(row: Row): void {
    const columns = Object.keys(row)
      .filter((column) => column !== OWN)
      .sort()
    const text = JSON.stringify(columns.map((column) => [column, row[column]]))
    const digest = createHash('sha256').update(text).digest()
    this.#total = (this.#total + digest.readBigUInt64BE()) % MODULUS
    this.rows++
  }

  get sum(): TableSum {
    return { rows: this.rows, checksum: this.#total.toString(16).padStart(16, '0') }
  }
}

/** Reads the tables of an SQLite database in batches. */
export class SqliteTables {
  readonly #database: Database.Database

  constructor(file: string) {
    this.#database = new Database(file, { fileMustExist: true, readonly: true })
    // All tables are read in the same state.
    this.#database.exec('begin')
  }

  count(table: Table): number {
    return Number(this.#database.prepare(`select count(*) from "${table}"`).pluck().get())
  }

  *batches(table: Table): Generator<Row[]> {
    let rows: Row[] = []
    for (const row of this.#database.prepare(`select * from "${table}"`).iterate()) {
      rows.push(row as Row)
      if (rows.length < BATCH_ROWS) continue
      yield rows
      rows = []
    }
    if (rows.length > 0) yield rows
  }

  sum(table: Table): TableSum {
    const summing = new Summing()
    for (const rows of this.batches(table)) for (const row of rows) summing.add(row)
    return summing.sum
  }

  close(): void {
    this.#database.close()
  }
}

/** One transaction on a PostgreSQL database, which is committed completely or not at all. */
export class PostgresTables {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(url: string): Promise<PostgresTables> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    await client.connect()
    await client.query('begin')
    // Without the lock, two concurrent migrations would both see an empty target.
    await client.query('lock table usuarios in exclusive mode')
    return new PostgresTables(client)
  }

  async count(table: Table): Promise<number> {
    return Number((await this.#client.query(`select count(*) as n from "${table}"`)).rows[0].n)
  }

  async insert(table: Table, rows: Row[]): Promise<void> {
    const [first] = rows
    if (!first) return
    const text = postgresDialect.insertSql(table, Object.keys(first))
    await this.#client.query(text, [JSON.stringify(rows)])
  }

  async sum(table: Table): Promise<TableSum> {
    const summing = new Summing()
    await this.#client.query(`declare filas no scroll cursor for select * from "${table}"`)
    for (;;) {
      const { rows } = await this.#client.query(`fetch ${BATCH_ROWS} from filas`)
      if (rows.length === 0) break
      for (const row of rows) summing.add(row)
    }
    await this.#client.query('close filas')
    return summing.sum
  }

  async commit(): Promise<void> {
    await this.#client.query('update pulsos set epoca = $1', [newEpoca()])
    for (const table of NUMBERED) {
      const next = `coalesce((select max(id) from ${table}), 0) + 1`
      await this.#client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${next}, false)`)
    }
    await this.#client.query('commit')
    await this.#client.query('analyze')
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}

/** Copies a table. Returns the sum of the rows read. */
export async function copyTable(
  from: SqliteTables,
  to: PostgresTables,
  table: Table,
  onProgress: (done: number) => void,
): Promise<TableSum> {
  const summing = new Summing()
  for (const rows of from.batches(table)) {
    await to.insert(table, rows)
    for (const row of rows) summing.add(row)
    onProgress(summing.rows)
  }
  return summing.sum
}

export const sameSum = (a: TableSum, b: TableSum): boolean => a.rows === b.rows && a.checksum === b.checksum
