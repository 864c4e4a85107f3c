import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reached } from './figure.ts'
import { extract, HERE, shaOf } from './paired/checkout.ts'
import { compareTrees } from './paired/compare-trees.ts'
import { report } from './paired/report.ts'
import { pairedRows } from './paired/rows.ts'
import { judge } from './paired/verdict.ts'
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

describe('the paired comparison, in short', () => {
  // What takes, calls and look-ups do here is what the row `processor` does above.
  const names = ['take', 'watchers', 'postgres', 'statistics']
  const chosen = pairedRows.filter(({ name }) => names.includes(name))
  test.each(chosen.map((row) => [row.name, row] as const))(
    '%s of this tree is compared with itself',
    { timeout: 240_000 },
    async (_, row) => {
      const plan = { starts: 1, rounds: 1, seconds: 1, warmUpSeconds: 0, short: true }
      const verdicts = judge(row.title, await compareTrees(row, HERE, HERE, plan), 5)
      expect(verdicts.length).toBeGreaterThan(0)
      for (const { here, there, ratio } of verdicts) {
        expect(here).toBeGreaterThan(0)
        expect(there).toBeGreaterThan(0)
        expect(ratio.median).toBeCloseTo(here / there)
      }
      expect(report(verdicts).split('\n')).toHaveLength(verdicts.length + 2)
    },
  )

  test.skipIf(!existsSync(join(HERE.root, '.git')))('a commit is taken out of the repository', async () => {
    const tree = await extract(await shaOf('HEAD'))
    expect(existsSync(join(tree.root, 'server/main.ts'))).toBe(true)
    await tree.remove()
    expect(existsSync(tree.root)).toBe(false)
    await expect(shaOf('no-such-commit')).rejects.toThrow('There is no commit')
  })
})
