import { describe, expect, test } from 'vitest'
import type { RoomKind } from '#harness/room.ts'
import { ROOM_KINDS } from '#harness/room-kinds.ts'
import { watchPhones } from '#harness/room-steady.ts'
import { steady, whenOf } from '../web/features/mi-turno/steady.ts'

const DAYS = 4
const SEEDS = [31, 32, 33].map((n) => 7919 * n)
/** Of the minutes that people wait, so many may show another range: one stays for four minutes on average. */
const CHANGED = 0.25
/** So many may show a call that is a good deal later: where nothing happens, and where a service takes very long or a desk pauses. */
const LATER = 0.015
const LATER_WITH_REASON = 0.05

const phone = { show: steady, callAt: whenOf }
const QUIET = ['ordinary', 'bursts', 'a bad tiempoEstimado']
const EVENTFUL = ['one desk', 'heavy tail', 'few very long services', 'breaks']
const named = (name: string) => ROOM_KINDS.find((kind) => kind.name === name) as RoomKind

describe('while somebody waits, the range on the phone does not jump about', () => {
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

  test('an estimate that wavers by a fifth would be found out', () => {
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
