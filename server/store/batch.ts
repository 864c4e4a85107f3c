import { Rechazo } from '#server/base/rechazo.ts'
import type { AnyCommand, Context, Momento, Outcome } from './command.ts'
import type { Change, Tx } from './db.ts'
import { causeOf } from './unavailable.ts'

/** A command with the arguments of its caller, or of several callers of a group. */
export interface Entry {
  command: AnyCommand
  keys: readonly string[]
  context: Context
  items: readonly unknown[]
}

export interface OpenTx extends Tx {
  /** The first key of the running command. */
  key: string
  /** Position of the running command in its batch. */
  at: number
  /** Whether anything was written since it was last reset. */
  dirty: boolean
  instante: number
  /** The time of the database's own clock; null if it has none. */
  readonly momento: Momento | null
  /** Keys that another node currently holds. Their commands do not run in this transaction. */
  readonly taken: ReadonlySet<string>
  /** Whether the connection was lost, and with it everything that was written. */
  readonly lost: boolean
  /** The first statement that failed. Its error may arrive late, because some writes are sent without waiting. */
  readonly failure: Failure | null
  readonly changes: readonly Change[]
  commit(): Promise<void> | void
  rollback(): Promise<void> | void
}

export type Begin = (keys: readonly string[]) => Promise<OpenTx> | OpenTx

/** The error of the command at this position of a batch, after which everything was rolled back. */
export interface Failure {
  failed: unknown
  at: number
}

export interface BatchResult {
  /** One outcome for each item of each entry, in order. Null means that it did not run because its key is taken. */
  outcomes: (Outcome<unknown> | null)[][]
  changes: readonly Change[]
}

/**
 * Runs a batch in one transaction. A refusal that wrote nothing only affects its caller. Any other failure of a command
 * rolls the batch back, and every command runs again on its own. A batch whose commit has an unknown outcome is neither
 * run again nor acknowledged.
 */
export async function runBatch(begin: Begin, batch: readonly Entry[]): Promise<BatchResult> {
  const attempt = await attemptBatch(begin, batch)
  if (!('failed' in attempt)) return attempt
  const [entry] = batch
  if (batch.length === 1 && entry) return runSingles(begin, entry, attempt.failed)
  return causeOf(attempt.failed) === 'bloqueo'
    ? runWithoutBlocked(begin, batch, attempt)
    : runEach(begin, batch)
}

async function runEach(begin: Begin, batch: readonly Entry[]): Promise<BatchResult> {
  const results: BatchResult[] = []
  for (const entry of batch) results.push(await runBatch(begin, [entry]))
  return {
    outcomes: results.flatMap(({ outcomes }) => outcomes),
    changes: results.flatMap(({ changes }) => changes),
  }
}

/**
 * Runs the rest of a batch in which one command waited in vain for a lock of another program. Commands with the same
 * keys are refused too, because they need the same rows.
 */
async function runWithoutBlocked(
  begin: Begin,
  batch: readonly Entry[],
  { failed, at }: Failure,
): Promise<BatchResult> {
  const first = batch[at]
  const isBlocked = (entry: Entry) =>
    entry === first || entry.keys.some((key) => first?.keys.includes(key) ?? false)
  const others = batch.filter((entry) => !isBlocked(entry))
  const attempt = await attemptBatch(begin, others)
  const { outcomes, changes } = !('failed' in attempt)
    ? attempt
    : // The lock concerns several companies. Waiting once for each of them would stop the lane.
      causeOf(attempt.failed) === 'bloqueo'
      ? { outcomes: allWith(others, { error: attempt.failed }), changes: [] }
      : await runEach(begin, others)
  const ofOthers = outcomes.values()
  return {
    outcomes: batch.map((entry) =>
      isBlocked(entry) ? entry.items.map(() => ({ error: failed })) : (ofOthers.next().value ?? []),
    ),
    changes,
  }
}

/** Replaces the errors of a result by what their callers receive. */
export const explainedBy = (
  explain: (error: unknown) => unknown,
  { outcomes, changes }: BatchResult,
): BatchResult => ({
  outcomes: outcomes.map((list) =>
    list.map((outcome) => (outcome && 'error' in outcome ? { error: explain(outcome.error) } : outcome)),
  ),
  changes,
})

/** Whether a random value, such as a tracking code, was already in use. */
const isRepeatedValue = (error: unknown): boolean =>
  /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/.test((error as { code?: string }).code ?? '')

/** Splits a group that failed, so that one bad item does not affect the others. */
async function runSingles(begin: Begin, entry: Entry, error: unknown): Promise<BatchResult> {
  // All items of a group need the same rows.
  if (causeOf(error) === 'bloqueo') return { outcomes: allWith([entry], { error }), changes: [] }
  if (entry.items.length === 1) {
    const again = isRepeatedValue(error) ? await attemptBatch(begin, [entry]) : { failed: error, at: 0 }
    return 'failed' in again ? { outcomes: [[{ error: again.failed }]], changes: [] } : again
  }
  const outcomes: (Outcome<unknown> | null)[] = []
  const changes: Change[] = []
  for (const item of entry.items) {
    const single = await runBatch(begin, [{ ...entry, items: [item] }])
    outcomes.push(...(single.outcomes[0] ?? []))
    changes.push(...single.changes)
  }
  return { outcomes: [outcomes], changes }
}

async function attemptBatch(
  begin: Begin,
  batch: readonly Entry[],
  again = true,
): Promise<BatchResult | Failure> {
  let tx: OpenTx
  try {
    tx = await begin([...new Set(batch.flatMap(({ keys }) => keys))])
  } catch (error) {
    // Nothing ran, so running the commands one by one would not help.
    return { outcomes: allWith(batch, { error }), changes: [] }
  }
  const outcomes: (Outcome<unknown> | null)[][] = []
  let wrote = false
  try {
    for (const [at, entry] of batch.entries()) {
      tx.at = at
      const waits = entry.keys.some((key) => tx.taken.has(key))
      outcomes.push(waits ? entry.items.map(() => null) : await runEntry(entry, tx))
      wrote ||= tx.dirty
    }
  } catch (error) {
    wrote ||= tx.dirty
    await tx.rollback()
    if (!tx.lost) return tx.failure ?? { failed: error, at: tx.at }
    // A batch that only read is run once more, on another connection.
    if (again && !wrote) return attemptBatch(begin, batch, false)
    return { outcomes: allWith(batch, { error }), changes: [] }
  }
  try {
    await tx.commit()
  } catch (error) {
    if (tx.failure && !tx.lost) return tx.failure
    return { outcomes: outcomes.map((list) => list.map((outcome) => outcome && { error })), changes: [] }
  }
  return { outcomes, changes: tx.changes }
}

async function runEntry({ command, keys, context, items }: Entry, tx: OpenTx): Promise<Outcome<unknown>[]> {
  const now = context.propia && tx.momento ? { ...context, ...tx.momento } : context
  tx.key = keys[0] ?? ''
  tx.dirty = false
  tx.instante = now.instante
  try {
    return await command.runAll(tx, items as never[], now)
  } catch (error) {
    if (!(error instanceof Rechazo) || tx.dirty || tx.lost) throw error
    return items.map(() => ({ error }))
  }
}

const allWith = (batch: readonly Entry[], outcome: Outcome<unknown>): Outcome<unknown>[][] =>
  batch.map(({ items }) => items.map(() => outcome))
