import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#server/store/db.ts'
import { pressureOf } from './pressure.ts'

/** More than the delay that `pressureOf` tolerates. */
const LATE_MS = 5000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const app = { addHook() {} } as unknown as FastifyInstance
const idle = { full: false } as Store

/** Sends `count` late requests in one turn of the event loop. Returns how many are rejected. */
function rejectedOf(
  count: number,
  isTooMuch: (request: FastifyRequest) => boolean,
  url = '/api/turnos',
): number {
  const request = { arrivedAt: performance.now() + LATE_MS, method: 'GET', routeOptions: { url } }
  return Array.from({ length: count }, () => isTooMuch(request as FastifyRequest)).filter(Boolean).length
}

test('after an event-loop stall the first 100 requests are served and the rest rejected', () => {
  const isTooMuch = pressureOf(app, idle)
  expect(rejectedOf(100, isTooMuch)).toBe(0)
  expect(rejectedOf(900, isTooMuch)).toBe(900)
  expect(rejectedOf(10, isTooMuch, '/api/salud')).toBe(0)
})

test('the count starts again in the next turn of the event loop', () => {
  const isTooMuch = pressureOf(app, idle)
  expect(rejectedOf(200, isTooMuch)).toBe(100)
  vi.advanceTimersByTime(200)
  expect(rejectedOf(100, isTooMuch)).toBe(0)
})
