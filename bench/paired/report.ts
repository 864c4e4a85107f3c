import { aligned, number } from '../table.ts'
import { MEASURES } from './sample.ts'
import type { Verdict } from './verdict.ts'

const COLUMNS = ['row', 'figure, each', 'there', 'here', 'ratio', '95 % interval', '']

function cells({ row, measure, here, there, ratio, worse }: Verdict): string[] {
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
}

export const report = (verdicts: readonly Verdict[]): string => aligned(COLUMNS, verdicts.map(cells))
