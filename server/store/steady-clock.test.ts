import { expect, test } from 'vitest'
import { type Jump, persistBeforeDeletingMs, SteadyClock } from './steady-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function clock(persistMs?: (jumpMs: number) => number) {
  const jumps: Jump[] = []
  let steady = 1000
  const steadyClock = new SteadyClock({
    onJump: (jump) => jumps.push(jump),
    steady: () => steady,
    ...(persistMs && { persistMs }),
  })
  return {
    jumps,
    steadyClock,
    /** Reads `after` milliseconds later, while the machine's clock shows `wall`. */
    read: (after: number, wall: number) => {
      steady += after
      return steadyClock.read(wall)
    },
  }
}

test('follows an ordinary clock, including small corrections and steps back', () => {
  const { read, jumps } = clock()
  expect(read(0, 10 * MINUTE)).toBe(10 * MINUTE)
  expect(read(1000, 10 * MINUTE + 1000)).toBe(10 * MINUTE + 1000)
  expect(read(1000, 14 * MINUTE)).toBe(14 * MINUTE)
  expect(read(1000, 3 * MINUTE)).toBe(3 * MINUTE)
  expect(jumps).toEqual([])
})

test('reports a jump of more than five minutes once, and follows it when it persists', () => {
  const { read, jumps } = clock()
  read(0, 0)
  expect(read(1000, 61 * MINUTE)).toBe(1000)
  expect(read(1000, 61 * MINUTE + 1000)).toBe(2000)
  expect(jumps).toEqual([{ minutos: 61, confirmado: false }])
  const later = 62 * MINUTE + 1000
  expect(read(MINUTE, later)).toBe(later)
  expect(jumps.at(-1)).toEqual({ minutos: 61, confirmado: true })
  expect(read(1000, later + 1000)).toBe(later + 1000)
})

test('a jump that is reverted leaves no trace', () => {
  const { read, jumps } = clock()
  read(0, 0)
  expect(read(1000, 600 * MINUTE)).toBe(1000)
  expect(read(1000, 2000)).toBe(2000)
  expect(read(10 * MINUTE, 10 * MINUTE + 2000)).toBe(10 * MINUTE + 2000)
  expect(jumps).toHaveLength(1)
})

test('what deletes data follows a jump of a day after ten minutes, and a longer one after hours', () => {
  for (const [jump, persists] of [
    [DAY, 10 * MINUTE],
    [7 * DAY, 10 * MINUTE],
    [101 * DAY, 4 * HOUR],
  ] as const) {
    const { read, steadyClock } = clock(persistBeforeDeletingMs)
    read(0, 0)
    expect(read(1000, jump)).toBe(1000)
    expect(read(persists - 1, jump + persists - 1)).toBe(persists + 999)
    expect(steadyClock.behind).toBe(true)
    expect(read(1, jump + persists)).toBe(jump + persists)
    expect(steadyClock.behind).toBe(false)
  }
})

test('a start far ahead of the last known instant is a jump, until a later instant is known', () => {
  const { read, steadyClock } = clock(persistBeforeDeletingMs)
  steadyClock.learn(5 * DAY)
  expect(read(0, 106 * DAY)).toBe(5 * DAY)
  expect(read(MINUTE, 106 * DAY + MINUTE)).toBe(5 * DAY + MINUTE)
  expect(steadyClock.behind).toBe(true)
  steadyClock.learn(4 * DAY)
  expect(read(0, 106 * DAY + MINUTE)).toBe(5 * DAY + MINUTE)
  steadyClock.learn(106 * DAY)
  expect(read(MINUTE, 106 * DAY + 2 * MINUTE)).toBe(106 * DAY + 2 * MINUTE)
  expect(steadyClock.behind).toBe(false)
})
