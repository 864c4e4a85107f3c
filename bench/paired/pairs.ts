import type { MeasureName, Sample } from './sample.ts'
import type { Subject } from './subject.ts'

export interface Pair {
  here: Sample
  there: Sample
}

export interface Plan {
  rounds: number
  seconds: number
  /** For compilers and caches, before anything counts. */
  warmUpSeconds: number
}

/**
 * Rounds of both in the order ABBA, so that neither always comes first and a machine that becomes slower
 * takes from both alike.
 */
export async function measurePairs(
  here: Subject,
  there: Subject,
  { rounds, seconds, warmUpSeconds }: Plan,
): Promise<Pair[]> {
  if (warmUpSeconds > 0) {
    for (const subject of [here, there]) {
      await subject.prepare?.(warmUpSeconds)
      await subject.round(warmUpSeconds)
    }
  }
  const pairs: Pair[] = []
  for (let i = 0; i < rounds; i++) {
    await here.prepare?.(seconds)
    await there.prepare?.(seconds)
    if (i % 2 === 0) {
      const a = await here.round(seconds)
      pairs.push({ here: a, there: await there.round(seconds) })
    } else {
      const b = await there.round(seconds)
      pairs.push({ here: await here.round(seconds), there: b })
    }
  }
  return pairs
}

/** A figure of all pairs that have it. */
export function columnOf(pairs: readonly Pair[], name: MeasureName): { here: number[]; there: number[] } {
  const complete = pairs.flatMap(({ here, there }) => {
    const [a, b] = [here[name], there[name]]
    return a === undefined || b === undefined ? [] : [{ a, b }]
  })
  return { here: complete.map(({ a }) => a), there: complete.map(({ b }) => b) }
}
