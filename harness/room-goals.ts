import type { RoomKind } from './room.ts'
import { simulateRoom } from './room.ts'
import type { Truth } from './room-figures.ts'
import { truthOf } from './room-figures.ts'
import { ServiceWatcher } from './room-watcher.ts'

/** Goals for the announced waits in every kind of room, from the 20th service on. */
export const GOALS: readonly { goal: string; holds: (truth: Truth, kind: RoomKind) => boolean }[] = [
  { goal: 'inside 76 to 88 %', holds: ({ inside }) => inside >= 0.76 && inside <= 0.88 },
  {
    goal: 'below and above within 2:1',
    holds: ({ below, above }) => below <= 2 * above && above <= 2 * below,
  },
  {
    goal: "error at most 1.2 times the oracle's, or what the room allows",
    holds: ({ error }, kind) => error <= (kind.error ?? 1.2),
  },
  { goal: 'width at most 1.3 times the best', holds: ({ width }) => width <= 1.3 },
]

export const missedBy = (truth: Truth, kind: RoomKind): string[] =>
  GOALS.filter(({ holds }) => !holds(truth, kind)).map(({ goal }) => goal)

/** Accuracy over several rooms of a kind, one per seed, each from its first day on. */
export const judgeRoom = (kind: RoomKind, days: number, seeds: readonly number[]): Truth =>
  truthOf(seeds.flatMap((seed) => watchRoom(kind, days, seed)))

function watchRoom(kind: RoomKind, days: number, seed: number) {
  const watched = kind.crowded ? Math.ceil(days / 4) : days
  return simulateRoom(kind, watched, seed, new ServiceWatcher(kind.tiempoEstimado))
}

/** Accuracy in these rooms, and the missed goals, some perhaps only by chance. */
export interface Verdict {
  truth: Truth
  missed: string[]
  /** Goals still missed when every figure is improved by its statistical error. */
  surely: string[]
}

/** People in one room share their luck, so chance is estimated by leaving out one room at a time (jackknife). */
export function judgeRooms(kind: RoomKind, days: number, seeds: readonly number[]): Verdict {
  const rooms = seeds.map((seed) => watchRoom(kind, days, seed))
  const truth = truthOf(rooms.flat())
  const without = rooms.map((_, i) => truthOf(rooms.filter((_room, j) => j !== i).flat()))
  const spread = (figure: (truth: Truth) => number) => {
    const values = without.map(figure)
    const mean = values.reduce((a, b) => a + b, 0) / values.length
    return Math.sqrt(((values.length - 1) / values.length) * values.reduce((a, b) => a + (b - mean) ** 2, 0))
  }
  const nearer = (value: number, goal: number, margin: number) =>
    value > goal ? Math.max(goal, value - margin) : Math.min(goal, value + margin)
  const { inside, below, above, error, width } = truth
  const even = (below + above) / 2
  const luckier = {
    ...truth,
    inside: nearer(inside, 0.82, 2 * spread((t) => t.inside)),
    below: nearer(
      below,
      even,
      spread((t) => t.below - t.above),
    ),
    above: nearer(
      above,
      even,
      spread((t) => t.below - t.above),
    ),
    error: error - 2 * spread((t) => t.error),
    width: width - 2 * spread((t) => t.width),
  }
  return { truth, missed: missedBy(truth, kind), surely: missedBy(luckier, kind) }
}
