/** Breaks one thing on purpose and checks that no promise is broken. */
export interface Drill {
  name: string
  /** `short`: the same checks with less load and fewer repetitions, for `npm test`. */
  run(options: { short: boolean }): Promise<Verdict>
}

export interface Verdict {
  /** What was done and measured, in a few words. */
  facts: string
  /** What was lost, given out twice, or not answered as promised. Empty when every promise was kept. */
  faults: readonly string[]
}

/** Thrown when the machine lacks something that the drill needs. The drill then counts as skipped. */
export class CannotRun extends Error {}
