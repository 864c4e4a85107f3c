import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from './project.mjs'

const HEARTBEAT_MS = 2000
const STALE_MS = 15_000

const attempt = (action) => {
  try {
    return action()
  } catch {
    return undefined
  }
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// The heartbeat tells for holders on other hosts and for process numbers that were given out again.
export function isStale({ token, ageMs }, host = hostname()) {
  if (ageMs > STALE_MS) return true
  const [holderHost, pid] = token.split(' ')
  return holderHost === host && pid !== undefined && !isRunning(Number(pid))
}

function look(path) {
  return attempt(() => ({
    token: readFileSync(path, 'utf8'),
    ageMs: Date.now() - statSync(path).mtimeMs,
  }))
}

function create(path, token) {
  try {
    writeFileSync(path, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

// Another waiter may have replaced the stale lock since we looked: then its lock is put back.
function removeStale(path, token) {
  const aside = `${path}.${randomUUID()}`
  if (attempt(() => renameSync(path, aside) ?? true) === undefined) return
  if (readFileSync(aside, 'utf8') !== token) attempt(() => linkSync(aside, path))
  rmSync(aside, { force: true })
}

// Only one process of this checkout at a time runs the task of that name.
export async function withLock(name, task, { folder = inProject('.cache'), onWait = () => {} } = {}) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.lock`)
  const token = `${hostname()} ${process.pid} ${randomUUID()}`
  let told = false
  while (!create(path, token)) {
    const holder = look(path)
    if (holder && isStale(holder)) {
      removeStale(path, holder.token)
      continue
    }
    if (!told) onWait()
    told = true
    await sleep(200)
  }
  const heartbeat = setInterval(() => attempt(() => utimesSync(path, new Date(), new Date())), HEARTBEAT_MS)
  try {
    return await task()
  } finally {
    clearInterval(heartbeat)
    if (look(path)?.token === token) rmSync(path, { force: true })
  }
}
