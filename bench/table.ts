import { type Figure, reached } from './figure.ts'

const COLUMNS = ['figure', 'value', 'limit', 'ratio', 'goal', '']

export const number = (value: number | null): string => {
  if (value === null || Number.isNaN(value)) return '-'
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2)
}

function cells(figure: Figure): string[] {
  const { name, value, unit, limit, ratio, goal, note } = figure
  const ok = reached(figure)
  return [
    name,
    `${number(value)} ${unit}`,
    limit === null ? '-' : `${number(limit)} (${figure.against})`,
    ratio === null ? '-' : ratio.toFixed(2),
    goal ? `${goal.sense === 'at least' ? '>=' : '<='} ${goal.bound.toFixed(2)}` : '-',
    [ok === null ? '' : ok ? 'reached' : 'MISSED', note ?? ''].filter(Boolean).join('; '),
  ]
}

export const table = (figures: readonly Figure[]): string => aligned(COLUMNS, figures.map(cells))

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
