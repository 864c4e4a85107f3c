import type { endpoints } from '#contract/endpoints.ts'
import { startBare } from '../bare.ts'
import { answerOf } from '../calls.ts'
import { atMost, type Figure, type Goal, median, type Row } from '../figure.ts'
import { HERE } from '../paired/checkout.ts'
import { medianInterval } from '../paired/interval.ts'
import { costOf } from '../paired/load-subject.ts'
import { columnOf, measurePairs, type Pair } from '../paired/pairs.ts'
import {
  callRow,
  type Loaded,
  lookUpRow,
  takeOfManyRow,
  takeRow,
  takeWithKeyRow,
} from '../paired/rows/http.ts'
import type { MeasureName } from '../paired/sample.ts'
import { storedPerTurn } from '../stored.ts'
import { type WrkRequest, wrk } from '../wrk.ts'

/** What a request costs in processor time and bytes, which say the same in a fast hour and in a slow one more nearly than rates do. */
export const processorRow: Row = {
  name: 'processor',
  async run({ short }) {
    const measure = async (row: typeof takeRow, endpoint: keyof typeof endpoints) =>
      besideBare(await row.open(HERE, { short }), endpoint, short)
    const look = await measure(lookUpRow, 'verificarGlobal')
    const call = await measure(callRow, 'siguiente')
    const one = await measure(takeRow, 'pedirTurno')
    const keyed = await measure(takeWithKeyRow, 'pedirTurno')
    const many = await measure(takeOfManyRow, 'pedirTurno')
    const stored = (await storedPerTurn(short ? 1000 : 20_000)) / 1024
    return [
      loopFigure('look a turn up', look, atMost(1.25)),
      loopFigure('call next', call, atMost(1.3)),
      loopFigure('take a turn, one queue', one, atMost(1.15)),
      loopFigure('take a turn with a key', keyed, null),
      absolute('writing thread: take a turn, one queue', one, 'writer', 'µs', 45),
      absolute('writing thread: take a turn, 100 queues', many, 'writer', 'µs', 60),
      absolute('written: take a turn, one queue', one, 'written', 'KB', 7),
      absolute('written: take a turn, 100 queues', many, 'written', 'KB', 15),
      within('stored: a turn with its events', stored, 'KB', 0.6),
    ]
  },
}

/** Round by round beside a bare server that gives the same answer. */
async function besideBare(ours: Loaded, endpoint: keyof typeof endpoints, short: boolean): Promise<Pair[]> {
  try {
    await ours.prepare?.(1)
    const bare = await startBare({ [endpoint]: await answerOf(ours.url, ours.requests[0] as WrkRequest) })
    const load = (seconds: number) => wrk({ url: bare.url, requests: ours.requests, seconds })
    const there = {
      round: (seconds: number) => costOf([bare.child.pid as number], { writes: false }, () => load(seconds)),
      close: () => bare.stop(),
    }
    try {
      const plan = { rounds: short ? 1 : 10, seconds: 1, warmUpSeconds: short ? 0 : 3 }
      return await measurePairs(ours, there, plan)
    } finally {
      await there.close()
    }
  } finally {
    await ours.close()
  }
}

function loopFigure(name: string, pairs: readonly Pair[], goal: Goal | null): Figure {
  const { here, there } = columnOf(pairs, 'loop')
  const ratio = medianInterval(here.map((cost, i) => cost / (there[i] as number)))
  return {
    name: `event loop: ${name}`,
    value: median(here),
    unit: 'µs',
    against: 'the same route and schemas, no store',
    limit: median(there),
    ratio: ratio.median,
    goal,
    note: `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`,
  }
}

/** An absolute limit moves with the machine's speed, so what the bare server needs stands beside it. */
function absolute(
  name: string,
  pairs: readonly Pair[],
  measure: MeasureName,
  unit: string,
  limit: number,
): Figure {
  const bare = median(pairs.flatMap(({ there }) => there.loop ?? []))
  const value = median(pairs.flatMap(({ here }) => here[measure] ?? []))
  const note = unit === 'µs' ? `the bare server needs ${bare.toFixed(0)} µs` : undefined
  return { ...within(name, value, unit, limit), note }
}

const within = (name: string, value: number, unit: string, limit: number): Figure => ({
  name,
  value,
  unit,
  against: 'at most',
  limit,
  ratio: value / limit,
  goal: atMost(1),
})
