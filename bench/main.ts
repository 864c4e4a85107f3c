import { mkdirSync, writeFileSync } from 'node:fs'
import type { Figure, Row } from './figure.ts'
import { machine } from './machine.ts'
import { comparePaired } from './paired/command.ts'
import { rows } from './rows.ts'
import { table } from './table.ts'

const RESULTS = new URL('results/', import.meta.url)

const args = process.argv.slice(2)
if (args[0] === 'compare') process.exitCode = await comparePaired(args.slice(1))
else await measureAll(args)

async function measureAll(args: readonly string[]): Promise<void> {
  const only = args.filter((argument) => !argument.startsWith('--'))
  const short = args.includes('--short')
  const chosen = rows.filter((row) => only.length === 0 || only.includes(row.name))
  const about = machine()
  console.log(
    `${about.cores} cores, ${about.memoryGb} GB; the disk syncs ${about.fdatasyncPerSecond} times a second`,
  )
  const figures: Figure[] = []
  for (const row of chosen) {
    try {
      figures.push(...(await measure(row, short)))
    } catch (error) {
      // The other rows are worth having all the same.
      console.error(`${row.name}: not measured:`, error)
      process.exitCode = 1
    }
  }
  console.log(`\n${table(figures)}`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(new URL('latest.json', RESULTS), `${JSON.stringify({ machine: about, figures }, null, 2)}\n`)
}

async function measure(row: Row, short: boolean): Promise<Figure[]> {
  const started = performance.now()
  const figures = await row.run({ short, log: (line) => console.log(`  ${line}`) })
  console.log(`${row.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return figures
}
