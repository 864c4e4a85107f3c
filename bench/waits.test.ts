import { describe, expect, test } from 'vitest'
import { judgeRoom, missedBy } from '#harness/room-goals.ts'
import { ROOM_KINDS } from '#harness/room-kinds.ts'

const DAYS = 7
const SEEDS = [21, 22, 23, 24, 25, 26].map((n) => 7919 * n)

describe('announced waits, from the 20th service on', () => {
  test.each(ROOM_KINDS)('in a room with $name', { timeout: 120_000 }, (kind) => {
    const truth = judgeRoom(kind, DAYS, SEEDS)
    expect(truth.people).toBeGreaterThan(1000)
    expect(missedBy(truth, kind), JSON.stringify(truth)).toEqual([])
  })
})
