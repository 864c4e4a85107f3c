import { afterEach, expect, test, vi } from 'vitest'
import { idempotencyKey, track, uuid } from './idempotency.ts'

afterEach(() => vi.unstubAllGlobals())

test('uuids of version 4 and keys are created without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
  expect(uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(idempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
})

test('a stored key survives a reload until its request is answered or a different one is sent', async () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  })
  const first = track('Ana', undefined, 'turno').key
  vi.resetModules()
  const reloaded = await import('./idempotency.ts')
  const again = reloaded.track('Ana', undefined, 'turno')
  expect(again.key).toBe(first)
  const other = reloaded.track('Luis', undefined, 'turno')
  expect(other.key).not.toBe(first)
  other.answered()
  expect(reloaded.track('Luis', undefined, 'turno').key).not.toBe(other.key)
})
