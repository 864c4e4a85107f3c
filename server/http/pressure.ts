import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Store } from '#server/store/db.ts'

const TICK_MS = 200
/** A turn of the event loop that takes longer than this means that more arrives than can be done. */
const LATE_MS = 1000
/** So many are served in a late turn. A machine that stood still is late, too, without having much to do. */
const FEW = 100
const API = /^\/api\/(?!salud)/

/**
 * Returns whether a call of the API must be rejected: the event loop is behind with many, or the lanes accept no more
 * commands. Health calls never are, or a balancer would take every busy node out.
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
    const late = arrived > FEW && request.arrivedAt - lastTick > TICK_MS + LATE_MS
    if (!late && (request.method === 'GET' || !store.full)) return false
    // By its route, not by its address, which can be spelt in many ways.
    return API.test(request.routeOptions.url ?? '')
  }
}
