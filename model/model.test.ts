import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '#harness/storage.ts'
import { news } from './known-edges.ts'
import { scriptUpTo } from './ordenes.ts'
import { type Played, play } from './play.ts'
import { noTotals, playRound, textOf } from './rounds.ts'
import { chosenSeed, newSeed } from './seed.ts'
import { inProcess, type Stage } from './stage.ts'

/** Hours that the clock moves between two parts of a script: now and then into another day. */
const HORAS = [0, 1, 7, 20]
/** For shrinking a script that fails; there is more time to repeat a seed. */
const LIMIT_MS = chosenSeed() === null ? 45_000 : 1_800_000

/** The first ones tell what the others only repeat. */
const some = (texts: readonly string[]): string[] => texts.slice(0, 5)

describe.each(ENGINES)('random commands, on %s', { timeout: LIMIT_MS + 60_000 }, (engine) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await inProcess(engine)
  })
  afterAll(() => stage.stop())

  test('one after the other: every answer and every screen is the one of the rules', async () => {
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
      // Who was interrupted still plays on the stage that others want.
      await playing
    }
  })

  test('many at once: there is an order of them that explains everything', async () => {
    const seed = newSeed()
    const totals = noTotals()
    const shape = { fases: 3, manos: 6, ordenes: 30, horas: HORAS }
    await playRound(stage, seed, { shape, hurts: false }, totals)
    const found = totals.found.filter(({ fault }) => news([fault], 'together').length > 0)
    expect(some(found.map(textOf))).toEqual([])
  })
})
