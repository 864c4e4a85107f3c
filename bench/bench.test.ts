import { describe, expect, test } from 'vitest'
import { reached } from './figure.ts'
import { rows } from './rows.ts'
import { table } from './table.ts'

// Checks that every row runs and gives plausible figures; speed is not judged here.
describe('benchmarks, in short', () => {
  test.each(rows.map((row) => [row.name, row] as const))(
    '%s runs and gives figures',
    {
      timeout: 240_000,
    },
    async (_, row) => {
      const figures = await row.run({ short: true, log: () => {} })
      expect(figures.length).toBeGreaterThan(0)
      for (const { value, limit, ratio, note = '' } of figures) {
        expect(value).toBeGreaterThan(0)
        expect(limit).toBeGreaterThan(0)
        expect(ratio).toBeGreaterThan(0)
        expect(note).not.toMatch(/REFUSED/)
      }
      expect(table(figures).split('\n')).toHaveLength(figures.length + 2)
    },
  )

  test('a goal is reached from its right side', () => {
    const figure = { name: '', value: 1, unit: '', against: '', limit: 1, note: '' }
    expect(reached({ ...figure, ratio: 0.7, goal: { sense: 'at least', bound: 0.7 } })).toBe(true)
    expect(reached({ ...figure, ratio: 0.69, goal: { sense: 'at least', bound: 0.7 } })).toBe(false)
    expect(reached({ ...figure, ratio: 1.31, goal: { sense: 'at most', bound: 1.3 } })).toBe(false)
    expect(reached({ ...figure, ratio: null, goal: null })).toBe(null)
  })
})
