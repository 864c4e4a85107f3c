import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endpoints } from '#contract/endpoints.ts'
import { startCluster } from '#harness/cluster.ts'
import { memoryMb } from '#harness/memory.ts'
import { ROOT } from '#harness/project.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createStorage } from '#harness/storage.ts'
import { conColas } from '#harness/stories.ts'
import { againstBare, type Loaded } from './bare.ts'
import {
  alone,
  columnOf,
  costOf,
  measurePairs,
  type PairedRow,
  planFor,
  type Tree,
  usageOf,
} from './measure.ts'
import { atLeast, figure, type Row, within } from './report.ts'
import {
  callNext,
  codesIn,
  fill,
  lookUp,
  openWorld,
  SETTINGS,
  take,
  takeWithKey,
  type World,
  type WrkRequest,
  waitingIn,
  wrk,
  wrkOnEach,
} from './world.ts'

const HERE: Tree = { root: ROOT }
const WAITING = 10_000
/** More than this server calls per second; no call must find the queue empty. */
const CALLS_PER_SECOND = 20_000

type LoadOptions = { writes: boolean; connections?: number }

function loaded(world: World, requests: readonly WrkRequest[], options: LoadOptions): Loaded {
  const { url, child } = world.server
  return {
    url,
    requests,
    round: (seconds) =>
      costOf([child.pid as number], options, () => wrk({ url, requests, seconds, ...options })),
    close: () => world.stop(),
  }
}

const takes = (name: string, title: string, queues: number, requests: typeof take): PairedRow<Loaded> => ({
  name,
  title,
  open: async ({ root }) => {
    const world = await openWorld(queues, {}, root)
    return loaded(world, requests(world, world.colas), { writes: true })
  },
})

const takeRow = takes('take', 'take a turn, one queue', 1, take)
const takeOfManyRow = takes('take-100', 'take a turn, 100 queues', 100, take)
const takeWithKeyRow = takes('take-key', 'take a turn with a key', 1, takeWithKey)

const callRow: PairedRow<Loaded> = {
  name: 'call',
  title: 'call next',
  open: async ({ root }, { short }) => {
    const world = await openWorld(1, {}, root)
    const [colaId = ''] = world.colas
    const wanted = short ? 100 : CALLS_PER_SECOND
    const subject = loaded(world, callNext(world, colaId), { writes: true })
    return {
      ...subject,
      prepare: async (seconds) => void (await fill(world, colaId, wanted * seconds)),
      round: async (seconds) => {
        const sample = await subject.round(seconds)
        if (!short && (await waitingIn(world, colaId)) === 0) throw new Error('No turn was left to call')
        return sample
      },
    }
  },
}

const lookUpRow: PairedRow<Loaded> = {
  name: 'look-up',
  title: 'look a turn up, 10,000 waiting',
  open: async ({ root }, { short }) => {
    const world = await openWorld(1, {}, root)
    const [colaId = ''] = world.colas
    const waiting = short ? 100 : WAITING
    await fill(world, colaId, waiting)
    return loaded(world, lookUp(await codesIn(world, colaId, waiting)), { writes: false })
  },
}

const pageRow: PairedRow<Loaded> = {
  name: 'page',
  title: 'page of a customer',
  open: async ({ root }) => {
    const world = await openWorld(3, {}, root)
    return loaded(world, [{ method: 'GET', path: `/mi-turno/${world.empresaId}` }], { writes: false })
  },
}

/** The processor time is that of both nodes; the cost of the database shows in the time at full load. */
const onPostgres = (name: string, title: string, latencyMs: number): PairedRow => ({
  name,
  title,
  open: async ({ root }) => {
    const cluster = await startCluster({ root, latencyMs, env: SETTINGS })
    const [first] = cluster.nodes as [ServerProcess]
    const story = await conColas(first.client(), 'General')
    const requests = take(story, story.colas)
    const urls = cluster.nodes.map((node) => node.url)
    const pids = cluster.nodes.map((node) => node.child.pid as number)
    return {
      round: (seconds) => costOf(pids, { writes: false }, () => wrkOnEach(urls, { requests, seconds })),
      close: () => cluster.stop(),
    }
  },
})

const postgresRow = onPostgres('postgres', 'take a turn, PostgreSQL, two nodes', 0)
const farPostgresRow = onPostgres('postgres-far', 'take a turn, PostgreSQL 1 ms away, two nodes', 1)

async function addPast({ root }: Tree, world: World, count: number): Promise<void> {
  const url = pathToFileURL(join(root, 'bench/past.ts')).href
  const past = (await import(url)) as typeof import('./past.ts')
  past.addPast(world, count)
}

const statisticsRow: PairedRow = {
  name: 'statistics',
  title: 'statistics of a month',
  open: async (tree, { short }) => {
    const world = await openWorld(20, {}, tree.root)
    const {
      client,
      empresaId,
      colas: [colaId = ''],
    } = world
    const past = short ? 5000 : 100_000
    await addPast(tree, world, past)
    // Makes the server read the empresa again: its creation date was changed in the file.
    for (const activa of [false, true])
      await client.call(endpoints.cambiarEstadoCola, { params: { empresaId, colaId }, body: { activa } })
    // Days are counted on the first request, and stored.
    const { totalTurnos } = await client.call(endpoints.estadisticas, {
      params: { empresaId },
      query: { periodo: 'mes' },
    })
    if (totalTurnos !== past) throw new Error(`The statistics count ${totalTurnos} of ${past} turnos`)
    const path = `/api/estadisticas/${empresaId}?periodo=mes`
    // Requests share the processor: with more of them, none would be answered within a second.
    const options = { writes: false, connections: 2 }
    return loaded(world, [{ method: 'GET', path, headers: { cookie: client.cookie } }], options)
  },
}

/** Takes, look-ups and calls in turn, with as many takes as calls. */
async function openMixed(tree: Tree, past: number, waiting: number): Promise<Loaded> {
  const world = await openWorld(20, {}, tree.root)
  const [first = '', second = ''] = world.colas
  if (past > 0) await addPast(tree, world, past)
  await fill(world, first, waiting)
  await fill(world, second, waiting)
  const calls = callNext(world, second)
  const codes = await codesIn(world, first, waiting)
  const requests = lookUp(codes).flatMap((request, i) => [
    request,
    ...take(world, [second]),
    ...calls.slice(i % calls.length, (i % calls.length) + 1),
  ])
  return loaded(world, requests, { writes: true })
}

const openGrown = (tree: Tree, short: boolean) =>
  openMixed(tree, short ? 20_000 : 1_000_000, short ? 100 : WAITING)

/** Commands of one empresa and of different kinds, many in each transaction. */
const mixedRow: PairedRow = {
  name: 'mixed',
  title: 'take, look up, call in turn',
  open: (tree, { short }) => openMixed(tree, 0, short ? 100 : WAITING),
}

const growthPairedRow: PairedRow = {
  name: 'growth',
  title: 'take, look up, call; a long past',
  optional: true,
  open: (tree, { short }) => openGrown(tree, short),
}

/**
 * Kilobytes of database file per turno with its eventos: issued, called and ended. The server is stopped before the
 * file is measured, so that its log has been checkpointed.
 */
async function storedKb(short: boolean, root?: string): Promise<number> {
  const world = await openWorld(1, {}, root)
  const [colaId = ''] = world.colas
  const bytes = () => {
    const folder = world.storage.env.DATA_DIR as string
    const files = readdirSync(folder).filter((name) => name.includes('.sqlite'))
    return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  }
  let server = world.server
  try {
    await server.stop()
    const before = bytes()
    server = await startServer({ ...world.storage.env, ...SETTINGS }, { root })
    const client = Object.assign(server.client(), { cookie: world.client.cookie })
    const running = { ...world, server, client }
    const taken = await fill(running, colaId, short ? 1000 : 20_000)
    while ((await waitingIn(running, colaId)) > 0) {
      await wrk({ url: server.url, requests: callNext(running, colaId), seconds: 1 })
    }
    await server.stop()
    return (bytes() - before) / taken / 1024
  } finally {
    await server.stop('SIGKILL')
    await world.storage.remove()
  }
}

const storedRow: PairedRow = {
  name: 'stored',
  title: 'a turn with its events',
  once: true,
  open: async ({ root }, { short }) => ({
    round: async () => ({ stored: await storedKb(short, root) }),
    close: async () => {},
  }),
}

/** Each round starts a server; the first one, in the warm-up, also creates the database. */
const startRow: PairedRow = {
  name: 'start',
  title: 'start of a server',
  open: async ({ root }) => {
    const storage = await createStorage('sqlite')
    return {
      round: async () => {
        const began = performance.now()
        const server = await startServer({ ...storage.env, ...SETTINGS }, { root, shipped: true })
        const pid = server.child.pid as number
        const sample = {
          start: performance.now() - began,
          processor: usageOf([pid]).total,
          memory: memoryMb(pid),
        }
        await server.stop()
        return sample
      },
      close: () => storage.remove(),
    }
  },
}

export const pairedRequests: readonly PairedRow[] = [
  takeRow,
  takeOfManyRow,
  takeWithKeyRow,
  callRow,
  lookUpRow,
  pageRow,
  postgresRow,
  farPostgresRow,
  statisticsRow,
  storedRow,
  startRow,
  mixedRow,
  growthPairedRow,
]

/** The same mix of requests with and without a long past. */
const growthRow: Row = {
  name: 'growth',
  async run({ short }) {
    const empty = await openMixed(HERE, 0, short ? 100 : WAITING)
    const grown = await openGrown(HERE, short)
    try {
      const { here, there, ratio } = columnOf(await measurePairs(grown, empty, planFor(short)), 'elapsed')
      return [
        figure(growthPairedRow.title, 1e6 / here, '/s', {
          against: 'the same without a past',
          limit: 1e6 / there,
          ratio: 1 / ratio.median,
          goal: atLeast(0.85),
        }),
      ]
    } finally {
      await grown.close()
      await empty.close()
    }
  },
}

/** Rows without a limit; they serve to compare two commits. */
const aloneRows = [pageRow, postgresRow, farPostgresRow, startRow, mixedRow].map((row) => ({
  name: row.name,
  run: ({ short }: { short: boolean }) => alone(row, HERE, short),
}))

const bareRows = [
  againstBare(lookUpRow, 'verificarGlobal', { rate: 0.8, processor: 1.3 }),
  againstBare(callRow, 'siguiente', { rate: 0.6, processor: 2.5 }),
  againstBare(takeRow, 'pedirTurno', { rate: 0.7, processor: 2.5, loop: 1.6, writer: 45, written: 7 }),
  againstBare(takeOfManyRow, 'pedirTurno', { rate: 0.7, processor: 2.75, writer: 60, written: 15 }),
  againstBare(takeWithKeyRow, 'pedirTurno', { processor: 2.75 }),
]

export const requestRows: readonly Row[] = [
  ...bareRows,
  ...aloneRows,
  {
    name: storedRow.name,
    run: async ({ short }) => [within(`${storedRow.title}: stored`, await storedKb(short), 'KB', 0.6)],
  },
  growthRow,
]
