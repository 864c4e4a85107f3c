import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { ROOT } from '#harness/project.ts'
import {
  judge,
  MEASURES,
  measurePairs,
  type Pair,
  type PairedRow,
  type Plan,
  type Subject,
  type Tree,
  type Verdict,
} from './measure.ts'
import { aligned, number } from './report.ts'
import { pairedRequests } from './requests.ts'
import { watchersPairedRow } from './watchers.ts'

export const pairedRows: readonly PairedRow[] = [...pairedRequests, watchersPairedRow]

const execute = promisify(execFile)
const HERE: Tree = { root: ROOT }
const RESULTS = new URL('results/', import.meta.url)
const PLAN = { starts: 4, seconds: 1, warmUpSeconds: 3 }
const ONCE = { starts: 1, rounds: 1, seconds: 1, warmUpSeconds: 0 }

const USAGE = 'npm run bench -- compare <commit> [rows…] [--rounds 20] [--limit 5]'
/** Fewer rounds give no meaningful interval. */
const LEAST_ROUNDS = 6

export function readOrder(args: readonly string[], names = pairedRows.map(({ name }) => name)) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '20' }, limit: { type: 'string', default: '5' } },
  })
  const [commit, ...rows] = positionals
  if (!commit) throw new Error(`Compared with which commit? ${USAGE}`)
  const unknown = rows.filter((row) => !names.includes(row))
  if (unknown.length > 0)
    throw new Error(`No row is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < LEAST_ROUNDS)
    throw new Error(`--rounds is ${LEAST_ROUNDS} or more`)
  const limit = Number(values.limit)
  if (!(limit >= 0)) throw new Error('--limit is a number of percent')
  return { commit, rows, rounds, limit }
}

export async function shaOf(commit: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]
  const { stdout } = await execute('git', args, { cwd: ROOT }).catch(() => ({ stdout: '' }))
  if (!stdout) throw new Error(`There is no commit ${commit} in this repository`)
  return stdout.trim()
}

/** Extracts the files of a commit to a new folder. No git worktree: a killed run leaves nothing in the repository. */
export async function extract(sha: string): Promise<Tree & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-commit-'))
  const root = join(folder, 'tree')
  const archive = join(folder, 'tree.tar')
  await mkdir(root)
  await execute('git', ['archive', '-o', archive, sha], { cwd: ROOT })
  await execute('tar', ['-xf', archive, '-C', root])
  return { root, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Installs and builds a tree with its own script, which skips what is unchanged: same lockfile, same web sources. */
async function prepare({ root }: Tree): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(ROOT) === lock(root)) {
    // Hard links instead of copies; across file systems they fail, and the script installs instead.
    await execute('cp', ['-al', join(ROOT, 'node_modules'), root]).catch(() =>
      rm(join(root, 'node_modules'), { recursive: true, force: true }),
    )
  }
  const build = join(ROOT, 'build')
  if (existsSync(build)) await execute('cp', ['-a', build, root])
  // An older tree would run the server of this one.
  await rm(join(root, 'build/app'), { recursive: true, force: true })
  await execute(process.execPath, ['scripts/prepare.mjs'], { cwd: root, maxBuffer: 2 ** 24 })
}

interface Comparison extends Plan {
  /** Number of times the servers are started; the rounds are divided among the starts. */
  starts: number
  short?: boolean
}

/**
 * Measures one row on both trees, each with its own servers and data. What the compiler and the garbage collector do
 * while a server starts affects it as long as it runs; only more starts average that out, not more rounds.
 */
export async function compareTrees(
  row: PairedRow,
  here: Tree,
  there: Tree,
  { short = false, ...wanted }: Comparison,
): Promise<Pair[]> {
  const { starts, rounds, ...plan } = row.once ? ONCE : wanted
  const pairs: Pair[] = []
  for (let start = 0; start < starts; start++) {
    const first = Math.floor((rounds * start) / starts)
    const last = Math.floor((rounds * (start + 1)) / starts)
    const part = { ...plan, rounds: last - first }
    // The trees take turns in being started, warmed up and measured first.
    pairs.push(
      ...(start % 2 === 0
        ? await oneStart(row, here, there, part, short)
        : (await oneStart(row, there, here, part, short)).map(({ here, there }) => ({
            here: there,
            there: here,
          }))),
    )
  }
  return pairs
}

async function oneStart(
  row: PairedRow,
  first: Tree,
  second: Tree,
  plan: Plan,
  short: boolean,
): Promise<Pair[]> {
  const subjects: Subject[] = []
  try {
    for (const tree of [first, second]) subjects.push(await row.open(tree, { short }))
    const [a, b] = subjects as [Subject, Subject]
    return await measurePairs(a, b, plan)
  } finally {
    for (const subject of subjects) await subject.close()
  }
}

const COLUMNS = ['row', 'figure, each', 'there', 'here', 'ratio', '95 % interval', '']

export const verdictTable = (verdicts: readonly Verdict[]): string =>
  aligned(
    COLUMNS,
    verdicts.map(({ row, measure, here, there, ratio, worse }) => {
      const { title, unit, judged } = MEASURES[measure]
      return [
        row,
        `${title}, ${unit}`,
        number(there),
        number(here),
        ratio.median.toFixed(3),
        `${ratio.low.toFixed(3)} to ${ratio.high.toFixed(3)}`,
        worse ? 'WORSE' : judged ? '' : 'not judged',
      ]
    }),
  )

/** Compares this working tree with another commit. Returns the exit code: 1 when anything is worse or was not measured. */
export async function compare(args: readonly string[]): Promise<number> {
  const { commit, rows, rounds, limit } = readOrder(args)
  const sha = await shaOf(commit)
  const chosen = pairedRows.filter(({ name, optional }) =>
    rows.length > 0 ? rows.includes(name) : !optional,
  )
  const verdicts: Verdict[] = []
  const measured: { row: string; pairs: Pair[] }[] = []
  const there = await extract(sha)
  try {
    await prepare(there)
    console.log(`here: the working tree; there: ${sha.slice(0, 12)}; ${rounds} pairs of rounds of a second\n`)
    for (const row of chosen) {
      try {
        const pairs = await compareTrees(row, HERE, there, { ...PLAN, rounds })
        const judged = judge(row.title, pairs, limit)
        console.log(`${verdictTable(judged)}\n`)
        verdicts.push(...judged)
        measured.push({ row: row.name, pairs })
      } catch (error) {
        // The other rows are still worth measuring.
        console.error(`${row.name}: not measured:`, error)
      }
    }
  } finally {
    await there.remove()
  }
  mkdirSync(RESULTS, { recursive: true })
  const results = { sha, rounds, verdicts, measured }
  writeFileSync(new URL('paired.json', RESULTS), `${JSON.stringify(results, null, 2)}\n`)
  const worse = verdicts.filter((verdict) => verdict.worse)
  console.log(`${verdictTable(verdicts)}\n`)
  console.log(
    worse.length > 0
      ? `${worse.length} figures are more than ${limit} % worse.`
      : `Nothing is more than ${limit} % worse.`,
  )
  return worse.length > 0 || measured.length < chosen.length ? 1 : 0
}
