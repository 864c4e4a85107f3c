import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFingerprint, readMark, treeFingerprint, writeMark } from './fingerprint.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'turnero-huella-'))
  mkdirSync(join(root, 'web/ui'), { recursive: true })
  writeFileSync(join(root, 'web/root.tsx'), 'root')
  writeFileSync(join(root, 'web/ui/boton.tsx'), 'boton')
  writeFileSync(join(root, 'tsconfig.json'), '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

const fingerprint = () => treeFingerprint(root, ['web', 'tsconfig.json', 'absent'])

describe('the fingerprint of the sources', () => {
  test('does not change when only times change', () => {
    const before = fingerprint()
    utimesSync(join(root, 'web/root.tsx'), 1, 1)
    expect(fingerprint()).toBe(before)
  })

  test('does not change when a test beside the sources changes', () => {
    const before = fingerprint()
    writeFileSync(join(root, 'web/ui/boton.test.tsx'), 'test')
    expect(fingerprint()).toBe(before)
  })

  test.each([
    ['a nested file changes', () => writeFileSync(join(root, 'web/ui/boton.tsx'), 'otro')],
    ['a single file changes', () => writeFileSync(join(root, 'tsconfig.json'), '{ }')],
    ['a file comes', () => writeFileSync(join(root, 'web/nuevo.css'), '')],
    ['a file goes', () => rmSync(join(root, 'web/ui/boton.tsx'))],
    ['an absent path comes', () => writeFileSync(join(root, 'absent'), 'x')],
  ])('changes when %s', (_case, change) => {
    const before = fingerprint()
    change()
    expect(fingerprint()).not.toBe(before)
  })

  test('changes when content moves from one file to the next', () => {
    writeFileSync(join(root, 'web/a.ts'), 'xy')
    writeFileSync(join(root, 'web/b.ts'), '')
    const before = fingerprint()
    writeFileSync(join(root, 'web/a.ts'), 'x')
    writeFileSync(join(root, 'web/b.ts'), 'y')
    expect(fingerprint()).not.toBe(before)
  })
})

test('the same lockfile on another system needs another installation', () => {
  const here = lockFingerprint('lock', 'linux', 'x64')
  expect(lockFingerprint('lock', 'linux', 'x64')).toBe(here)
  expect(lockFingerprint('lock', 'linux', 'arm64')).not.toBe(here)
  expect(lockFingerprint('otro', 'linux', 'x64')).not.toBe(here)
})

test('a mark is read back, and an absent one is undefined', () => {
  const path = join(root, 'build/.huella')
  expect(readMark(path)).toBeUndefined()
  writeMark(path, 'abc')
  expect(readMark(path)).toBe('abc')
})
