/** Injects one kind of fault and checks that every promise is kept. */
export interface Drill {
  name: string
  /** `short`: the same checks with less load and fewer repetitions, for `npm test`. */
  run(options: { short: boolean }): Promise<Verdict>
}

export interface Verdict {
  /** What was done and measured, in a few words. */
  facts: string
  /** Turnos lost or given out twice, and answers that break a promise. Empty when every promise was kept. */
  faults: readonly string[]
}

/** Thrown when the machine lacks something that the drill needs. The drill then counts as skipped. */
export class CannotRun extends Error {}
