import type { FastifyInstance, FastifyRequest, onResponseHookHandler } from 'fastify'
import type { Logger } from 'pino'
import type { DurationHistogram, RouteDurations } from './duration-histogram.ts'

const SLOW_MS = 500

/**
 * Counts and logs every answer of a route once it has been sent, by route pattern and never by address, which can
 * hold a tracking code. Returns the hook for what no route serves.
 */
export function installObservation(
  app: FastifyInstance,
  logger: Logger,
  histogram: DurationHistogram,
): onResponseHookHandler {
  const log = accessLog(logger)
  const observer =
    (durationsOf: (request: FastifyRequest) => RouteDurations): onResponseHookHandler =>
    (request, { statusCode, elapsedTime }, done) => {
      const durations = durationsOf(request)
      durations.observe(statusCode, elapsedTime / 1000)
      log(request, durations.ruta, statusCode, elapsedTime)
      done()
    }
  app.addHook('onRoute', (route) => {
    const durations = histogram.route(String(route.method), route.url)
    route.onResponse = [observer(() => durations), ...[route.onResponse ?? []].flat()]
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
      // One line a second tells of an overload; one for each request would add to it.
      if (Date.now() - lastRefusal < 1000) return
      lastRefusal = Date.now()
    }
    const { id: reqId, method } = request
    logger[level]({ reqId, method, route, status, ms: Math.round(elapsed) }, 'petición')
  }
}
