import { randomInt } from 'node:crypto'
import { GOALS, judgeRoom, missedBy } from '#harness/room-goals.ts'
import { ROOM_KINDS } from '#harness/room-kinds.ts'
import { atLeast, type Row } from '../figure.ts'

/** How true the announced waits are in simulated rooms. Fresh seeds, printed, so that a bad one can be looked into. */
export const waitsRow: Row = {
  name: 'waits',
  async run({ short, log }) {
    const seeds = Array.from({ length: short ? 1 : 10 }, () => randomInt(1_000_000))
    log(`seeds ${seeds.join(', ')}`)
    const truths = ROOM_KINDS.map((kind) => {
      const truth = judgeRoom(kind, short ? 3 : 10, seeds)
      const percent = (share: number) => `${(100 * share).toFixed(1)} %`
      log(
        `${kind.name}: inside ${percent(truth.inside)}, below ${percent(truth.below)}, above ${percent(truth.above)}, ` +
          `error ${truth.error.toFixed(2)}, width ${truth.width.toFixed(2)} ${missedBy(truth, kind).join(', ')}`,
      )
      return { kind, truth }
    })
    return GOALS.map(({ goal, holds }) => {
      const missing = truths.filter(({ kind, truth }) => !holds(truth, kind)).map(({ kind }) => kind.name)
      const value = truths.length - missing.length
      return {
        name: `announced waits: ${goal}`,
        value,
        unit: 'kinds of rooms',
        against: 'all kinds',
        limit: truths.length,
        ratio: value / truths.length,
        goal: atLeast(1),
        note: missing.join(', '),
      }
    })
  },
}
