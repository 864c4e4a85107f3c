import { mkdirSync, rmSync, statSync, utimes } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from './project.mjs'

const HEARTBEAT_MS = 1000
/** A killed process leaves its lock behind; without a heartbeat for this long it is taken over. */
const STALE_MS = 10_000

function create(path) {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const ageMs = (path) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())

// Runs a task while no other process of this checkout runs one of that name. The lock is a folder: mkdir is atomic.
export async function withLock(name, task, { folder = inProject('.cache'), onWait = () => {} } = {}) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.lock`)
  for (let attempt = 0; !create(path); attempt++) {
    if (attempt === 0) onWait()
    if (ageMs(path) > STALE_MS) rmSync(path, { recursive: true, force: true })
    else await sleep(200)
  }
  const free = () => rmSync(path, { recursive: true, force: true })
  const heartbeat = setInterval(() => utimes(path, new Date(), new Date(), () => {}), HEARTBEAT_MS)
  // A signal ends the process without returning from the task.
  process.once('exit', free)
  try {
    return await task()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', free)
    free()
  }
}
