import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

test('creates a folder with its parents, and accepts an existing one', () => {
  const root = mkdtempSync(join(tmpdir(), 'turnero-folder-'))
  const wanted = join(root, 'a', 'b', 'c')
  makeFolder(wanted)
  makeFolder(wanted)
  expect(existsSync(wanted)).toBe(true)
  rmSync(root, { recursive: true })
})

test('throws where no folder can be created', () => {
  const root = mkdtempSync(join(tmpdir(), 'turnero-folder-'))
  writeFileSync(join(root, 'file'), '')
  expect(() => makeFolder(join(root, 'file', 'a'))).toThrow()
  expect(() => makeFolder('/proc/nada/datos')).toThrow()
  rmSync(root, { recursive: true })
})
