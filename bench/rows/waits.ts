import { randomInt } from 'node:crypto'
import { GOALS, judgeRooms } from '#harness/room-goals.ts'
import { ROOM_KINDS } from '#harness/room-kinds.ts'
import { atLeast, type Row } from '../figure.ts'

/** How true the announced waits are in simulated rooms. Fresh seeds, printed, so that a bad one can be looked into. */
export const waitsRow: Row = {
  name: 'waits',
  async run({ short, log }) {
    const seeds = Array.from({ length: short ? 2 : 10 }, () => randomInt(1_000_000))
    log(`seeds ${seeds.join(', ')}`)
    const verdicts = ROOM_KINDS.map((kind) => {
      const verdict = judgeRooms(kind, short ? 3 : 10, seeds)
      const { truth, missed, surely } = verdict
      const percent = (share: number) => `${(100 * share).toFixed(1)} %`
      const told = missed.map(
        (goal) => `${surely.includes(goal) ? 'misses' : 'misses, maybe by chance,'} ${goal}`,
      )
      log(
        `${kind.name}: inside ${percent(truth.inside)}, below ${percent(truth.below)}, above ${percent(truth.above)}, ` +
          `error ${truth.error.toFixed(2)}, width ${truth.width.toFixed(2)} ${told.join('; ')}`,
      )
      return { name: kind.name, ...verdict }
    })
    const share = (name: string, missing: readonly string[]) => {
      const value = verdicts.length - missing.length
      return {
        name: `announced waits: ${name}`,
        value,
        unit: 'kinds of rooms',
        against: 'all kinds',
        limit: verdicts.length,
        ratio: value / verdicts.length,
        goal: atLeast(1),
        note: missing.join(', '),
      }
    }
    const names = (misses: (verdict: (typeof verdicts)[number]) => boolean) =>
      verdicts.filter(misses).map(({ name }) => name)
    return [
      ...GOALS.map(({ goal }) =>
        share(
          goal,
          names(({ missed }) => missed.includes(goal)),
        ),
      ),
      share(
        `all goals, seeds ${seeds.join(' ')}`,
        names(({ missed }) => missed.length > 0),
      ),
      share(
        'all goals, beyond chance',
        names(({ surely }) => surely.length > 0),
      ),
    ]
  },
}
