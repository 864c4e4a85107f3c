import type { Tree } from './checkout.ts'
import type { Sample } from './sample.ts'

/** A server, or several, under one kind of load. */
export interface Subject {
  /** Called before each pair of rounds, and not measured. */
  prepare?(seconds: number): Promise<void>
  round(seconds: number): Promise<Sample>
  close(): Promise<void>
}

/** Something to compare between two trees. */
export interface PairedRow {
  name: string
  title: string
  /** Measured only when it is asked for by name. */
  optional?: boolean
  /** Gives the same figure every time, so one pair is enough. */
  once?: boolean
  open(tree: Tree, options: { short: boolean }): Promise<Subject>
}
