import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnero-candado-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('tasks of one name never overlap', async () => {
  let inside = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++inside)
    await sleep(20)
    inside--
  }
  await Promise.all([1, 2, 3].map(() => withLock('tarea', task, { folder })))
  expect(most).toBe(1)
})

test('a task that fails frees the lock', async () => {
  const failing = withLock('tarea', () => Promise.reject(new Error('falla')), { folder })
  await expect(failing).rejects.toThrow('falla')
  expect(existsSync(join(folder, 'tarea.lock'))).toBe(false)
})

test('a lock without a heartbeat is taken over', async () => {
  const path = join(folder, 'tarea.lock')
  mkdirSync(path)
  utimesSync(path, 1, 1)
  expect(await withLock('tarea', () => 'hecho', { folder })).toBe('hecho')
})
