import type Database from 'better-sqlite3'
import { type BatchResult, type Entry, explainedBy, type OpenTx, runBatch } from '../batch.ts'
import type { Change, Slot } from '../db.ts'
import { Memory } from '../memory.ts'
import type { Query } from '../query.ts'
import type { Schema } from '../schema.ts'
import { unavailable } from '../unavailable.ts'
import { openSqliteFile } from './file.ts'
import { compiledOf, Statements } from './reader.ts'

/** Larger files are not compacted. Compacting this size blocks all writes for about 0.3 s. */
const COMPACT_MAX_BYTES = 32 * 2 ** 20

/** The only connection that writes. It runs whole commands. */
export class SqliteWriter {
  readonly #database: Database.Database
  readonly #statements: Statements
  readonly #memory = new Memory()
  readonly #begin: Database.Statement
  readonly #commit: Database.Statement
  readonly #rollback: Database.Statement
  /** Whether the log still contains deleted data. */
  #traces = false

  constructor(file: string) {
    this.#database = openSqliteFile(file)
    this.#statements = new Statements(this.#database)
    this.#begin = this.#database.prepare('begin immediate')
    this.#commit = this.#database.prepare('commit')
    this.#rollback = this.#database.prepare('rollback')
  }

  async run(batch: readonly Entry[]): Promise<BatchResult> {
    const result = explainedBy(unavailable, await runBatch(() => this.#open(), batch))
    this.#traces ||= batch.some(({ command }) => command.forgets)
    if (batch.some(({ command }) => command.compacts)) this.#compact()
    if (this.#traces) this.#eraseTraces()
    return result
  }

  #compact(): void {
    const pages = this.#database.pragma('page_count', { simple: true }) as number
    const bytes = pages * (this.#database.pragma('page_size', { simple: true }) as number)
    if (bytes > COMPACT_MAX_BYTES) return
    try {
      this.#database.exec('vacuum')
    } catch {
      // If the disk is full, the file stays as it was. The batch is already committed.
    }
  }

  /** Moves the log into the file and empties it. While a reader uses an older state, the next batch tries again. */
  #eraseTraces(): void {
    const [{ busy }] = this.#database.pragma('wal_checkpoint(truncate)') as [{ busy: number }]
    this.#traces = busy !== 0
  }

  close(): void {
    this.#database.close()
  }

  #open(): OpenTx {
    // Fails if another program has locked the file for longer than the timeout.
    this.#begin.run()
    return new SqliteTx(this.#statements, this.#memory, {
      commit: () => {
        try {
          this.#commit.run()
        } catch (error) {
          if (this.#database.inTransaction) this.#rollback.run()
          throw error
        }
      },
      rollback: () => {
        if (this.#database.inTransaction) this.#rollback.run()
      },
    })
  }
}

interface End {
  commit(): void
  rollback(): void
}

const NONE: ReadonlySet<string> = new Set()

class SqliteTx implements OpenTx {
  key = ''
  dirty = false
  instante = 0
  readonly momento = null
  // This thread is the only writer, and a file cannot lose its connection.
  readonly taken = NONE
  readonly lost = false
  readonly changes: Change[] = []
  readonly #statements: Statements
  readonly #memory: Memory
  readonly #end: End
  readonly #kept: (() => void)[] = []

  constructor(statements: Statements, memory: Memory, end: End) {
    this.#statements = statements
    this.#memory = memory
    this.#end = end
  }

  all<A extends object, R>(query: Query<A, R>, args: A): R[] {
    const { bind, writes } = compiledOf(query)
    this.dirty ||= writes
    return this.#statements.of(query).all(bind(args)) as R[]
  }

  first<A extends object, R>(query: Query<A, R>, args: A): R | undefined {
    const { bind, writes } = compiledOf(query)
    this.dirty ||= writes
    return this.#statements.of(query).get(bind(args)) as R | undefined
  }

  run<A extends object, R>(query: Query<A, R>, args: A): number {
    this.dirty = true
    return this.#statements.of(query).run(compiledOf(query).bind(args)).changes
  }

  runMany<A extends object, R>(query: Query<A, R>, list: readonly A[]): void {
    for (const args of list) this.run(query, args)
  }

  insertMany<T extends keyof Schema & string>(table: T, rows: readonly Schema[T][]): void {
    const [first] = rows
    if (!first) return
    this.dirty = true
    const { columns, statement } = this.#statements.insert(table, Object.keys(first))
    for (const row of rows) statement.run(columns.map((column) => row[column as keyof Schema[T]]))
  }

  changed(change: Change): void {
    this.changes.push(change)
  }

  recall<T>(slot: Slot<T>): T | undefined {
    return this.#memory.take(this.key, slot)
  }

  keep<T>(slot: Slot<T>, value: T): void {
    const { key } = this
    this.#kept.push(() => this.#memory.put(key, slot, value))
  }

  commit(): void {
    this.#end.commit()
    for (const put of this.#kept) put()
  }

  rollback(): void {
    this.#end.rollback()
  }
}
