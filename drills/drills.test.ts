import { describe, expect, test } from 'vitest'
import { CannotRun } from './drill.ts'
import { drills } from './list.ts'

describe('fault drills, in short', () => {
  test.each(drills.map((drill) => [drill.name, drill] as const))(
    '%s: nothing is lost',
    {
      timeout: 240_000,
    },
    async (_, drill) => {
      // One that this machine cannot run is not run; `npm run drills` says so too.
      const verdict = await drill.run({ short: true }).catch((error) => {
        if (error instanceof CannotRun) return { facts: error.message, faults: [] }
        throw error
      })
      expect(verdict.faults, verdict.facts).toEqual([])
    },
  )
})
