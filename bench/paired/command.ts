import { mkdirSync, writeFileSync } from 'node:fs'
import { readOrder } from './arguments.ts'
import { extract, HERE, prepare, shaOf } from './checkout.ts'
import { compareTrees } from './compare-trees.ts'
import type { Pair } from './pairs.ts'
import { report } from './report.ts'
import { pairedRows } from './rows.ts'
import { judge, type Verdict } from './verdict.ts'

const RESULTS = new URL('../results/', import.meta.url)
const PLAN = { starts: 4, seconds: 1, warmUpSeconds: 3 }

/** Compares this working tree with another commit. Returns the exit code: 1 when anything is worse or was not measured. */
export async function comparePaired(args: readonly string[]): Promise<number> {
  const { commit, rows, rounds, limit } = readOrder(
    args,
    pairedRows.map(({ name }) => name),
  )
  const sha = await shaOf(commit)
  const chosen = pairedRows.filter(({ name, optional }) =>
    rows.length > 0 ? rows.includes(name) : !optional,
  )
  const verdicts: Verdict[] = []
  const measured: { row: string; pairs: Pair[] }[] = []
  let complete = true
  const there = await extract(sha)
  try {
    await prepare(there)
    console.log(`here: the working tree; there: ${sha.slice(0, 12)}; ${rounds} pairs of rounds of a second\n`)
    for (const row of chosen) {
      try {
        const pairs = await compareTrees(row, HERE, there, { ...PLAN, rounds })
        const judged = judge(row.title, pairs, limit)
        console.log(`${report(judged)}\n`)
        verdicts.push(...judged)
        measured.push({ row: row.name, pairs })
      } catch (error) {
        // The other rows are worth having all the same.
        console.error(`${row.name}: not measured:`, error)
        complete = false
      }
    }
  } finally {
    await there.remove()
  }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(
    new URL('paired.json', RESULTS),
    `${JSON.stringify({ sha, rounds, verdicts, measured }, null, 2)}\n`,
  )
  const worse = verdicts.filter((verdict) => verdict.worse)
  console.log(`${report(verdicts)}\n`)
  console.log(
    worse.length > 0
      ? `${worse.length} figures are more than ${limit} % worse.`
      : `Nothing is more than ${limit} % worse.`,
  )
  return worse.length > 0 || !complete ? 1 : 0
}
