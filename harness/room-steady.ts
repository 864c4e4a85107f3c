import { type Person, type RoomKind, simulateRoom, type Watcher } from './room.ts'
import type { Range } from './room-figures.ts'
import { ServiceWatcher } from './room-watcher.ts'

const MINUTE_MS = 60_000

/** A range as a phone shows it since an instant. */
interface Shown {
  range: Range
  at: number
}

export interface Phone<S extends Shown> {
  /** What is shown after a new range. */
  show: (shown: S | null, range: Range, at: number) => S
  /** When a shown range has the turno called, about. */
  callAt: (shown: S) => number
}

/** How much the range on the phones of a room jumped about. */
export interface Jumps {
  looks: number
  /** Shares of the looks, one a minute: another range than before, and a call that is later by more than a bound. */
  changed: number
  later: number
}

/** A call that comes so much later than was shown is a jump: minutes, and the share of what was left. */
const JUMP_MINUTES = 3
const JUMP_SHARE = 0.25

/** Follows everybody in a room where nobody passes anybody. `told` may distort what the phones are told. */
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
