import { Worker } from 'node:worker_threads'
import { NotCommitted } from './lane.ts'

export interface Prepared {
  /** Which statement; its text goes along the first time. */
  statement: number
  sql?: string
}

/** Rows to write that nobody waits for. */
export type Rows = Prepared & { rows: unknown[][] }

export type Order =
  | { op: 'begin' | 'commit' | 'rollback' | 'close' }
  | (Prepared & { op: 'all' | 'first' | 'run'; values: unknown[] })

/** An order and what is to be written before it: a message costs more than most statements. */
export interface Message {
  id: number
  before: Rows[]
  order: Order
}

export interface Reply {
  id: number
  ok?: unknown
  error?: { message: string; code?: string; uncommitted: boolean }
}

interface Pending {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** The writing connection as seen from the event loop: orders go out in turn, answers come back in turn. */
export class SqliteWriter {
  readonly #thread: Worker
  readonly #pending = new Map<number, Pending>()
  readonly #known = new Map<string, number>()
  #before: Rows[] = []
  #orders = 0

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-writer-thread.ts', import.meta.url), { workerData: { file } })
    this.#thread.on('message', ({ id, ok, error }: Reply) => {
      const pending = this.#pending.get(id)
      this.#pending.delete(id)
      if (!error) return pending?.resolve(ok)
      const cause = Object.assign(new Error(error.message), { code: error.code })
      pending?.reject(error.uncommitted ? new NotCommitted(error.message, { cause }) : cause)
    })
    // Without it nothing can be written: the process ends and is started again.
    this.#thread.on('error', (error) => {
      throw error
    })
  }

  ask(op: 'begin' | 'commit' | 'close'): Promise<unknown> {
    return this.#send({ op })
  }

  rollback(): Promise<unknown> {
    this.#before = []
    return this.#send({ op: 'rollback' })
  }

  query(op: 'all' | 'first' | 'run', sql: string, values: unknown[]): Promise<unknown> {
    return this.#send({ op, values, ...this.#prepared(sql) })
  }

  /** Goes along with the next order. What goes wrong comes out with its answer, at the latest with the commit's. */
  write(sql: string, rows: unknown[][]): void {
    this.#before.push({ rows, ...this.#prepared(sql) })
  }

  async close(): Promise<void> {
    await this.ask('close')
    await this.#thread.terminate()
  }

  #send(order: Order): Promise<unknown> {
    const id = ++this.#orders
    const before = this.#before
    this.#before = []
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#thread.postMessage({ id, before, order } satisfies Message)
    })
  }

  #prepared(sql: string): Prepared {
    const known = this.#known.get(sql)
    if (known !== undefined) return { statement: known }
    const statement = this.#known.size
    this.#known.set(sql, statement)
    return { statement, sql }
  }
}
