import { callNext, lookUp, take, takeWithKey } from '../../calls.ts'
import { codesIn, fill, waitingIn } from '../../fill.ts'
import { openWorld, type World } from '../../world.ts'
import { type WrkRequest, wrk } from '../../wrk.ts'
import { costOf } from '../load-subject.ts'
import type { PairedRow, Subject } from '../subject.ts'

const WAITING = 10_000
/** More than this server calls in a second; enough wait so that no call finds the queue empty. */
const CALLS_PER_SECOND = 20_000

/** One server on SQLite under one list of requests. */
export interface Loaded extends Subject {
  url: string
  requests: readonly WrkRequest[]
}

export function loaded(
  world: World,
  requests: readonly WrkRequest[],
  { writes }: { writes: boolean },
): Loaded {
  const { url, child } = world.server
  return {
    url,
    requests,
    round: (seconds) => costOf([child.pid as number], { writes }, () => wrk({ url, requests, seconds })),
    close: () => world.stop(),
  }
}

interface LoadedRow extends PairedRow {
  open(...args: Parameters<PairedRow['open']>): Promise<Loaded>
}

const takes = (name: string, title: string, queues: number, requests: typeof take): LoadedRow => ({
  name,
  title,
  open: async ({ root }) => {
    const world = await openWorld(queues, {}, root)
    return loaded(world, requests(world, world.colas), { writes: true })
  },
})

export const callRow: LoadedRow = {
  name: 'call',
  title: 'call next',
  open: async ({ root }, { short }) => {
    const world = await openWorld(1, {}, root)
    const [colaId = ''] = world.colas
    const wanted = short ? 1000 : CALLS_PER_SECOND
    const subject = loaded(world, callNext(world, colaId), { writes: true })
    return {
      ...subject,
      prepare: async (seconds) => void (await fill(world, colaId, wanted * seconds)),
      round: async (seconds) => {
        const sample = await subject.round(seconds)
        if (!short && (await waitingIn(world, colaId)) === 0) throw new Error('There was nobody left to call')
        return sample
      },
    }
  },
}

export const lookUpRow: LoadedRow = {
  name: 'look-up',
  title: 'look a turn up',
  open: async ({ root }, { short }) => {
    const world = await openWorld(1, {}, root)
    const [colaId = ''] = world.colas
    const waiting = short ? 1000 : WAITING
    await fill(world, colaId, waiting)
    return loaded(world, lookUp(await codesIn(world, colaId, waiting)), { writes: false })
  },
}

export const takeRow = takes('take', 'take a turn, one queue', 1, take)
export const takeOfManyRow = takes('take-100', 'take a turn, 100 queues', 100, take)
export const takeWithKeyRow = takes('take-key', 'take a turn with a key', 1, takeWithKey)
