import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '#harness/storage.ts'
import { news } from './known-edges.ts'
import { scriptUpTo } from './ordenes.ts'
import { type Played, play } from './play.ts'
import { noTotals, playRound, textOf } from './rounds.ts'
import { chosenSeed, newSeed } from './seed.ts'
import { inProcess, type Stage } from './stage.ts'

/** Hours that the clock advances between two parts of a script; some cross into another day. */
const HORAS = [0, 1, 7, 20]
/** Time for shrinking a failing script; a chosen seed gets more. */
const LIMIT_MS = chosenSeed() === null ? 45_000 : 1_800_000

/** Later differences mostly repeat the first ones. */
const some = (texts: readonly string[]): string[] => texts.slice(0, 5)

describe.each(ENGINES)('random commands, on %s', { timeout: LIMIT_MS + 60_000 }, (engine) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await inProcess(engine)
  })
  afterAll(() => stage.stop())

  test('one after the other: every answer and screen matches the rules', async () => {
    let playing: Promise<Played> | null = null
    const script = scriptUpTo({ fases: 3, manos: 1, ordenes: 80, horas: HORAS })
    const property = fc.asyncProperty(script, async (fases) => {
      playing = play(stage, fases)
      const { faults } = await playing
      expect(some(news(faults, 'alone').map(({ kind, text }) => `${kind}: ${text}`))).toEqual([])
    })
    try {
      await fc.assert(property, { seed: newSeed(), numRuns: 3, interruptAfterTimeLimit: LIMIT_MS })
    } finally {
      // An interrupted run still uses the stage.
      await playing
    }
  })

  test('many at once: some order of them explains every answer', async () => {
    const seed = newSeed()
    const totals = noTotals()
    const shape = { fases: 3, manos: 6, ordenes: 30, horas: HORAS }
    await playRound(stage, seed, { shape, hurts: false }, totals)
    const found = totals.found.filter(({ fault }) => news([fault], 'together').length > 0)
    expect(some(found.map(textOf))).toEqual([])
  })
})
