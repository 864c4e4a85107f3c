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

/** Turn by turn, so that whatever else the machine does meanwhile weighs on both; the median of the ratios counts. */
export async function compare({ name, against, goal, value, limit, short }: Comparison): Promise<Figure> {
  const rounds = short ? 1 : 3
  const seconds = short ? 1 : 2
  const values: Throughput[] = []
  const limits: Throughput[] = []
  // The first second goes to the compilers and caches.
  if (!short) for (const measure of [limit, value]) await measure(1)
  for (let i = 0; i < rounds; i++) {
    limits.push(await limit(seconds))
    values.push(await value(seconds))
  }
  const refused = [...values, ...limits].reduce((sum, t) => sum + t.refused, 0)
  const p99 = median(values.map((t) => t.p99Ms))
  return {
    name,
    value: median(values.map((t) => t.perSecond)),
    unit: '/s',
    against,
    limit: median(limits.map((t) => t.perSecond)),
    ratio: median(values.map((t, i) => t.perSecond / (limits[i]?.perSecond ?? Number.NaN))),
    goal,
    note: `p99 ${p99.toFixed(1)} ms${refused > 0 ? `; ${refused} REFUSED` : ''}`,
  }
}
