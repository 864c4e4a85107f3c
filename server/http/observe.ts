import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Logger } from 'pino'
import type { DurationHistogram } from './metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its answer has been counted. */
    observed: boolean
  }
}

const SLOW_MS = 500

/**
 * Counts and logs every answer of a route once it is ready to be sent; by route pattern and never by address,
 * which can hold a tracking code. To wait for its last byte would cost every request several listeners.
 * Answers the hook for what no route serves.
 */
export function installObservation(
  app: FastifyInstance,
  logger: Logger,
  histogram: DurationHistogram,
): onSendHookHandler {
  const log = accessLog(logger)
  const observer =
    (route: string): onSendHookHandler =>
    (request, { statusCode }, _payload, done) => {
      // An answer that fails on its way is followed by another one of the same request.
      if (request.observed) return done()
      request.observed = true
      const ms = performance.now() - request.arrivedAt
      histogram.observe({ metodo: request.method, ruta: route, estado: statusCode }, ms / 1000)
      log(request, route, statusCode, ms)
      done()
    }
  app.decorateRequest('observed', false)
  app.addHook('onRoute', (route) => {
    route.onSend = [observer(route.url), ...[route.onSend ?? []].flat()]
  })
  return observer('pagina')
}

function accessLog(logger: Logger) {
  const every = logger.isLevelEnabled('debug')
  let lastRefusal = 0
  return (request: FastifyRequest, route: string, status: number, elapsed: number): void => {
    const level = status >= 500 ? 'error' : elapsed > SLOW_MS ? 'warn' : 'debug'
    if (level === 'debug' && !every) return
    if (status === 503) {
      // One line a second tells of an overload; one for each request would add to it.
      if (Date.now() - lastRefusal < 1000) return
      lastRefusal = Date.now()
    }
    const { id: reqId, method } = request
    logger[level]({ reqId, method, route, status, ms: Math.round(elapsed) }, 'petición')
  }
}
