import type { FastifyInstance } from 'fastify'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Deps } from './deps.ts'
import { isForeignChange } from './origin.ts'
import { pressureOf } from './pressure.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Arrival time in milliseconds since the process started (`performance.now()`). */
    arrivedAt: number
  }
}

/** Installs the checks that run for every request before its body is read. */
export function installDoor(
  app: FastifyInstance,
  { config: { publicUrl }, store }: Deps,
  headers: Record<string, string>,
): void {
  const isTooMuch = pressureOf(app, store)
  app.decorateRequest('arrivedAt', 0)
  app.addHook('onRequest', (request, reply, done) => {
    request.arrivedAt = performance.now()
    reply.headers(headers)
    const { anyOrigin } = request.routeOptions.config
    if (!anyOrigin && isForeignChange(request, publicUrl)) done(new Rechazo('origen_ajeno'))
    else if (isTooMuch(request)) done(new Rechazo('sobrecarga'))
    else done()
  })
}
