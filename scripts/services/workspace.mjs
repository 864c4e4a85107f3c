import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopAll } from '../processes.mjs'
import { endLeftovers } from './leftovers.mjs'
import { isRoot } from './system-user.mjs'

const JANITOR = fileURLToPath(new URL('janitor.mjs', import.meta.url))

const MEMORY = '/dev/shm'
const MEMORY_NEEDED = 2 * 2 ** 30

// Containers often have only 64 MB there.
function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MEMORY_NEEDED
  } catch {
    return false
  }
}

// The folders that hold everything a test run writes, and the one way to end the run. `temporary` is on disk; `memory`
// is not where the machine allows it, so that servers on SQLite do not wait for the disk at every commit.
export function openWorkspace() {
  // Root's own temporary folder may not be accessible to the user that runs the services.
  const folder = mkdtempSync(join(isRoot() ? '/tmp' : tmpdir(), 'turnero-pruebas-'))
  const name = basename(folder)
  const inMemory = hasMemory() ? join(MEMORY, name) : folder
  const services = join(folder, 'servicios')
  const temporary = join(folder, 'tmp')
  const memory = join(inMemory, 'tmp')
  for (const path of [folder, services, temporary, inMemory, memory]) {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o755)
  }
  const janitor = spawn(process.execPath, [JANITOR], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  janitor.stdin.write(JSON.stringify({ name, folders: [folder, inMemory] }))
  janitor.unref()

  async function close() {
    await stopAll()
    await endLeftovers(name)
    for (const path of [folder, inMemory]) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    janitor.stdin.destroy()
  }
  // What the steps left running: the services go on.
  const endStep = () => endLeftovers(join(name, 'tmp'))
  return { folder, services, temporary, memory, endStep, close }
}
