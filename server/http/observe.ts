import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { DurationHistogram } from './metrics.ts'

const SLOW_MS = 500

/** Counts and logs every answer, by route pattern and never by address, which can hold a tracking code. */
export function installObservation(app: FastifyInstance, logger: Logger, durations: DurationHistogram): void {
  const log = accessLog(logger)
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const ruta = (request.is404 ? undefined : request.routeOptions.url) ?? 'pagina'
    durations.observe({ metodo: request.method, ruta, estado: statusCode }, elapsedTime / 1000)
    log(request, ruta, statusCode, elapsedTime)
    done()
  })
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
