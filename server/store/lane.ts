import { Rechazo } from '#server/rechazo.ts'
import type { BatchResult, Entry } from './batch.ts'
import type { AnyCommand, Command, Context, Outcome } from './command.ts'
import type { Change } from './db.ts'

interface Waiting extends Entry {
  since: number
  items: unknown[]
  settle: ((outcome: Outcome<unknown>) => void)[]
}

const BATCH_MAX = 256
const WAITING_MAX = 5000
/** A command that would wait longer than this is rejected at once. */
export const WAIT_MAX_MS = 2000

/**
 * Group commit. What arrives while a transaction is in flight waits and runs together in the next one, so that one
 * fsync serves many commands.
 */
export class Lane {
  #waiting: Waiting[] = []
  #size = 0
  #groups = new Map<AnyCommand, Map<string, Waiting>>()
  #running = false
  #closing: (() => void) | null = null
  readonly #run: (batch: readonly Entry[]) => Promise<BatchResult>
  readonly #committed: (changes: readonly Change[]) => void

  constructor(
    run: (batch: readonly Entry[]) => Promise<BatchResult>,
    committed: (changes: readonly Change[]) => void,
  ) {
    this.#run = run
    this.#committed = committed
  }

  execute<A, R>(command: Command<A, R>, args: A, context: Context): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.full) return reject(new Rechazo('sobrecarga'))
      this.#size++
      const entry = this.#entryOf(command as AnyCommand, command.keys(args), context)
      entry.items.push(args)
      entry.settle.push((outcome) => {
        if ('ok' in outcome) resolve(outcome.ok as R)
        else reject(outcome.error)
      })
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

  /** Whether a command that comes now is rejected. */
  get full(): boolean {
    const [first] = this.#waiting
    const behind = first !== undefined && performance.now() - first.since > WAIT_MAX_MS
    return behind || this.#size >= WAITING_MAX
  }

  #entryOf(command: AnyCommand, keys: readonly string[], context: Context): Waiting {
    const [key = ''] = keys
    const group = command.grouped ? this.#groups.get(command)?.get(key) : undefined
    if (group && group.items.length < BATCH_MAX) {
      // A group is as late as its latest member.
      group.context = context
      return group
    }
    const entry: Waiting = { command, keys, context, items: [], since: performance.now(), settle: [] }
    if (command.grouped) this.#rememberGroup(command, key, entry)
    this.#waiting.push(entry)
    return entry
  }

  #rememberGroup(command: AnyCommand, key: string, entry: Waiting): void {
    let byKey = this.#groups.get(command)
    if (!byKey) {
      byKey = new Map()
      this.#groups.set(command, byKey)
    }
    byKey.set(key, entry)
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
      await this.#settle(batch)
      for (const entry of batch) this.#size -= entry.settle.length
    }
    this.#running = false
    this.#closing?.()
    this.#closing = null
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    let result: BatchResult
    try {
      result = await this.#run(batch)
    } catch (error) {
      result = { outcomes: batch.map(({ items }) => items.map(() => ({ error }))), changes: [] }
    }
    if (result.changes.length > 0) this.#committed(result.changes)
    for (const [i, entry] of batch.entries()) {
      for (const [j, settle] of entry.settle.entries()) {
        const error = new Error(`${entry.command.name} returned too few outcomes`)
        settle(result.outcomes[i]?.[j] ?? { error })
      }
    }
  }
}
