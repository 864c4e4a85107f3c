import type { FastifyInstance, FastifyRequest, onResponseHookHandler } from 'fastify'
import type { Logger } from 'pino'
import { Histogram } from 'prom-client'

const SLOW_MS = 500

export const requestDurations = () =>
  new Histogram({
    name: 'turnero_http_segundos',
    help: 'Duración de las peticiones HTTP',
    labelNames: ['metodo', 'ruta', 'estado'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [],
  })

export type RequestDurations = ReturnType<typeof requestDurations>

/**
 * Measures and logs every answer once it is sent, by route pattern: the URL itself can hold a tracking code.
 * Returns the hook for requests that no route serves.
 */
export function installObservation(
  app: FastifyInstance,
  logger: Logger,
  durations: RequestDurations,
): onResponseHookHandler {
  const log = accessLog(logger)
  const observer =
    (ruta: string, metodoOf: (request: FastifyRequest) => string): onResponseHookHandler =>
    (request, { statusCode: estado, elapsedTime }, done) => {
      durations.observe({ metodo: metodoOf(request), ruta, estado }, elapsedTime / 1000)
      log(request, ruta, estado, elapsedTime)
      done()
    }
  app.addHook('onRoute', (route) => {
    const metodo = String(route.method)
    route.onResponse = [observer(route.url, () => metodo), ...[route.onResponse ?? []].flat()]
  })
  return observer('pagina', ({ method }) => method)
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
