import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Store } from '#server/store/db.ts'

const TICK_MS = 200
/** A turn of the event loop longer than this means that requests arrive faster than they are served. */
const LATE_MS = 1000
/** Requests served in a late turn, because a machine that was suspended is late without being overloaded. */
const SERVED_WHEN_LATE = 100
const API = /^\/api\/(?!salud)/

/**
 * Returns a function that decides whether an API call must be rejected: because the event loop lags behind under many
 * requests, or because the lanes accept no more commands. Health calls are always served, or a balancer would take
 * every busy node out.
 */
export function pressureOf(app: FastifyInstance, store: Store): (request: FastifyRequest) => boolean {
  let lastTick = performance.now()
  let arrived = 0
  const timer = setInterval(() => {
    lastTick = performance.now()
    arrived = 0
  }, TICK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return (request) => {
    arrived++
    const late = arrived > SERVED_WHEN_LATE && request.arrivedAt - lastTick > TICK_MS + LATE_MS
    if (!late && (request.method === 'GET' || !store.full)) return false
    // Matches the route, because a URL can be spelt in many ways.
    return API.test(request.routeOptions.url ?? '')
  }
}
