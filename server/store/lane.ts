import { Rechazo } from '#server/rechazo.ts'
import type { Command, Context, Outcome } from './command.ts'
import type { Change, Tx } from './db.ts'

/** One transaction of an engine. `dirty` tells whether anything was written since it was last reset. */
export interface OpenTx extends Tx {
  /** Of the command that is running. */
  key: string
  dirty: boolean
  readonly changes: readonly Change[]
  readonly afterwards: readonly (() => void)[]
  /** Fails with NotCommitted or Stale when it is certain that nothing was committed. */
  commit(): Promise<void> | void
  rollback(): Promise<void> | void
}

/** A write that nobody waited for failed, so there was no commit: the commands can be run again. */
export class NotCommitted extends Error {}

/** Somebody else has written meanwhile, so nothing was: the commands are to be run again under lock. */
export class Stale extends Error {}

/** `locked`: nobody else can write from the first read on. Otherwise it may turn out Stale. */
export type Begin = (keys: readonly string[], locked: boolean) => Promise<OpenTx> | OpenTx

interface Waiting {
  keys: readonly string[]
  since: number
  command: Command<never, unknown>
  context: Context
  items: unknown[]
  settle: ((outcome: Outcome<unknown>) => void)[]
}

const BATCH_MAX = 256
const WAITING_MAX = 5000
/** A command that would wait longer than this is rejected at once. */
export const WAIT_MAX_MS = 2000

/**
 * Group commit. What arrives while a transaction is in flight waits and runs together in the next
 * one, so that one fsync serves many commands. A refusal that wrote nothing only concerns its own
 * caller; any other failure rolls the batch back and every command is run again alone.
 */
export class Lane {
  #waiting: Waiting[] = []
  #size = 0
  #groups = new Map<unknown, Map<string, Waiting>>()
  #running = false
  #closing: (() => void) | null = null
  readonly #begin: Begin
  readonly #committed: (changes: readonly Change[]) => void

  constructor(begin: Begin, committed: (changes: readonly Change[]) => void) {
    this.#begin = begin
    this.#committed = committed
  }

  execute<A, R>(command: Command<A, R>, args: A, context: Context): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (!this.#admit(reject)) return
      const entry = this.#entryOf(command as Command<never, unknown>, command.keys(args), context)
      entry.items.push(args)
      entry.settle.push(settler(resolve, reject))
      this.#wake()
    })
  }

  /** Resolves when everything accepted so far is settled. */
  async drain(): Promise<void> {
    if (!this.#running) return
    await new Promise<void>((resolve) => {
      this.#closing = resolve
    })
  }

  /** Whether whoever comes now would be refused. */
  get full(): boolean {
    const [first] = this.#waiting
    const behind = first !== undefined && performance.now() - first.since > WAIT_MAX_MS
    return behind || this.#size >= WAITING_MAX
  }

  #admit(reject: (error: unknown) => void): boolean {
    if (this.full) {
      reject(new Rechazo('sobrecarga'))
      return false
    }
    this.#size++
    return true
  }

  #entryOf(command: Command<never, unknown>, keys: readonly string[], context: Context): Waiting {
    const [key = ''] = keys
    let byKey = this.#groups.get(command)
    if (!byKey) {
      byKey = new Map()
      this.#groups.set(command, byKey)
    }
    const group = command.grouped ? byKey.get(key) : undefined
    if (group && group.items.length < BATCH_MAX) {
      // A group is as late as its latest member.
      group.context = context
      return group
    }
    const entry = { keys, since: performance.now(), command, context, items: [], settle: [] }
    if (command.grouped) byKey.set(key, entry)
    this.#waiting.push(entry)
    return entry
  }

  #wake(): void {
    if (this.#running) return
    this.#running = true
    // A turn of the event loop lets what arrived in the same packet board the same transaction.
    setImmediate(() => void this.#loop())
  }

  async #loop(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH_MAX)
      this.#groups.clear()
      await this.#runBatch(batch)
      for (const entry of batch) this.#size -= entry.settle.length
    }
    this.#running = false
    this.#closing?.()
    this.#closing = null
  }

  async #runBatch(batch: Waiting[]): Promise<void> {
    let failed = await this.#attempt(batch, false)
    if (failed?.error instanceof Stale) failed = await this.#attempt(batch, true)
    if (!failed) return
    if (batch.length === 1 && batch[0]) return this.#runSingles(batch[0], failed.error)
    for (const entry of batch) await this.#runBatch([entry])
  }

  /** A lone group that failed is split, so that one bad item cannot take the others down. */
  async #runSingles(entry: Waiting, error: unknown): Promise<void> {
    const { settle } = entry
    if (settle.length === 1) return settle[0]?.({ error })
    for (const [i, item] of entry.items.entries()) {
      await this.#runBatch([{ ...entry, items: [item], settle: settle.slice(i, i + 1) }])
    }
  }

  async #attempt(batch: Waiting[], locked: boolean): Promise<{ error: unknown } | null> {
    let tx: OpenTx
    try {
      tx = await this.#begin(lockOrder(batch), locked)
    } catch (error) {
      // Nothing ran, so nothing is gained by trying them one by one.
      for (const entry of batch) for (const settle of entry.settle) settle({ error })
      return null
    }
    const outcomes: Outcome<unknown>[][] = []
    try {
      for (const entry of batch) outcomes.push(await runOne(entry, tx))
    } catch (error) {
      await tx.rollback()
      return { error }
    }
    try {
      await tx.commit()
    } catch (error) {
      if (error instanceof Stale) return { error }
      if (error instanceof NotCommitted) return { error: error.cause }
      // Whether it is durable is unknown: never run again, never acknowledged.
      for (const entry of batch) for (const settle of entry.settle) settle({ error })
      return null
    }
    for (const action of tx.afterwards) action()
    if (tx.changes.length > 0) this.#committed(tx.changes)
    for (const [i, entry] of batch.entries()) {
      for (const [j, settle] of entry.settle.entries()) {
        settle(outcomes[i]?.[j] ?? { error: new Error('The group command answered too few outcomes') })
      }
    }
    return null
  }
}

async function runOne(entry: Waiting, tx: OpenTx): Promise<Outcome<unknown>[]> {
  tx.key = entry.keys[0] ?? ''
  tx.dirty = false
  try {
    return await entry.command.runAll(tx, entry.items as never[], entry.context)
  } catch (error) {
    if (!(error instanceof Rechazo) || tx.dirty) throw error
    return entry.settle.map(() => ({ error }))
  }
}

/** The same order on every node, so that two transactions never wait for each other. */
function lockOrder(batch: readonly Waiting[]): string[] {
  return [...new Set(batch.flatMap(({ keys }) => keys))].sort()
}

const settler =
  <T>(resolve: (value: T) => void, reject: (error: unknown) => void) =>
  (outcome: Outcome<unknown>): void => {
    if ('ok' in outcome) resolve(outcome.ok as T)
    else reject(outcome.error)
  }
