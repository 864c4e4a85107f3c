import { expect, test, vi } from 'vitest'
import { idempotencyKey, keyKeeper, uuid } from './idempotency.ts'

test('makes version 4 uuids and keys without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
  expect(uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(idempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})

test('a retry carries the same key, a changed or a new request another one', () => {
  const keeper = keyKeeper()
  const first = keeper.keyFor('Ana')
  expect(keeper.keyFor('Ana')).toBe(first)
  const other = keeper.keyFor('Luis')
  expect(other).not.toBe(first)
  keeper.renew()
  expect(keeper.keyFor('Luis')).not.toBe(other)
})

test('each form starts with a key of its own, also for the same request', () => {
  expect(keyKeeper().keyFor('Ana')).not.toBe(keyKeeper().keyFor('Ana'))
})
