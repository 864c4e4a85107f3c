import type Database from 'better-sqlite3'
import { type BatchResult, type Entry, explainedBy, type OpenTx, runBatch } from '../batch.ts'
import type { Compaction } from '../command.ts'
import type { Change, Slot } from '../db.ts'
import { Memory } from '../memory.ts'
import type { Query } from '../query.ts'
import type { Schema } from '../schema.ts'
import { unavailable } from '../unavailable.ts'
import { BUSY_MS, openSqliteFile } from './file.ts'
import { compiledOf, Statements } from './reader.ts'

/** Compacting this size blocks all writes for about 0.3 s. Larger files are compacted only while nothing is written. */
const QUICK_BYTES = 32 * 2 ** 20
/** Without a batch for this long, nothing is being written. */
const IDLE_MS = 10_000
/** How often the log is checked while a reader, such as a backup, still needs it. */
const ERASE_AGAIN_MS = 1000

/** The file's `user_version` while deleted data may be left in it. It survives a restart. */
const DIRTY = 1
const CLEAN = 0

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
  /** Whether the running batch deletes data for good. */
  #forgets = false
  /** Whether the file was compacted and only its log is left to erase. */
  #compacted = false
  #erasing: NodeJS.Timeout | null = null
  #lastBatch = Number.NEGATIVE_INFINITY

  constructor(file: string) {
    this.#database = openSqliteFile(file)
    this.#statements = new Statements(this.#database)
    this.#begin = this.#database.prepare('begin immediate')
    this.#commit = this.#database.prepare('commit')
    this.#rollback = this.#database.prepare('rollback')
  }

  async run(batch: readonly Entry[]): Promise<BatchResult> {
    this.#forgets = batch.some(({ command }) => command.forgets)
    const result = explainedBy(unavailable, await runBatch(() => this.#open(), batch))
    this.#traces ||= this.#forgets
    const compaction = batch.find(({ command }) => command.compacts)
    if (compaction) this.#compact(compaction.items[0] as Compaction)
    else this.#lastBatch = performance.now()
    if (this.#traces) this.#eraseLater()
    return result
  }

  #compact({ maxBytes }: Compaction): void {
    if (this.#number('user_version') !== DIRTY || this.#compacted) return
    const bytes = this.#number('page_count') * this.#number('page_size')
    if (bytes > (maxBytes ?? Number.POSITIVE_INFINITY)) return
    const busy = maxBytes === null && performance.now() - this.#lastBatch < IDLE_MS
    if (bytes > QUICK_BYTES && busy) return
    try {
      this.#database.exec('vacuum')
    } catch {
      // If the disk is full, the file stays as it was. The batch is already committed.
      return
    }
    this.#compacted = true
    this.#traces = true
  }

  #number(pragma: string): number {
    return this.#database.pragma(pragma, { simple: true }) as number
  }

  /** Erases the log between two batches, so that no caller waits for it. */
  #eraseLater(): void {
    this.#erasing ??= setTimeout(() => this.#eraseTraces(), 0)
  }

  /** Moves the log into the file and empties it. If that is not possible now, tries again later. */
  #eraseTraces(): void {
    this.#erasing = null
    this.#traces = !this.#eraseLog()
    if (this.#traces) this.#erasing = setTimeout(() => this.#eraseTraces(), ERASE_AGAIN_MS).unref()
  }

  /** Returns false while a reader uses an older state, a command is running or the disk is full. */
  #eraseLog(): boolean {
    if (this.#database.inTransaction) return false
    try {
      // By default it would wait for the reader, and with it every command.
      this.#database.pragma('busy_timeout = 0')
      const [{ busy }] = this.#database.pragma('wal_checkpoint(truncate)') as [{ busy: number }]
      if (busy !== 0) return false
      if (this.#compacted) this.#database.pragma(`user_version = ${CLEAN}`)
      this.#compacted = false
      return true
    } catch {
      return false
    } finally {
      this.#database.pragma(`busy_timeout = ${BUSY_MS}`)
    }
  }

  close(): void {
    if (this.#erasing) clearTimeout(this.#erasing)
    if (this.#traces) this.#eraseLog()
    this.#database.close()
  }

  /** Part of the transaction that deletes. Whatever was compacted before does not cover it. */
  #markDirty(): void {
    this.#compacted = false
    this.#database.pragma(`user_version = ${DIRTY}`)
  }

  #open(): OpenTx {
    // Fails if another program has locked the file for longer than the timeout.
    this.#begin.run()
    return new SqliteTx(this.#statements, this.#memory, {
      commit: () => {
        try {
          if (this.#forgets) this.#markDirty()
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
  at = 0
  dirty = false
  instante = 0
  readonly momento = null
  // This thread is the only writer, and a file cannot lose its connection.
  readonly taken = NONE
  readonly lost = false
  readonly failure = null
  readonly changes: Change[] = []
  readonly #statements: Statements
  readonly #memory: Memory
  readonly #end: End

  constructor(statements: Statements, memory: Memory, end: End) {
    this.#statements = statements
    this.#memory = new Memory(memory)
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
    this.#memory.put(this.key, slot, value)
  }

  commit(): void {
    this.#end.commit()
    this.#memory.commit()
  }

  rollback(): void {
    this.#end.rollback()
  }
}
