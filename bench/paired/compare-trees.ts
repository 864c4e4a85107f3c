import type { Tree } from './checkout.ts'
import { measurePairs, type Pair, type Plan } from './pairs.ts'
import type { PairedRow, Subject } from './subject.ts'

const ONCE: Plan = { rounds: 1, seconds: 1, warmUpSeconds: 0 }

/** One row of both trees, each with servers and data of its own. */
export async function compareTrees(
  row: PairedRow,
  here: Tree,
  there: Tree,
  { short = false, ...plan }: Plan & { short?: boolean },
): Promise<Pair[]> {
  const subjects: Subject[] = []
  try {
    for (const tree of [here, there]) subjects.push(await row.open(tree, { short }))
    const [a, b] = subjects as [Subject, Subject]
    return await measurePairs(a, b, row.once ? ONCE : plan)
  } finally {
    for (const subject of subjects) await subject.close()
  }
}
