import { afterEach, expect, test, vi } from 'vitest'
import { isRecord, readJson, storage } from './storage.ts'

const refuse = () => {
  throw new Error('denied')
}

afterEach(() => vi.unstubAllGlobals())

test('values are kept in memory when the browser refuses storage', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  storage.set('a', '1')
  expect(storage.get('a')).toBe('1')
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})

test('damaged and invalid values are discarded silently', () => {
  vi.stubGlobal('localStorage', undefined)
  for (const raw of ['{', '"text"', 'null', '[1]']) {
    storage.set('a', raw)
    expect(readJson('a', isRecord)).toBeNull()
    expect(storage.get('a')).toBeNull()
  }
})
