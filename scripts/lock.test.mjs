import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale, withLock } from './lock.mjs'

// Beyond the largest process number Linux gives out.
const DEAD_PID = 4_194_305
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

test('the lock of a process that died is taken over', async () => {
  writeFileSync(join(folder, 'tarea.lock'), `${hostname()} ${DEAD_PID} x`)
  expect(await withLock('tarea', () => 'hecho', { folder })).toBe('hecho')
})

test('a lock without a heartbeat is taken over, whoever holds it', async () => {
  const path = join(folder, 'tarea.lock')
  writeFileSync(path, 'otra-maquina 1 x')
  utimesSync(path, 1, 1)
  expect(await withLock('tarea', () => 'hecho', { folder })).toBe('hecho')
})

test('a holder on another host counts as alive while its heartbeat is fresh', () => {
  expect(isStale({ token: `a ${DEAD_PID} x`, ageMs: 1000 }, 'b')).toBe(false)
  expect(isStale({ token: `a ${DEAD_PID} x`, ageMs: 1000 }, 'a')).toBe(true)
  expect(isStale({ token: `a ${process.pid} x`, ageMs: 1000 }, 'a')).toBe(false)
  expect(isStale({ token: '', ageMs: 10 }, 'a')).toBe(false)
})
