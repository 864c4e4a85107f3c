import type { Engine } from '#harness/storage.ts'
import { type Fault, TWO_AT_ONE_DESK, WITHOUT_POSITION } from '#model/fault.ts'
import { news } from '#model/known-edges.ts'
import { factsOf, noTotals, playRound, type Totals, textOf } from '#model/rounds.ts'
import { chosenSeed, newSeed } from '#model/seed.ts'
import { asProcesses, inProcess, type Stage } from '#model/stage.ts'
import type { Drill } from '../drill.ts'

const LONG = { fases: 3, manos: 8, ordenes: 25 }
const SHORT = { fases: 2, manos: 6, ordenes: 12 }

/** Random commands from many clients while nodes and backends are killed and days pass, judged by the model. */
export const randomCommands = (engine: Engine): Drill => ({
  name: `random commands against the model, ${engine}`,
  async run({ short }) {
    const seed = newSeed()
    const shape = short ? SHORT : LONG
    // A chosen seed runs one round.
    const rounds = short || chosenSeed() !== null ? 1 : 8
    const totals = noTotals()
    await withStage(asProcesses(engine), async (stage) => {
      const options = { shape: { ...shape, horas: [0] }, hurts: true }
      for (let i = 0; i < rounds; i++) await playRound(stage, seed + i, options, totals)
    })
    // For the short form, `npm test -- http model` covers day changes.
    if (!short) {
      await withStage(inProcess(engine), async (stage) => {
        const options = { shape: { ...shape, horas: [0, 1, 7, 20] }, hurts: false }
        for (let i = 0; i < rounds; i++) await playRound(stage, seed + i, options, totals)
      })
    }
    const found = short ? totals.found.filter(({ fault }) => isNews(fault)) : totals.found
    return { facts: `seed ${seed}, ${factsOf(totals)}${kindsOf(totals)}`, faults: found.map(textOf) }
  },
})

const isNews = (fault: Fault): boolean => news([fault], 'together').length > 0

async function withStage(opening: Promise<Stage>, work: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await opening
  try {
    await work(stage)
  } finally {
    await stage.stop()
  }
}

function kindsOf({ found }: Totals): string {
  const kinds = Object.groupBy(found, ({ fault }) => fault.kind)
  const byKind = Object.entries(kinds)
    .map(([kind, list]) => `, ${list.length} ${kind}`)
    .join('')
  const named = [TWO_AT_ONE_DESK, WITHOUT_POSITION]
    .map((name) => ({ name, count: found.filter(({ fault }) => fault.text.includes(name)).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `, ${name} ${count} times`)
    .join('')
  return `${byKind}${named}`
}
