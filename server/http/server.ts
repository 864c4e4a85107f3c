import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { requireAccessRule } from './access.ts'
import { installBodies } from './bodies.ts'
import type { Deps } from './deps.ts'
import { installErrors } from './errors.ts'
import { installMetrics } from './metrics.ts'
import { refuseForeignOrigin } from './origin.ts'
import { installPages } from './pages.ts'
import { installPressure } from './pressure.ts'
import { answerBadUrl, answerBrokenRequest } from './raw-errors.ts'
import { installRoutes } from './routes.ts'
import { installSecurityHeaders } from './security-headers.ts'

const BODY_LIMIT = 64 * 1024
const SLOW_MS = 500
// An address of 254 letters, each of them percent-encoded.
const PARAM_MAX = 254 * 9

export async function buildServer(deps: Deps, logger: Logger, buildDir: string): Promise<FastifyInstance> {
  const { config } = deps
  const run = randomBytes(3).toString('hex')
  let count = 0
  const app = Fastify({
    loggerInstance: ownLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${run}-${(++count).toString(36)}`,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // While draining, keep-alive connections still get their answer, with `connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadUrl,
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: PARAM_MAX },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: false, allErrors: true },
    },
  })
  // A child logger for each request costs more than most requests; log lines name the request instead.
  app.setChildLoggerFactory((parent) => parent)
  app.decorateRequest('sesion', null)
  app.addHook('onRoute', requireAccessRule)
  installErrors(app)
  installSecurityHeaders(app, config.publicUrl)
  installAccessLog(app, logger)
  app.addHook('onRequest', refuseForeignOrigin(config.publicUrl))
  installMetrics(app, deps)
  await app.register(async (api) => {
    installPressure(api, deps.store)
    installBodies(api)
    installRoutes(api, deps)
  })
  await installPages(app, buildDir, config)
  return app
}

/** The framework announces every address it listens on; the start has one line for that. */
const ownLogger = (logger: Logger): FastifyBaseLogger =>
  logger.child({}, { level: logger.level === 'info' ? 'warn' : logger.level }) as FastifyBaseLogger

/** By route pattern and never by address: an address can hold a tracking code. */
function installAccessLog(app: FastifyInstance, logger: Logger): void {
  const every = logger.isLevelEnabled('debug')
  let lastRefusal = 0
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    const level = statusCode >= 500 ? 'error' : elapsedTime > SLOW_MS ? 'warn' : 'debug'
    if (level === 'debug' && !every) return done()
    if (statusCode === 503) {
      // One line a second tells of an overload; one for each request would add to it.
      if (Date.now() - lastRefusal < 1000) return done()
      lastRefusal = Date.now()
    }
    const { id: reqId, method, routeOptions } = request
    const route = routeOptions.url ?? 'pagina'
    request.log[level]({ reqId, method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'petición')
    done()
  })
}
