import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#server/store/db.ts'
import { pressureOf } from './pressure.ts'

/** Longer than a turn of the event loop may take. */
const LATE_MS = 5000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const app = { addHook() {} } as unknown as FastifyInstance
const idle = { full: false } as Store

/** Returns how many of so many requests are rejected that are read late, in one turn of the event loop. */
function rejectedOf(
  count: number,
  isTooMuch: (request: FastifyRequest) => boolean,
  url = '/api/turnos',
): number {
  const request = { arrivedAt: performance.now() + LATE_MS, method: 'GET', routeOptions: { url } }
  return Array.from({ length: count }, () => isTooMuch(request as FastifyRequest)).filter(Boolean).length
}

test('a few are served after the machine stood still; of many, those beyond', () => {
  const isTooMuch = pressureOf(app, idle)
  expect(rejectedOf(100, isTooMuch)).toBe(0)
  expect(rejectedOf(900, isTooMuch)).toBe(900)
  expect(rejectedOf(10, isTooMuch, '/api/salud')).toBe(0)
})

test('the next turn of the event loop counts anew', () => {
  const isTooMuch = pressureOf(app, idle)
  expect(rejectedOf(200, isTooMuch)).toBe(100)
  vi.advanceTimersByTime(200)
  expect(rejectedOf(100, isTooMuch)).toBe(0)
})
