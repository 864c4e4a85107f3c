import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { makeFolder } from '#server/make-folder.ts'
import { type Config, ConfigError } from './config.ts'
import { Resumidor } from './estadisticas/resumidor.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Deps } from './http/deps.ts'
import { buildServer } from './http/server.ts'
import { type Limiter, noLimiter } from './limits/limiter.ts'
import { MemoryLimiter } from './limits/memory-limiter.ts'
import { RedisLimiter } from './limits/redis-limiter.ts'
import { memoryBus } from './live/bus.ts'
import { redisBus } from './live/bus-redis.ts'
import { installLive, type Live } from './live/install.ts'
import { Vistas } from './live/vistas.ts'
import { Correos } from './mail/correos.ts'
import { fileTransport, smtpTransport } from './mail/transport.ts'
import { keptSecret } from './secreto.ts'
import type { Servicio } from './servicio.ts'
import { SesionesTerminadas } from './sesiones-terminadas.ts'
import { holdDataDir } from './store/data-dir-lock.ts'
import { openStore, sqliteFileOf } from './store/open.ts'
import { VERSION } from './version.ts'

export interface App {
  http: FastifyInstance
  servicio: Servicio
  /** Tells whoever keeps something open for a session that it is over. */
  sesiones: SesionesTerminadas
  /** Not ready any more; what is in flight still finishes. */
  drain(): void
  /** Sends the open tabs to other nodes, spread over a few seconds. */
  farewell(): Promise<void>
  close(): Promise<void>
}

/** The composition root: the only place that chooses between engines. */
export async function createApp(
  config: Config,
  buildDir: string,
  clock: () => number = Date.now,
): Promise<App> {
  const logger = pino({ level: config.logLevel, redact: ['req.headers', 'correo', 'contrasena', 'codigo'] })
  logger.info({ version: VERSION, node: process.version }, 'Turnero arranca')
  prepareDataDir(config)
  const releaseDataDir = config.databaseUrl ? () => {} : holdDataDir(config.dataDir)
  const store = await openStore(config, (error) =>
    logger.warn({ reason: error.message }, 'se perdió una conexión con PostgreSQL'),
  )
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : fileTransport(join(config.dataDir, 'correo'), config.mailFrom)
  const correos = new Correos(transport, config.publicUrl ?? `http://localhost:${config.port}`, logger)
  const limiter = createLimiter(config, clock, logger)
  const sesiones = new SesionesTerminadas()
  const servicio = { store, clock, politica: { catalogo: config.catalogo, planFijo: config.planFijo } }
  let draining = false
  let live: Live | null = null
  const deps: Deps = {
    ...servicio,
    config,
    limiter,
    sesiones,
    secreto: config.sessionSecret ?? keptSecret(config.dataDir),
    correos,
    vistas: new Vistas(store.db, clock),
    resumidor: new Resumidor(
      config.databaseUrl ? { url: config.databaseUrl } : { file: sqliteFileOf(config.dataDir) },
    ),
    bus: config.redisUrl ? redisBus(config.redisUrl, logger) : memoryBus(),
    draining: () => draining,
    conexiones: () => live?.conexiones() ?? 0,
  }
  const http = await buildServer(deps, logger, buildDir)
  const channel = installLive(http.server, deps, deps.bus, logger)
  live = channel
  const stopHousekeeping = startHousekeeping({ store, clock, log: logger, config })
  return {
    http,
    servicio,
    sesiones,
    drain: () => {
      draining = true
    },
    farewell: () => channel.farewell(),
    close: async () => {
      draining = true
      stopHousekeeping()
      await channel.close()
      await http.close()
      await correos.flush()
      await limiter.close()
      await deps.resumidor.close()
      await store.close()
      releaseDataDir()
    },
  }
}

function prepareDataDir({ dataDir }: Config): void {
  try {
    makeFolder(dataDir)
    writeFileSync(join(dataDir, '.escritura'), '')
  } catch {
    throw new ConfigError(`No se puede escribir en la carpeta de datos ${dataDir} (DATA_DIR).`)
  }
}

function createLimiter({ rateLimit, redisUrl }: Config, clock: () => number, log: Logger): Limiter {
  if (!rateLimit) return noLimiter
  const memory = new MemoryLimiter(clock)
  return redisUrl ? new RedisLimiter({ url: redisUrl, fallback: memory, log }) : memory
}
