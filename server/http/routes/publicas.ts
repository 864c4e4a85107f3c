import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cancelar } from '#server/commands/atender.ts'
import { publico, turnoActual } from '#server/queries/colas.ts'
import { verificar } from '#server/queries/verificar.ts'
import { bind } from '../bind.ts'
import { nameBrowser } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { colasOfScreen } from '../device-cookie.ts'
import { preparedOrder } from '../order.ts'
import { ownOrder } from '../own-order.ts'

export function publicaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.publico, async ({ params: { empresaId }, request, reply }) => {
    const suyas = await colasOfScreen(deps, request, empresaId)
    // What one screen sees must not end up in a shared cache.
    if (suyas) reply.header('cache-control', 'no-store')
    // The page may take a turno later, with a key that is bound to this browser. Programs need no cookie.
    if (request.headers['sec-fetch-site'] !== undefined) nameBrowser(deps, request, reply)
    return publico(deps, empresaId, suyas)
  })

  bind(app, deps, endpoints.turnoActual, ({ params }) => turnoActual(deps, params))

  bind(app, deps, endpoints.verificarGlobal, ({ query }) => verificar(deps, query))

  bind(app, deps, endpoints.consultarTurno, ({ body }) => verificar(deps, body))

  bind(app, deps, endpoints.verificar, ({ params, query }) => verificar(deps, query, params))

  preparedOrder(app, deps, endpoints.cancelar, ownOrder(deps), cancelar, (turno) => ({ turno }))
}
