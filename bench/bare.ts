import type { endpoints } from '#contract/endpoints.ts'
import { ROOT } from '#harness/project.ts'
import { startChild } from './children.ts'
import {
  columnOf,
  costOf,
  MEASURES,
  measurePairs,
  type Pair,
  type PairedRow,
  planFor,
  type Subject,
} from './measure.ts'
import { atLeast, atMost, type Figure, figure, type Row, within } from './report.ts'
import { median } from './stats.ts'
import { type WrkRequest, wrk } from './world.ts'

/** One server on SQLite under one list of requests. */
export interface Loaded extends Subject {
  url: string
  requests: readonly WrkRequest[]
}

/** Set by the framework or by Node on every answer. */
const OWN_HEADERS = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])

/** A bare server that returns the same body and headers as the real one. */
async function openBare({ url, requests }: Loaded, endpoint: keyof typeof endpoints): Promise<Subject> {
  const { method, path, headers, body } = requests[0] as WrkRequest
  const type = body && { 'content-type': 'application/json' }
  const response = await fetch(url + path, { method, headers: { ...headers, ...type }, body })
  const copied = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name))
  const order = { answers: { [endpoint]: await response.json() }, headers: Object.fromEntries(copied) }
  const { child, ready } = await startChild<string>('bareServer', order)
  return {
    round: (seconds) => costOf([child.pid], { writes: false }, () => wrk({ url: ready, requests, seconds })),
    close: () => child.stop(),
  }
}

async function besideBare(
  row: PairedRow<Loaded>,
  endpoint: keyof typeof endpoints,
  short: boolean,
): Promise<Pair[]> {
  const ours = await row.open({ root: ROOT }, { short })
  try {
    await ours.prepare?.(1)
    const bare = await openBare(ours, endpoint)
    try {
      return await measurePairs(ours, bare, planFor(short))
    } finally {
      await bare.close()
    }
  } finally {
    await ours.close()
  }
}

interface Goals {
  /** Minimum share of the bare server's rate. */
  rate?: number
  /** Maximum multiple of the bare server's processor time. */
  processor?: number
  /** Maximum multiple of the bare server's event loop time. */
  loop?: number
  /** Maximum µs of the writing thread. */
  writer?: number
  /** Maximum KB. */
  written?: number
}

const NO_STORE = 'the same route and schemas, no store'

/** The time that all threads need for a request, and the event loop alone, compared with the bare server's. */
const timesOf = ({ title }: PairedRow, pairs: readonly Pair[], goals: Goals): Figure[] =>
  (['processor', 'loop'] as const).map((measure) => {
    const { here, there, ratio } = columnOf(pairs, measure)
    const goal = goals[measure]
    return figure(`${MEASURES[measure].title}: ${title}`, here, 'µs', {
      against: NO_STORE,
      limit: there,
      ratio: ratio.median,
      goal: goal === undefined ? null : atMost(goal),
      note: `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`,
    })
  })

/** The cost of a request on SQLite, compared with a server without a store. */
export const againstBare = (row: PairedRow<Loaded>, endpoint: keyof typeof endpoints, goals: Goals): Row => ({
  name: row.name,
  async run({ short }) {
    const pairs = await besideBare(row, endpoint, short)
    const elapsed = columnOf(pairs, 'elapsed')
    const figures = [
      figure(row.title, 1e6 / elapsed.here, '/s', {
        against: NO_STORE,
        limit: 1e6 / elapsed.there,
        ratio: 1 / elapsed.ratio.median,
        goal: goals.rate === undefined ? null : atLeast(goals.rate),
      }),
      ...timesOf(row, pairs, goals),
    ]
    const { there } = columnOf(pairs, 'loop')
    for (const measure of ['writer', 'written'] as const) {
      const values = pairs.flatMap(({ here }) => here[measure] ?? [])
      const { title, unit } = MEASURES[measure]
      // A fixed limit depends on the speed of the machine, so the time of the bare server is shown beside it.
      const note = measure === 'writer' ? `the bare server needs ${there.toFixed(0)} µs` : ''
      if (goals[measure] !== undefined && values.length > 0)
        figures.push(within(`${title}: ${row.title}`, median(values), unit, goals[measure], note))
    }
    return figures
  },
})
