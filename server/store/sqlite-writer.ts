import { Worker } from 'node:worker_threads'

interface Prepared {
  /** Which statement; its text goes along the first time. */
  statement: number
  sql?: string
}

export type Order = { id: number } & (
  | { op: 'begin' | 'commit' | 'rollback' | 'flush' | 'close' }
  | (Prepared & { op: 'all' | 'first' | 'run'; values: unknown[] })
  | (Prepared & { op: 'many'; rows: unknown[][] })
)

export type Reply = { id: number; ok?: unknown; error?: { message: string; code?: string } }

type Body<T> = T extends unknown ? Omit<T, 'id'> : never

interface Pending {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** The writing connection as seen from the event loop: orders go out in turn, answers come back in turn. */
export class SqliteWriter {
  readonly #thread: Worker
  readonly #pending = new Map<number, Pending>()
  readonly #known = new Map<string, number>()
  #orders = 0

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-writer-thread.ts', import.meta.url), { workerData: { file } })
    this.#thread.on('message', ({ id, ok, error }: Reply) => {
      const pending = this.#pending.get(id)
      this.#pending.delete(id)
      if (error) pending?.reject(Object.assign(new Error(error.message), { code: error.code }))
      else pending?.resolve(ok)
    })
    // Without it nothing can be written: the process ends and is started again.
    this.#thread.on('error', (error) => {
      throw error
    })
  }

  ask(op: 'begin' | 'commit' | 'rollback' | 'flush' | 'close'): Promise<unknown> {
    return this.#send({ op })
  }

  query(op: 'all' | 'first' | 'run', sql: string, values: unknown[]): Promise<unknown> {
    return this.#send({ op, values, ...this.#prepared(sql) })
  }

  /** Not waited for. What goes wrong comes out with the next answer, at the latest with `flush`. */
  many(sql: string, rows: unknown[][]): void {
    this.#thread.postMessage({ id: 0, op: 'many', rows, ...this.#prepared(sql) } satisfies Order)
  }

  async close(): Promise<void> {
    await this.ask('close')
    await this.#thread.terminate()
  }

  #send(body: Body<Order>): Promise<unknown> {
    const id = ++this.#orders
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#thread.postMessage({ id, ...body })
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
