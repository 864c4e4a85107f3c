import { type Person, type RoomKind, simulateRoom, type Watcher } from './room.ts'
import type { Range } from './room-figures.ts'
import { ServiceWatcher } from './room-watcher.ts'

const MINUTE_MS = 60_000

/** A range on a phone, and since when it is shown. */
interface Shown {
  range: Range
  at: number
}

export interface Phone<S extends Shown> {
  /** What the phone shows after a new range. */
  show: (shown: S | null, range: Range, at: number) => S
  /** The approximate time of the call according to a shown range. */
  callAt: (shown: S) => number
}

/** How much the ranges on the phones of a room changed. */
export interface Jumps {
  /** Number of looks, one per person and minute. */
  looks: number
  /** Share of looks at which the range differs from the one before. */
  changed: number
  /** Share of looks at which the call has moved later by more than the bound. */
  later: number
}

/** A jump is a call that moves later by more than these minutes and by more than `JUMP_SHARE`. */
const JUMP_MINUTES = 3
/** Share of the time that was left until the call. */
const JUMP_SHARE = 0.25

/** Follows every phone in a room where nobody overtakes. `told` may distort the ranges sent to the phones. */
export function watchPhones<S extends Shown>(
  kind: RoomKind,
  days: number,
  seed: number,
  { show, callAt }: Phone<S>,
  told: (range: Range, person: Person, now: number) => Range = (range) => range,
): Jumps {
  const service = new ServiceWatcher(kind.tiempoEstimado)
  const screens = new Map<Person, S>()
  let [looks, changed, later] = [0, 0, 0]
  const look = (person: Person, range: Range, now: number) => {
    const before = screens.get(person) ?? null
    const at = now * MINUTE_MS
    const shown = show(before, told(range, person, now), at)
    screens.set(person, shown)
    if (!before) return
    looks++
    if (shown === before) return
    changed++
    const left = Math.max(0, callAt(before) - at)
    if (callAt(shown) - Math.max(at, callAt(before)) > Math.max(JUMP_MINUTES * MINUTE_MS, JUMP_SHARE * left))
      later++
  }
  const watcher: Watcher<Range> = {
    changed: (person) => service.changed(person),
    quote(person, ahead, others, now) {
      const range = service.quote(person, ahead, others, now)
      look(person, range, now)
      return range
    },
    minute(line, now) {
      for (const [i, person] of line.entries()) look(person, service.look(person, i + 1, now), now)
    },
  }
  simulateRoom(kind, days, seed, watcher)
  return { looks, changed: changed / looks, later: later / looks }
}
