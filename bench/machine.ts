import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'

export interface Machine {
  cores: number
  memoryGb: number
  /** The most durable commits that this disk can do one after the other. */
  fdatasyncPerSecond: number
}

export const machine = (): Machine => ({
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  fdatasyncPerSecond: fdatasyncRate(),
})

/** Overwrites pages of a file and syncs each before the next, as the log of a database does. */
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
