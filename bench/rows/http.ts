import { startBare } from '../bare.ts'
import { answerOf, callNext, lookUp, take, takeWithKey } from '../calls.ts'
import { compare } from '../compare.ts'
import { atLeast, type Figure, type Row } from '../figure.ts'
import { addWaiting, openWorld } from '../world.ts'
import { type WrkRequest, wrk } from '../wrk.ts'

const WAITING = 10_000
const BARE = 'the same route and schemas, no store'

/** Taking, looking up and calling on SQLite, against a server without a store. */
export const httpRow: Row = {
  name: 'http',
  async run({ short }) {
    const world = await openWorld(100)
    const { url } = world.server
    const [first, second, third] = world.colas as [string, string, string]
    const codes = addWaiting(world, second, WAITING)
    const calls = {
      one: take(world, [first]),
      many: take(world, world.colas),
      keyed: takeWithKey(world, [first]),
      look: lookUp(codes),
      call: callNext(world, third),
    }
    addWaiting(world, third, short ? 20_000 : 150_000)
    const bare = await startBare({
      pedirTurno: await answerOf(url, calls.one[0] as WrkRequest),
      verificarGlobal: await answerOf(url, calls.look[0] as WrkRequest),
      siguiente: await answerOf(url, calls.call[0] as WrkRequest),
    })
    const against = (name: string, requests: WrkRequest[], goal: number | null): Promise<Figure> =>
      compare({
        name,
        against: BARE,
        goal: goal === null ? null : atLeast(goal),
        short,
        value: (seconds) => wrk({ url, requests, seconds }),
        limit: (seconds) => wrk({ url: bare.url, requests, seconds }),
      })
    try {
      return [
        await against('look a turn up, 10,000 waiting', calls.look, 0.8),
        await against('call next', calls.call, 0.6),
        await against('take a turn, one queue', calls.one, 0.7),
        await against('take a turn, 100 queues', calls.many, 0.7),
        await against('take a turn with a key', calls.keyed, null),
      ]
    } finally {
      await bare.stop()
      await world.stop()
    }
  },
}
