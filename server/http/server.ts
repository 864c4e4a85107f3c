import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { requireAccessRule } from './access.ts'
import { installBodies } from './bodies.ts'
import { compileLater } from './compile-later.ts'
import { capConnections } from './connections.ts'
import { installDeadline } from './deadline.ts'
import { decodable } from './decodable.ts'
import type { Deps } from './deps.ts'
import { installDoor } from './door.ts'
import { installErrors } from './errors.ts'
import { installLogos } from './logos.ts'
import { installMetrics } from './metrics.ts'
import { installObservation, requestDurations } from './observe.ts'
import { installPages } from './pages.ts'
import { installPrivacyPage } from './privacy-page.ts'
import { badUrlHandler, brokenRequestHandler } from './raw-errors.ts'
import { installRoutes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'
import { SecurityLog } from './security-log.ts'
import { installSecurityTxt } from './security-txt.ts'
import { installShortAddresses } from './short-addresses.ts'
import { isLiveUpgrade } from './upgrades.ts'

const BODY_LIMIT_BYTES = 64 * 1024
// A mail address of 254 characters, each of them percent-encoded.
const PARAM_LENGTH_MAX = 254 * 9

/**
 * A logger that is its own child. Log lines about a request include its id themselves. Fastify checks what a
 * `childLoggerFactory` returns for every request, which takes 1 µs.
 */
function withoutChildren(logger: Logger): FastifyBaseLogger {
  const same: FastifyBaseLogger = Object.create(logger, { child: { value: () => same } })
  return same
}

export async function buildServer(deps: Deps, logger: Logger, buildDir: string): Promise<FastifyInstance> {
  const { config } = deps
  const run = randomBytes(3).toString('hex')
  let count = 0
  const headers = securityHeaders(config.publicUrl)
  const app = Fastify({
    loggerInstance: withoutChildren(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${run}-${++count}`,
    http: { shouldUpgradeCallback: isLiveUpgrade },
    // On a busy machine, reading the pages can take longer than the default of ten seconds.
    pluginTimeout: 60_000,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // While the server drains, keep-alive connections still get answers, with `connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: brokenRequestHandler(headers),
    frameworkErrors: badUrlHandler(headers),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    routerOptions: {
      caseSensitive: false,
      ignoreDuplicateSlashes: true,
      ignoreTrailingSlash: true,
      maxParamLength: PARAM_LENGTH_MAX,
    },
    ...compileLater,
  })
  capConnections(app.server, config.trustProxy, logger)
  app.decorateRequest('sesion', null)
  app.decorateRequest('concesion', null)
  app.decorateRequest('wantedBody', 'none')
  app.decorateRequest('enSala', false)
  app.decorateRequest('tomador', null)
  app.addHook('onRoute', requireAccessRule)
  const durations = requestDurations()
  const security = new SecurityLog(logger)
  security.install(app)
  installErrors(app, logger, security)
  installDoor(app, deps, headers)
  installDeadline(app)
  const observeUnknown = installObservation(app, logger, durations)
  installMetrics(app, deps, durations)
  installSecurityTxt(app, deps)
  await app.register(async (api) => {
    installBodies(api)
    installRoutes(api, deps)
  })
  await app.register(async (web) => {
    web.addHook('onResponse', (request, reply, done) =>
      request.is404 ? observeUnknown.call(web, request, reply, done) : done(),
    )
    installShortAddresses(web, deps)
    installPrivacyPage(web, deps)
    installLogos(web, deps)
    await installPages(web, buildDir, deps, security)
  })
  return app
}
