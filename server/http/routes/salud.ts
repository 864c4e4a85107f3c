import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { VERSION } from '#server/base/version.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

export function saludRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.salud, () => ({ estado: 'vivo' as const, version: VERSION }))

  // Ready means started and not draining. An unreachable database is reported in the body only: with an error status, a
  // load balancer would remove all nodes at once.
  bind(app, deps, endpoints.listo, async () => {
    if (deps.draining()) throw new Rechazo('no_disponible', { esperar: 5 })
    const almacen = await deps.store.ping().then(
      () => 'bien' as const,
      () => 'ausente' as const,
    )
    return {
      listo: true,
      partes: { almacen, avisos: deps.bus.up ? ('bien' as const) : ('ausente' as const) },
    }
  })
}
