/** One line of the table: a measured value and the limit it is compared with. */
export interface Figure {
  name: string
  value: number
  unit: string
  limit: number | null
  /** Description of the limit. */
  against: string
  ratio: number | null
  goal: Goal | null
  note: string
}

export interface Goal {
  sense: 'at least' | 'at most'
  bound: number
}

export interface Row {
  name: string
  run(options: RowOptions): Promise<Figure[]>
}

export interface RowOptions {
  /** Takes a few seconds to check that everything runs; the figures are meaningless. */
  short: boolean
  log(line: string): void
}

export const atLeast = (bound: number): Goal => ({ sense: 'at least', bound })
export const atMost = (bound: number): Goal => ({ sense: 'at most', bound })

type Limited = Partial<Pick<Figure, 'limit' | 'against' | 'ratio' | 'goal' | 'note'>>

export function figure(name: string, value: number, unit: string, limited: Limited = {}): Figure {
  const { limit = null, against = '', goal = null, note = '' } = limited
  const { ratio = limit === null ? null : value / limit } = limited
  return { name, value, unit, limit, against, ratio, goal, note }
}

/** A figure with a fixed upper limit. */
export const within = (name: string, value: number, unit: string, limit: number, note = ''): Figure =>
  figure(name, value, unit, { limit, against: 'at most', goal: atMost(1), note })

export function reached({ ratio, goal }: Pick<Figure, 'ratio' | 'goal'>): boolean | null {
  if (!goal || ratio === null) return null
  return goal.sense === 'at least' ? ratio >= goal.bound : ratio <= goal.bound
}

export const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)

function cells(line: Figure): string[] {
  const { name, value, unit, limit, against, ratio, goal, note } = line
  const ok = reached(line)
  return [
    name,
    `${number(value)} ${unit}`,
    limit === null ? '-' : `${number(limit)} (${against})`,
    ratio === null ? '-' : ratio.toFixed(2),
    goal ? `${goal.sense === 'at least' ? '>=' : '<='} ${goal.bound.toFixed(2)}` : '-',
    [ok === null ? '' : ok ? 'reached' : 'MISSED', note].filter(Boolean).join('; '),
  ]
}

export const table = (figures: readonly Figure[]): string =>
  aligned(['figure', 'value', 'limit', 'ratio', 'goal', ''], figures.map(cells))

export function aligned(columns: readonly string[], rows: readonly string[][]): string {
  const lines = [columns, ...rows]
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => (line[i] ?? '').length)))
  const text = lines.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [text[0], '-'.repeat(Math.max(...text.map((line) => line.length))), ...text.slice(1)].join('\n')
}
