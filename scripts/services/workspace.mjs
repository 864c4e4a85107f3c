import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopAll } from '../processes.mjs'
import { endLeftovers } from './leftovers.mjs'
import { isRoot } from './system-user.mjs'

const JANITOR = fileURLToPath(new URL('janitor.mjs', import.meta.url))

// A folder for everything a test run writes, and the only way to end the run.
export function openWorkspace() {
  // Root's own temporary folder may not be accessible to the user that runs the services.
  const folder = mkdtempSync(join(isRoot() ? '/tmp' : tmpdir(), 'turnero-pruebas-'))
  const services = join(folder, 'servicios')
  const temporary = join(folder, 'tmp')
  for (const path of [folder, services, temporary]) {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o755)
  }
  const janitor = spawn(process.execPath, [JANITOR], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  janitor.stdin.write(folder)
  janitor.unref()

  async function close() {
    await stopAll()
    await endLeftovers(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    janitor.stdin.destroy()
  }
  return { folder, services, temporary, close }
}
