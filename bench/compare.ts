import { type Figure, type Goal, median } from './figure.ts'
import type { Throughput } from './wrk.ts'

type Measure = (seconds: number) => Promise<Throughput>

interface Comparison {
  name: string
  against: string
  goal: Goal | null
  value: Measure
  limit: Measure
  short: boolean
}

const best = (rounds: readonly Throughput[]): number => Math.max(...rounds.map((t) => t.perSecond))

/**
 * Turn by turn, in short rounds, and the best round of each counts: whatever else the machine does meanwhile can only
 * slow one down, never speed it up.
 */
export async function compare({ name, against, goal, value, limit, short }: Comparison): Promise<Figure> {
  const rounds = short ? 1 : 8
  const seconds = 1
  const values: Throughput[] = []
  const limits: Throughput[] = []
  // The first seconds go to the compilers and caches.
  if (!short) for (const measure of [limit, value]) await measure(2)
  for (let i = 0; i < rounds; i++) {
    limits.push(await limit(seconds))
    values.push(await value(seconds))
  }
  const refused = [...values, ...limits].reduce((sum, t) => sum + t.refused, 0)
  const p99 = median(values.map((t) => t.p99Ms))
  return {
    name,
    value: best(values),
    unit: '/s',
    against,
    limit: best(limits),
    ratio: best(values) / best(limits),
    goal,
    note: `p99 ${p99.toFixed(1)} ms${refused > 0 ? `; ${refused} REFUSED` : ''}`,
  }
}
