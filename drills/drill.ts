/** One way in which things go wrong. */
export interface Drill {
  name: string
  /** `short`: the same judgement with less of everything, for `npm test`. */
  run(options: { short: boolean }): Promise<Verdict>
}

export interface Verdict {
  /** What was done and seen, in a few words. */
  facts: string
  /** What was lost, given out twice, or not answered as promised; nothing, when all is well. */
  faults: readonly string[]
}

/** The machine lacks something that the drill needs; it counts as not run. */
export class CannotRun extends Error {}
