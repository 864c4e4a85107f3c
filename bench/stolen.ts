import { readFileSync } from 'node:fs'

const STEAL = 7
const IDLE = 3
const IOWAIT = 4

/** Ticks of all processors since the start: wanted, and of those given to other machines on the same host. */
function ticks(): { wanted: number; stolen: number } {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const counts = first.trim().split(/\s+/).slice(1, 9).map(Number)
    const at = (index: number) => counts[index] ?? 0
    const all = counts.reduce((sum, count) => sum + count, 0)
    return { wanted: all - at(IDLE) - at(IOWAIT), stolen: at(STEAL) }
  } catch {
    // Not Linux: nothing is known.
    return { wanted: 0, stolen: 0 }
  }
}

/** Runs `work`. Returns the share of the processor time wanted meanwhile that the host gave to other machines. */
export async function withStolen<T>(work: () => Promise<T>): Promise<{ result: T; stolen: number }> {
  const before = ticks()
  const result = await work()
  const after = ticks()
  const wanted = after.wanted - before.wanted
  return { result, stolen: wanted > 0 ? (after.stolen - before.stolen) / wanted : 0 }
}
