import { mkdirSync, writeFileSync } from 'node:fs'
import { seededRandom } from '#harness/random.ts'
import type { Fault } from './fault.ts'
import { type History, tell } from './history.ts'
import { type Shape, scriptOfSeed } from './ordenes.ts'
import { play } from './play.ts'
import type { Stage } from './stage.ts'

export interface Totals {
  rounds: number
  commands: number
  /** Live states received by tabs. */
  states: number
  unanswered: number
  found: { seed: number; fault: Fault }[]
}

export const noTotals = (): Totals => ({ rounds: 0, commands: 0, states: 0, unanswered: 0, found: [] })

interface RoundOptions {
  readonly shape: Shape
  /** Whether a fault is injected in each fase. */
  readonly hurts: boolean
}

/** Runs the script of a seed, adds to the totals, and saves the history if there are faults. */
export async function playRound(
  stage: Stage,
  seed: number,
  { shape, hurts }: RoundOptions,
  totals: Totals,
): Promise<void> {
  const random = seededRandom(seed)
  const answers = shape.manos * shape.ordenes
  const script = scriptOfSeed(seed, shape)
  const hurt = () => ({ after: Math.ceil(random() * answers * 0.8), what: random() })
  const { faults, history } = await play(stage, script, hurts ? { hurts: script.map(hurt) } : {})
  totals.rounds++
  totals.commands += history.operations.length
  totals.states += history.heard.length
  totals.unanswered += history.lost.length
  totals.found.push(...faults.map((fault) => ({ seed, fault })))
  if (faults.length > 0) keep(`${stage.engine}-${seed}`, faults, history)
}

const RESULTS = new URL('../drills/results/', import.meta.url)

function keep(name: string, faults: readonly Fault[], { operations, heard }: History): void {
  mkdirSync(RESULTS, { recursive: true })
  const lines = [
    ...faults.map(({ kind, text }) => `FAULT ${kind}: ${text}`),
    ...operations.map((op) => `${op.begun}-${op.ended} ${tell(op)}`),
    ...heard.map((state) => `heard ${JSON.stringify(state)}`),
  ]
  writeFileSync(new URL(`model-${name}.txt`, RESULTS), `${lines.join('\n')}\n`)
}

export const textOf = ({ seed, fault }: Totals['found'][number]): string =>
  `seed ${seed}, ${fault.kind}: ${fault.text}`

export const factsOf = ({ rounds, commands, states, unanswered }: Totals): string =>
  `${rounds} rounds, ${commands} requests (${unanswered} without an answer), ${states} live states`
