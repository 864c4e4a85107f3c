import type { Throughput } from '../wrk.ts'
import type { Sample } from './sample.ts'
import { usageOf, usedSince } from './usage.ts'

class Refused extends Error {}

/** One round under load: what each of the requests cost the processes. */
export async function costOf(
  pids: readonly number[],
  { writes }: { writes: boolean },
  load: () => Promise<Throughput>,
): Promise<Sample> {
  const before = usageOf(pids)
  const { count, perSecond, refused } = await load()
  const { total, loop, workers, written } = usedSince(before, usageOf(pids))
  // A refusal is cheaper than what it refuses.
  if (refused > 0) throw new Refused(`${refused} of ${count} requests were refused`)
  return {
    processor: total / count,
    elapsed: 1e6 / perSecond,
    loop: loop / count,
    ...(writes && { writer: workers / count }),
    // Nothing reaches a disk where temporary files are kept in memory.
    ...(writes && written > 0 && { written: written / count / 1024 }),
  }
}
