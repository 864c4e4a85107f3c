import { median } from '../figure.ts'
import { type Interval, medianInterval } from './interval.ts'
import { columnOf, type Pair } from './pairs.ts'
import { MEASURES, type MeasureName } from './sample.ts'

export interface Verdict {
  row: string
  measure: MeasureName
  here: number
  there: number
  /** Here to there, pair by pair: above one, this tree needs more. */
  ratio: Interval
  worse: boolean
}

/** By each figure of the pairs. Worse is only what is beyond the limit with its whole interval. */
export function judge(row: string, pairs: readonly Pair[], limitPercent: number): Verdict[] {
  return (Object.keys(MEASURES) as MeasureName[]).flatMap((measure) => {
    const { here, there } = columnOf(pairs, measure)
    if (here.length === 0) return []
    const ratio = medianInterval(here.map((cost, i) => cost / (there[i] as number)))
    const worse = MEASURES[measure].judged && ratio.low > 1 + limitPercent / 100
    return [{ row, measure, here: median(here), there: median(there), ratio, worse }]
  })
}
