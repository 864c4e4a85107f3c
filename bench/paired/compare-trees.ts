import type { Tree } from './checkout.ts'
import { measurePairs, type Pair, type Plan } from './pairs.ts'
import type { PairedRow, Subject } from './subject.ts'

interface Comparison extends Plan {
  /** How often the servers are started anew; the rounds are shared out among the starts. */
  starts: number
  short?: boolean
}

const ONCE = { starts: 1, rounds: 1, seconds: 1, warmUpSeconds: 0 }

/**
 * One row of both trees, each with servers and data of its own. What compilers and the collector happen to do while a
 * server starts stays with it for as long as it runs, and no pair of rounds takes that out: only other starts do.
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
    // Neither tree is always the first one to start, to be warmed up and to be measured.
    pairs.push(
      ...(start % 2 === 0
        ? await oneStart(row, here, there, part, short)
        : (await oneStart(row, there, here, part, short)).map(swapped)),
    )
  }
  return pairs
}

const swapped = ({ here, there }: Pair): Pair => ({ here: there, there: here })

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
