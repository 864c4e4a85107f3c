import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Logger } from 'pino'
import type { DurationHistogram, RouteDurations } from './duration-histogram.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the answer was counted. */
    observed: boolean
  }
}

const SLOW_MS = 500

/**
 * Counts and logs every answer of a route when it is ready to be sent, by route pattern and never by address, which can
 * hold a tracking code. Waiting for the last byte would cost every request several listeners. Returns the hook for
 * requests that no route serves.
 */
export function installObservation(
  app: FastifyInstance,
  logger: Logger,
  histogram: DurationHistogram,
): onSendHookHandler {
  const log = accessLog(logger)
  const observer =
    (durationsOf: (request: FastifyRequest) => RouteDurations): onSendHookHandler =>
    (request, { statusCode }, _payload, done) => {
      // When an answer fails to serialize, the same request is answered again; it counts once.
      if (request.observed) return done()
      request.observed = true
      const durations = durationsOf(request)
      const ms = performance.now() - request.arrivedAt
      durations.observe(statusCode, ms / 1000)
      log(request, durations.ruta, statusCode, ms)
      done()
    }
  app.decorateRequest('observed', false)
  app.addHook('onRoute', (route) => {
    const durations = histogram.route(String(route.method), route.url)
    route.onSend = [observer(() => durations), ...[route.onSend ?? []].flat()]
  })
  return observer(({ method }) => histogram.route(method, 'pagina'))
}

function accessLog(logger: Logger) {
  const every = logger.isLevelEnabled('debug')
  let lastRefusal = 0
  return (request: FastifyRequest, route: string, status: number, elapsed: number): void => {
    const level = status >= 500 ? 'error' : elapsed > SLOW_MS ? 'warn' : 'debug'
    if (level === 'debug' && !every) return
    if (status === 503) {
      // At most one line a second: a line for each request would add to the overload.
      if (Date.now() - lastRefusal < 1000) return
      lastRefusal = Date.now()
    }
    const { id: reqId, method } = request
    logger[level]({ reqId, method, route, status, ms: Math.round(elapsed) }, 'petición')
  }
}
