import { type Causa, Rechazo } from '#server/base/rechazo.ts'
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
/** New commands are rejected while the first has waited this long. So is a command whose key stays taken this long. */
export const WAIT_MAX_MS = 2000
/** A batch needs milliseconds. After this time its lane counts as stuck. */
const STUCK_MS = 5000
/** How long a failure counts as recent, unless a later batch succeeds. */
const RECENT_MS = 60_000
/** Maximum number of entries that wait for taken keys. */
const LEFT_MAX = 500

/**
 * Group commit: commands that arrive during a transaction run together in the next one, so that one fsync serves many
 * commands.
 */
export class Lane {
  #waiting: Waiting[] = []
  /** Entries whose keys another node holds. They are retried first in every batch. */
  #left: Waiting[] = []
  #size = 0
  #groups = new Map<AnyCommand, Map<string, Waiting>>()
  #running = false
  #batchSince: number | null = null
  #failed: { causa: Causa; at: number } | null = null
  readonly #failures = new Map<Causa, number>()
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

  /** Whether new commands are rejected. */
  get full(): boolean {
    const [first] = this.#waiting
    const behind = first !== undefined && performance.now() - first.since > WAIT_MAX_MS
    return behind || this.#size >= WAITING_MAX
  }

  /** Whether a batch takes longer than any batch should. */
  get stuck(): boolean {
    return this.#batchSince !== null && performance.now() - this.#batchSince > STUCK_MS
  }

  /** Why the last batch failed, if it did so recently. */
  get failing(): Causa | null {
    return this.#failed && performance.now() - this.#failed.at < RECENT_MS ? this.#failed.causa : null
  }

  /** The number of commands that failed so far, by cause. */
  get failures(): ReadonlyMap<Causa, number> {
    return this.#failures
  }

  #entryOf(command: AnyCommand, keys: readonly string[], context: Context): Waiting {
    const [key = ''] = keys
    const group = command.grouped ? this.#groups.get(command)?.get(key) : undefined
    if (group && group.items.length < BATCH_MAX) {
      // A group uses the context of its latest member.
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
    // Waits one turn of the event loop, so that requests from the same packet share a transaction.
    setImmediate(() => void this.#loop())
  }

  async #loop(): Promise<void> {
    while (this.#waiting.length + this.#left.length > 0) {
      const fresh = this.#waiting.splice(0, BATCH_MAX)
      this.#groups.clear()
      this.#left = withoutLate(await this.#settle([...this.#left, ...fresh]))
      for (const entry of fresh) this.#size -= entry.settle.length
      // A synchronous engine must yield, so that the holders of the keys can release them.
      if (this.#left.length > 0) await new Promise(setImmediate)
    }
    this.#running = false
    this.#closing?.()
    this.#closing = null
  }

  /** Runs a batch and settles its callers. Returns the entries that did not run. */
  async #settle(batch: readonly Waiting[]): Promise<Waiting[]> {
    let result: BatchResult
    this.#batchSince = performance.now()
    try {
      result = await this.#run(batch)
    } catch (error) {
      result = { outcomes: batch.map(({ items }) => items.map(() => ({ error }))), changes: [] }
    }
    this.#batchSince = null
    this.#noteFailures(result)
    if (result.changes.length > 0) this.#committed(result.changes)
    const left: Waiting[] = []
    for (const [i, entry] of batch.entries()) {
      const outcomes = result.outcomes[i] ?? []
      for (const [j, settle] of entry.settle.entries()) {
        const outcome = outcomes[j]
        if (outcome) settle(outcome)
        else if (outcome === undefined) {
          settle({ error: new Error(`${entry.command.name} returned too few outcomes`) })
        }
      }
      if (outcomes.includes(null)) left.push(unsettled(entry, outcomes))
    }
    return left
  }

  #noteFailures({ outcomes }: BatchResult): void {
    this.#failed = null
    for (const outcome of outcomes.flat()) {
      if (!outcome || !('error' in outcome) || !(outcome.error instanceof Rechazo)) continue
      const { causa } = outcome.error
      if (!causa) continue
      this.#failed = { causa, at: performance.now() }
      this.#failures.set(causa, (this.#failures.get(causa) ?? 0) + 1)
    }
  }
}

const unsettled = (entry: Waiting, outcomes: BatchResult['outcomes'][number]): Waiting => ({
  ...entry,
  items: entry.items.filter((_, j) => outcomes[j] === null),
  settle: entry.settle.filter((_, j) => outcomes[j] === null),
})

/** What operators need to know about the lanes of a store. */
export interface WriteHealth {
  /** Whether a lane does not proceed. */
  readonly stuck: boolean
  /** Why recent commands failed; null: they did not. */
  readonly failing: Causa | null
  /** The number of commands that failed since the start, by cause. */
  readonly failures: ReadonlyMap<Causa, number>
}

export const healthOf = (lanes: readonly Lane[]): WriteHealth => ({
  get stuck() {
    return lanes.some((lane) => lane.stuck)
  },
  get failing() {
    return lanes.find((lane) => lane.failing)?.failing ?? null
  },
  get failures() {
    const sum = new Map<Causa, number>()
    for (const [causa, count] of lanes.flatMap((lane) => [...lane.failures]))
      sum.set(causa, (sum.get(causa) ?? 0) + count)
    return sum
  },
})

/** Rejects entries that have waited too long for a key, and the last ones if there are too many. */
function withoutLate(left: readonly Waiting[]): Waiting[] {
  const now = performance.now()
  return left.filter(({ since, settle }, i) => {
    if (now - since < WAIT_MAX_MS && i < LEFT_MAX) return true
    for (const refuse of settle) refuse({ error: new Rechazo('no_disponible', { esperar: 2 }) })
    return false
  })
}
