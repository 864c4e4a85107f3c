import { createStorage, type Storage } from './engines.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type OwnProgram, ownHaproxy, ownPostgres, ownRedis } from './services/programs.ts'

export interface Cluster {
  env: Record<string, string>
  nodes: ServerProcess[]
  redis: OwnProgram
  /** Present when the test asked for a database that it may stop. */
  postgres: OwnProgram | null
  haproxy: OwnProgram | null
  stop(): Promise<void>
}

/** Identical nodes on one PostgreSQL and one Redis, behind a balancer when asked for. */
export async function startCluster(
  options: {
    nodes?: number
    haproxy?: boolean
    ownPostgres?: boolean
    env?: Record<string, string>
    /** Of another tree than this one. */
    root?: string
  } = {},
): Promise<Cluster> {
  const storage: Storage = await createStorage('postgres')
  const postgres = options.ownPostgres ? await ownPostgres() : null
  const redis = await ownRedis()
  const env = {
    ...storage.env,
    REDIS_URL: redis.url,
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...options.env,
  }
  const nodes = await Promise.all(
    Array.from({ length: options.nodes ?? 2 }, () => startServer(env, options.root)),
  )
  const haproxy = options.haproxy ? await ownHaproxy(nodes.map((node) => node.url)) : null
  return {
    env,
    nodes,
    redis,
    postgres,
    haproxy,
    stop: async () => {
      await haproxy?.remove()
      await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
      await redis.remove()
      await postgres?.remove()
      await storage.remove()
    },
  }
}
