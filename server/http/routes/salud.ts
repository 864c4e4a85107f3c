import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { VERSION } from '#server/base/version.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { partesDe } from '../partes.ts'

export function saludRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.salud, () => ({ estado: 'vivo' as const, version: VERSION }))

  // Ready means started, not draining and able to write. An unreachable database or a full disk is reported in the body
  // only: with an error status, a load balancer would remove all nodes at once.
  bind(app, deps, endpoints.listo, async () => {
    if (deps.draining()) throw new Rechazo('no_disponible', { esperar: 5 })
    const partes = await partesDe(deps)
    if (partes.almacen === 'bien' && partes.escritura === 'detenida') {
      throw new Rechazo('no_disponible', { esperar: 5 })
    }
    return { listo: true, partes }
  })
}
