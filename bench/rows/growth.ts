import { answerOf, callNext, lookUp, take } from '../calls.ts'
import { compare } from '../compare.ts'
import { atLeast, type Figure, type Row } from '../figure.ts'
import { addPast } from '../past.ts'
import { addWaiting, openWorld, type World } from '../world.ts'
import { type WrkRequest, wrk } from '../wrk.ts'

const EMPTY = 'the same on an empty database'

interface Calls {
  look: WrkRequest[]
  call: WrkRequest[]
  take: WrkRequest[]
}

/** Puts `waiting` turnos into the queue that is looked at and `toCall` into the one that is called from. */
function prepare(world: World, waiting: number, toCall: number): Calls {
  const [first, second, third] = world.colas as [string, string, string]
  const codes = addWaiting(world, first, waiting)
  addWaiting(world, second, toCall)
  return { look: lookUp(codes), call: callNext(world, second), take: take(world, [third]) }
}

/** The three calls with many past turnos and many waiting, against a server with neither. */
export const growthRow: Row = {
  name: 'growth',
  async run({ short, log }) {
    const past = short ? 20_000 : 1_000_000
    const full = await openWorld(20)
    const empty = await openWorld(20)
    const toCall = short ? 5000 : 100_000
    try {
      const started = performance.now()
      addPast(full, past)
      log(`${past} past turns written in ${((performance.now() - started) / 1000).toFixed(0)} s`)
      const calls = { full: prepare(full, short ? 1000 : 10_000, toCall), empty: prepare(empty, 1, toCall) }
      // The first look loads the view of the queue, which is not part of the figure.
      await answerOf(full.server.url, calls.full.look[0] as WrkRequest)
      await answerOf(empty.server.url, calls.empty.look[0] as WrkRequest)
      const figure = (name: string, which: keyof Calls): Promise<Figure> =>
        compare({
          name: `${name}, ${past.toLocaleString('en')} past turns`,
          against: EMPTY,
          goal: atLeast(0.85),
          short,
          value: (seconds) => wrk({ url: full.server.url, requests: calls.full[which], seconds }),
          limit: (seconds) => wrk({ url: empty.server.url, requests: calls.empty[which], seconds }),
        })
      return [
        await figure('look a turn up', 'look'),
        await figure('call next', 'call'),
        await figure('take a turn', 'take'),
      ]
    } finally {
      await full.stop()
      await empty.stop()
    }
  },
}
