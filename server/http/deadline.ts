import type { FastifyInstance, FastifyReply } from 'fastify'
import { Rechazo } from '#server/base/rechazo.ts'
import { sendRechazo } from './errors.ts'

/** Before the idle timeout of the socket, which would cut the request without an answer. */
const DEADLINE_MS = 25_000
const CHECKS = 25

/**
 * Answers requests that wait too long with 503 and Retry-After. What they started may still happen, as after a lost
 * reply. Replies that have begun, such as downloads, may take longer: Fastify's `handlerTimeout` would cut them.
 */
export function installDeadline(app: FastifyInstance, deadlineMs = DEADLINE_MS): void {
  /** In the order of arrival. */
  const waiting = new Set<FastifyReply>()
  app.addHook('onRequest', (_, reply, done) => {
    waiting.add(reply)
    done()
  })
  app.addHook('onResponse', (_, reply, done) => {
    waiting.delete(reply)
    done()
  })
  const timer = setInterval(() => {
    const latest = performance.now() - deadlineMs
    for (const reply of waiting) {
      if (reply.request.arrivedAt > latest) return
      waiting.delete(reply)
      // Node itself answers a request that is still arriving.
      if (reply.sent || reply.raw.headersSent || !reply.request.raw.complete) continue
      sendRechazo(reply, new Rechazo('no_disponible', { esperar: 5 }))
    }
  }, deadlineMs / CHECKS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
