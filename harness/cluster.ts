import { ownHaproxy } from './haproxy.ts'
import { ownPgbouncer } from './pgbouncer.ts'
import { type OwnProgram, ownPostgres, ownRedis } from './programs.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { createStorage, type Storage } from './storage.ts'
import { startProxy } from './tcp-proxy.ts'

export interface Cluster {
  env: Record<string, string>
  nodes: ServerProcess[]
  redis: OwnProgram
  /** Set with `ownPostgres`; such a database may be stopped. */
  postgres: OwnProgram | null
  haproxy: OwnProgram | null
  pgbouncer: OwnProgram | null
  stop(): Promise<void>
}

export interface ClusterOptions {
  nodes?: number
  haproxy?: boolean
  ownPostgres?: boolean
  /** Whether nodes reach the database through PgBouncer. */
  pgbouncer?: boolean
  /** Milliseconds of a round trip between nodes and database. */
  latencyMs?: number
  env?: Record<string, string>
  /** Root of another tree than this one. */
  root?: string
}

/** Starts identical nodes on one PostgreSQL and one Redis, optionally behind a balancer. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const storage: Storage = await createStorage('postgres')
  const postgres = options.ownPostgres ? await ownPostgres() : null
  const databaseUrl = postgres?.url ?? (storage.env.DATABASE_URL as string)
  const pgbouncer = options.pgbouncer ? await ownPgbouncer(databaseUrl) : null
  const far = options.latencyMs ? await startProxy(databaseUrl, { latencyMs: options.latencyMs }) : null
  const redis = await ownRedis()
  const env = {
    ...storage.env,
    REDIS_URL: redis.url,
    DATABASE_URL: far?.url ?? pgbouncer?.url ?? databaseUrl,
    ...options.env,
  }
  const nodes = await Promise.all(
    Array.from({ length: options.nodes ?? 2 }, () => startServer(env, { root: options.root })),
  )
  const haproxy = options.haproxy ? await ownHaproxy(nodes.map((node) => node.url)) : null
  return {
    env,
    nodes,
    redis,
    postgres,
    haproxy,
    pgbouncer,
    stop: async () => {
      await haproxy?.remove()
      await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
      await redis.remove()
      await far?.stop()
      await pgbouncer?.remove()
      await postgres?.remove()
      await storage.remove()
    },
  }
}
