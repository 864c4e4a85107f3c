import { expect, test } from 'vitest'
import { type Jump, SteadyClock } from './steady-clock.ts'

const MINUTE = 60_000

function clock() {
  const jumps: Jump[] = []
  let steady = 1000
  const steadyClock = new SteadyClock(
    (jump) => jumps.push(jump),
    () => steady,
  )
  return {
    jumps,
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
