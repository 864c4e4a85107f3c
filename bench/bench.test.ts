import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#harness/project.ts'
import { compareTrees, extract, pairedRows, shaOf, verdictTable } from './compare.ts'
import { rows } from './main.ts'
import { judge } from './measure.ts'
import { table } from './report.ts'

const timeout = 240_000

// Checks that every row runs and gives plausible figures, not their speed.
describe('benchmarks, in short', () => {
  test.each(rows.map((row) => [row.name, row] as const))('%s gives figures', { timeout }, async (_, row) => {
    const figures = await row.run({ short: true, log: () => {} })
    expect(figures.length).toBeGreaterThan(0)
    for (const { value, ratio } of figures) {
      expect(value).toBeGreaterThan(0)
      if (ratio !== null) expect(ratio).toBeGreaterThan(0)
    }
    expect(table(figures).split('\n')).toHaveLength(figures.length + 2)
  })
})

describe('the comparison of two trees, in short', () => {
  // The other rows differ from `take` only in their requests, and are measured above.
  const chosen = pairedRows.filter(({ name }) => ['take', 'watchers', 'statistics'].includes(name))
  test.each(chosen.map((row) => [row.name, row] as const))(
    '%s of this tree is compared with itself',
    { timeout },
    async (_, row) => {
      const plan = { starts: 1, rounds: 1, seconds: 1, warmUpSeconds: 0, short: true }
      const verdicts = judge(row.title, await compareTrees(row, { root: ROOT }, { root: ROOT }, plan), 5)
      expect(verdicts.length).toBeGreaterThan(0)
      for (const { here, there, ratio } of verdicts) {
        expect(here).toBeGreaterThan(0)
        expect(there).toBeGreaterThan(0)
        expect(ratio.median).toBeCloseTo(here / there)
      }
      expect(verdictTable(verdicts).split('\n')).toHaveLength(verdicts.length + 2)
    },
  )

  test.skipIf(!existsSync(join(ROOT, '.git')))('a commit is extracted from the repository', async () => {
    const tree = await extract(await shaOf('HEAD'))
    expect(existsSync(join(tree.root, 'server/main.ts'))).toBe(true)
    await tree.remove()
    expect(existsSync(tree.root)).toBe(false)
    await expect(shaOf('no-such-commit')).rejects.toThrow('There is no commit')
  })
})
