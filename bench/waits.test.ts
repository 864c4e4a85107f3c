import { describe, expect, test } from 'vitest'
import type { RoomKind } from '#harness/room.ts'
import { judgeRoom, missedBy } from '#harness/room-goals.ts'
import { ROOM_KINDS } from '#harness/room-kinds.ts'
import { watchPhones } from '#harness/room-steady.ts'
import { type Shown, steady } from '../web/shared/pase/steady.ts'

const seedsOf = (...numbers: number[]) => numbers.map((n) => 7919 * n)

describe('announced waits, from the 20th service on', () => {
  const DAYS = 7
  const SEEDS = seedsOf(21, 22, 23, 24, 25, 26)

  test.each(ROOM_KINDS)('in a room with $name', { timeout: 120_000 }, (kind) => {
    const truth = judgeRoom(kind, DAYS, SEEDS)
    expect(truth.people).toBeGreaterThan(1000)
    expect(missedBy(truth, kind), JSON.stringify(truth)).toEqual([])
  })
})

describe('during a wait, the range on the phone is steady', () => {
  const DAYS = 4
  const SEEDS = seedsOf(31, 32, 33)
  /** Maximum share of waiting minutes that show a new range: on average a range stays for four minutes. */
  const CHANGED = 0.25
  /** Maximum share of waiting minutes that show a much later call, when nothing happens. */
  const LATER = 0.015
  /** The same share in rooms with very long services or pauses. */
  const LATER_WITH_REASON = 0.05

  const callAt = ({ range, at }: Shown) => at + ((range.min + range.max) / 2) * 60_000
  const phone = { show: steady, callAt }
  const QUIET = ['ordinary', 'bursts', 'a bad tiempoEstimado']
  const EVENTFUL = ['one desk', 'heavy tail', 'few very long services', 'breaks']
  const named = (name: string) => ROOM_KINDS.find((kind) => kind.name === name) as RoomKind

  test.each([
    ...QUIET.map((name) => ({ name, bound: LATER })),
    ...EVENTFUL.map((name) => ({ name, bound: LATER_WITH_REASON })),
  ])('in a room with $name', ({ name, bound }) => {
    for (const seed of SEEDS) {
      const { looks, changed, later } = watchPhones(named(name), DAYS, seed, phone)
      expect(looks).toBeGreaterThan(1000)
      expect(changed).toBeLessThan(CHANGED)
      expect(later).toBeLessThan(bound)
    }
  })

  test('an estimate that fluctuates by a fifth is detected', () => {
    const [seed = 0] = SEEDS
    const { changed, later } = watchPhones(
      named('ordinary'),
      DAYS,
      seed,
      phone,
      ({ min, max }, { id }, now) => {
        const factor = (Math.floor(now) + id) % 2 ? 1.2 : 0.83
        return { min: Math.round(min * factor), max: Math.round(max * factor) }
      },
    )
    expect(changed).toBeGreaterThan(CHANGED)
    expect(later).toBeGreaterThan(LATER_WITH_REASON)
  })
})
