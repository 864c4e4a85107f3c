import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { companiesRow, exportsRow, noticesRow, statisticsRow } from './beside.ts'
import { compare } from './compare.ts'
import { lighthouseRow, usableRow } from './pages.ts'
import { type Figure, type Row, table } from './report.ts'
import { requestRows } from './requests.ts'
import { unitsRow } from './units.ts'
import { waitsRow } from './waits.ts'
import { watchersRow } from './watchers.ts'

/** The rows of `npm run bench`, in order. */
export const rows: readonly Row[] = [
  ...requestRows,
  watchersRow,
  companiesRow,
  exportsRow,
  statisticsRow,
  noticesRow,
  unitsRow,
  usableRow,
  waitsRow,
  lighthouseRow,
]

/** A name for several rows: what a request costs the processor. */
const GROUPS: Record<string, readonly string[]> = {
  processor: ['take', 'call', 'look-up', 'take-100', 'take-key'],
}

const RESULTS = new URL('results/', import.meta.url)

/** Durable commits per second of the disk: overwrites pages one after the other, as a database log does. */
function fdatasyncPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'turnero-sync-'))
  const file = openSync(join(folder, 'log'), 'w')
  const page = Buffer.alloc(4096, 1)
  const pages = 256
  for (let i = 0; i < pages; i++) writeSync(file, page)
  fdatasyncSync(file)
  const started = performance.now()
  let count = 0
  for (; performance.now() - started < 1000; count++) {
    writeSync(file, page, 0, page.length, (count % pages) * page.length)
    fdatasyncSync(file)
  }
  closeSync(file)
  rmSync(folder, { recursive: true })
  return count
}

async function measureAll(args: readonly string[]): Promise<number> {
  const only = args.filter((argument) => !argument.startsWith('--')).flatMap((name) => GROUPS[name] ?? [name])
  const short = args.includes('--short')
  const names = rows.map(({ name }) => name)
  const unknown = only.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`No row is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  const machine = {
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    fdatasyncPerSecond: fdatasyncPerSecond(),
  }
  console.log(
    `${machine.cores} cores, ${machine.memoryGb} GB; the disk syncs ${machine.fdatasyncPerSecond} times a second`,
  )
  const figures: Figure[] = []
  let exitCode = 0
  for (const row of rows.filter(({ name }) => only.length === 0 || only.includes(name))) {
    try {
      const started = performance.now()
      figures.push(...(await row.run({ short, log: (line) => console.log(`  ${line}`) })))
      console.log(`${row.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
    } catch (error) {
      // The other rows are still worth measuring.
      console.error(`${row.name}: not measured:`, error)
      exitCode = 1
    }
  }
  console.log(`\n${table(figures)}`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(new URL('latest.json', RESULTS), `${JSON.stringify({ machine, figures }, null, 2)}\n`)
  return exitCode
}

if (import.meta.main) {
  const [first, ...others] = process.argv.slice(2)
  process.exitCode = first === 'compare' ? await compare(others) : await measureAll(process.argv.slice(2))
}
