import type { FastifyInstance } from 'fastify'
import { Rechazo } from '#server/rechazo.ts'
import type { Store } from '#server/store/db.ts'

const TICK_MS = 200
/** A turn of the event loop that takes longer than this means that more arrives than can be done. */
const LATE_MS = 1000
const HEALTH = '/api/salud'

/**
 * Refuses at the door, before a body is read, while the process is behind or no write can be taken on:
 * those who are let in are answered in time. Health calls pass, or a balancer would take every busy node out.
 */
export function installPressure(app: FastifyInstance, store: Store): void {
  let lastTick = performance.now()
  const timer = setInterval(() => {
    lastTick = performance.now()
  }, TICK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (request, _reply, done) => {
    const late = request.llegada - lastTick > TICK_MS + LATE_MS
    const refused = late ? !request.url.startsWith(HEALTH) : request.method !== 'GET' && store.full
    done(refused ? new Rechazo('sobrecarga') : undefined)
  })
}
