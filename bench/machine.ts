import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'

export interface Machine {
  cores: number
  memoryGb: number
  /** What no durable commit can beat on this disk. */
  fdatasyncPerSecond: number
}

export const machine = (): Machine => ({
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  fdatasyncPerSecond: fdatasyncRate(),
})

/** Pages of a file written over and over, each on the disk before the next, as a database's log does it. */
function fdatasyncRate(ms = 1000): number {
  const folder = mkdtempSync(join(tmpdir(), 'turnero-sync-'))
  const file = openSync(join(folder, 'log'), 'w')
  const page = Buffer.alloc(4096, 1)
  const pages = 256
  for (let i = 0; i < pages; i++) writeSync(file, page)
  fdatasyncSync(file)
  const started = performance.now()
  let count = 0
  while (performance.now() - started < ms) {
    writeSync(file, page, 0, page.length, (count % pages) * page.length)
    fdatasyncSync(file)
    count++
  }
  closeSync(file)
  rmSync(folder, { recursive: true })
  return Math.round(count / (ms / 1000))
}
