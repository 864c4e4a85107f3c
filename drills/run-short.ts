import { describe, expect, test } from 'vitest'
import { CannotRun, type Drill } from './drill.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Why this machine cannot run the test; `npm test` shows it beside the count of skipped tests. */
    cannotRun?: string
  }
}

/** Declares a test for each drill, in its short form. */
export function runShort(drills: readonly Drill[], { concurrent = false } = {}): void {
  describe('fault drills, in short', { concurrent }, () => {
    test.for(drills.map((drill) => [drill.name, drill] as const))(
      '%s: nothing is lost',
      { timeout: 600_000 },
      async ([, drill], { skip, task }) => {
        const verdict = await drill.run({ short: true }).catch((error) => {
          if (!(error instanceof CannotRun)) throw error
          task.meta.cannotRun = error.message
          return skip(error.message)
        })
        expect(verdict.faults, verdict.facts).toEqual([])
      },
    )
  })
}
