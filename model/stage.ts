import { setTimeout as sleep } from 'node:timers/promises'
import { startAppOn, type TestApp } from '#harness/app.ts'
import { Client } from '#harness/client.ts'
import { freePort } from '#harness/free-port.ts'
import { type OwnProgram, ownRedis } from '#harness/programs.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createReadyStorage, type Engine, type Storage } from '#harness/storage.ts'
import { terminateBackends } from './backends.ts'

const NODES = { sqlite: 1, postgres: 2 }
const HOUR_MS = 3_600_000
/** Twenty minutes past the hour, and only advanced by whole hours: never within a minute of midnight. */
const START = Date.parse('2027-03-10T18:20:00Z')

/** The servers that a script runs on: one on SQLite, two nodes on PostgreSQL and Redis. */
export interface Stage {
  readonly engine: Engine
  /** URLs of the nodes; a node keeps its index when it is restarted. */
  urls(): readonly string[]
  /** The clock of the servers. */
  now(): number
  advance(hours: number): void
  /** Injects a fault and repairs it. Returns a description. */
  hurt(random: number): Promise<string>
  /** Starts new servers on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface Ground {
  storage: Storage
  redis: OwnProgram | null
  env: Record<string, string>
  remove(): Promise<void>
}

async function prepare(engine: Engine): Promise<Ground> {
  const storage = await createReadyStorage(engine)
  const redis = engine === 'postgres' ? await ownRedis() : null
  return {
    storage,
    redis,
    env: { ...storage.env, ...(redis && { REDIS_URL: redis.url }), LOG_LEVEL: 'fatal' },
    remove: async () => {
      await redis?.remove()
      await storage.remove()
    },
  }
}

/** Servers in this process, with a clock that can be advanced. */
export async function inProcess(engine: Engine): Promise<Stage> {
  const { env, remove } = await prepare(engine)
  let offset = START - Date.now()
  let nodes: TestApp[] = []
  const start = async () => {
    // One after the other: the first creates the tables.
    for (let i = 0; i < NODES[engine]; i++) {
      const node = await startAppOn(env)
      node.clock.now += offset
      nodes.push(node)
    }
  }
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    nodes = []
  }
  await start()
  return {
    engine,
    urls: () => nodes.map(({ url }) => url),
    now: () => Date.now() + offset,
    advance: (hours) => {
      offset += hours * HOUR_MS
      for (const node of nodes) node.clock.now += hours * HOUR_MS
    },
    hurt: async () => 'nothing',
    restart: async () => {
      await stop()
      await start()
    },
    stop: async () => {
      await stop()
      await remove()
    },
  }
}

/** Servers as processes, which can be killed. */
export async function asProcesses(engine: Engine): Promise<Stage> {
  const { env, remove } = await prepare(engine)
  const ports = [await freePort(), await freePort()].slice(0, NODES[engine])
  const nodes: ServerProcess[] = []
  const startNode = async (i: number) => {
    nodes[i] = await startServer({ ...env, PORT: String(ports[i]) })
  }
  for (const i of ports.keys()) await startNode(i)
  const killNode = async (i: number) => {
    await nodes[i]?.stop('SIGKILL')
    await startNode(i)
  }
  return {
    engine,
    urls: () => ports.map((port) => `http://127.0.0.1:${port}`),
    now: Date.now,
    advance: () => {},
    hurt: async (random) => {
      const i = Math.floor(random * 100) % ports.length
      if (env.DATABASE_URL && random < 0.7) return terminateBackends(env.DATABASE_URL, random)
      await killNode(i)
      return 'node'
    },
    restart: async () => {
      for (const i of ports.keys()) await killNode(i)
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
      await remove()
    },
  }
}

/** Waits until every node answers; reconnecting to PostgreSQL takes a moment. */
export async function ready(stage: Stage): Promise<void> {
  for (const url of stage.urls()) {
    for (let tries = 0; ; tries++) {
      const status = await new Client(url).send('/api/salud/listo').then(
        (response) => response.status,
        () => 0,
      )
      if (status === 200) break
      if (tries > 200) throw new Error(`The node at ${url} did not come back`)
      await sleep(50)
    }
  }
}
