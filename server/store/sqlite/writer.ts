import { Worker } from 'node:worker_threads'
import { NotCommitted, Stale } from '../lane.ts'

export interface Prepared {
  /** Which statement; its text goes along the first time. */
  statement: number
  sql?: string
}

/** Rows to write that nobody waits for. */
export type Rows = Prepared & { rows: unknown[][] }

interface Collected {
  sql: string
  rows: unknown[][]
}

export type Order =
  | { op: 'begin' | 'commit' | 'rollback' | 'close' }
  | (Prepared & { op: 'all' | 'first' | 'run'; values: unknown[] })

/** An order and what is to be written before it: a message costs more than most statements. */
export interface Message {
  id: number
  /** Begins a transaction first, unless somebody else has changed the file since the last one. */
  opens: boolean
  before: Rows[]
  order: Order
}

export interface Reply {
  id: number
  ok?: unknown
  /** It was to open a transaction, and what has been read for it is not certain any more. */
  stale?: true
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
  /** The texts that the thread has been sent, by number. */
  readonly #told = new Map<string, number>()
  #before: Collected[] = []
  #opens = false
  #orders = 0
  #statements = 0

  constructor(file: string) {
    this.#thread = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { file } })
    this.#thread.on('message', (reply: Reply) => this.#settle(reply))
    // Without it nothing can be written: the process ends and is started again.
    this.#thread.on('error', (error) => {
      throw error
    })
  }

  /** At once: from here on nobody else can write. */
  async begin(): Promise<void> {
    await this.#send({ op: 'begin' })
  }

  /** With the first order, if what was read until now still holds then. */
  beginWithFirstOrder(): void {
    this.#opens = true
  }

  async commit(): Promise<void> {
    if (this.#opens && this.#before.length === 0) this.#opens = false
    else await this.#send({ op: 'commit' })
  }

  async rollback(): Promise<void> {
    this.#before = []
    if (this.#opens) this.#opens = false
    else await this.#send({ op: 'rollback' })
  }

  query(op: 'all' | 'first' | 'run', sql: string, values: unknown[]): Promise<unknown> {
    return this.#send({ op, values, ...this.#tell(sql) })
  }

  /** Goes along with the next order. What goes wrong comes out with its answer, at the latest with the commit's. */
  write(sql: string, rows: unknown[][]): void {
    this.#before.push({ sql, rows })
  }

  async close(): Promise<void> {
    await this.#send({ op: 'close' })
    await this.#thread.terminate()
  }

  #send(order: Order): Promise<unknown> {
    const id = ++this.#orders
    const before = this.#before.map(({ sql, rows }) => ({ rows, ...this.#tell(sql) }))
    const message: Message = { id, opens: this.#opens, before, order }
    this.#before = []
    this.#opens = false
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      try {
        this.#thread.postMessage(message)
      } catch (error) {
        // Values that cannot be sent; the texts among them were not told either.
        this.#pending.delete(id)
        this.#told.clear()
        throw error
      }
    })
  }

  #settle({ id, ok, stale, error }: Reply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (stale) pending?.reject(new Stale())
    else if (!error) pending?.resolve(ok)
    else {
      const cause = Object.assign(new Error(error.message), { code: error.code })
      pending?.reject(error.uncommitted ? new NotCommitted(error.message, { cause }) : cause)
    }
  }

  /** Only for what is sent at once: a text that a rollback throws away must not count as told. */
  #tell(sql: string): Prepared {
    const told = this.#told.get(sql)
    if (told !== undefined) return { statement: told }
    const statement = this.#statements++
    this.#told.set(sql, statement)
    return { statement, sql }
  }
}
