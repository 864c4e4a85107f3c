import type { RoomKind } from './room.ts'
import { simulateRoom } from './room.ts'
import type { Truth } from './room-figures.ts'
import { truthOf } from './room-figures.ts'
import { ServiceWatcher } from './room-watcher.ts'

/** What the announced waits of every kind of room must reach, from the 20th service on. */
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

/** The goals that were missed. */
export const missedBy = (truth: Truth, kind: RoomKind): string[] =>
  GOALS.filter(({ holds }) => !holds(truth, kind)).map(({ goal }) => goal)

/** Each seed is another room of that kind, watched from its first day on. */
export function judgeRoom(kind: RoomKind, days: number, seeds: readonly number[]): Truth {
  const watched = kind.crowded ? Math.ceil(days / 4) : days
  return truthOf(
    seeds.flatMap((seed) => simulateRoom(kind, watched, seed, new ServiceWatcher(kind.tiempoEstimado))),
  )
}
