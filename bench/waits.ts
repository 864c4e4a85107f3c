import { randomInt } from 'node:crypto'
import { GOALS, judgeRooms } from '#harness/room-goals.ts'
import { ROOM_KINDS } from '#harness/room-kinds.ts'
import { atLeast, figure, type Row } from './report.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Accuracy of the announced waits in simulated rooms. Uses new seeds and prints them, to reproduce a bad one. */
export const waitsRow: Row = {
  name: 'waits',
  async run({ short, log }) {
    const seeds = Array.from({ length: short ? 2 : 10 }, () => randomInt(1_000_000))
    log(`seeds ${seeds.join(', ')}`)
    const verdicts = ROOM_KINDS.map((kind) => {
      const verdict = judgeRooms(kind, short ? 3 : 10, seeds)
      const { truth, missed, surely } = verdict
      const misses = missed.map((goal) => `misses ${goal}${surely.includes(goal) ? '' : ', maybe by chance'}`)
      log(
        `${kind.name}: inside ${percent(truth.inside)}, below ${percent(truth.below)}, above ${percent(truth.above)}, ` +
          `error ${truth.error.toFixed(2)}, width ${truth.width.toFixed(2)} ${misses.join('; ')}`,
      )
      return { name: kind.name, ...verdict }
    })
    const kindsWithout = (goal: string, misses: (verdict: (typeof verdicts)[number]) => boolean) => {
      const missing = verdicts.filter(misses).map(({ name }) => name)
      return figure(`announced waits: ${goal}`, verdicts.length - missing.length, 'kinds of rooms', {
        against: 'all kinds',
        limit: verdicts.length,
        goal: atLeast(1),
        note: missing.join(', '),
      })
    }
    return [
      ...GOALS.map(({ goal }) => kindsWithout(goal, ({ missed }) => missed.includes(goal))),
      kindsWithout(`all goals, seeds ${seeds.join(' ')}`, ({ missed }) => missed.length > 0),
      kindsWithout('all goals, beyond chance', ({ surely }) => surely.length > 0),
    ]
  },
}
