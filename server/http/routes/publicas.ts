import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cancelar } from '#server/commands/atender.ts'
import { publico, turnoActual } from '#server/queries/colas.ts'
import { verificar } from '#server/queries/verificar.ts'
import { bind } from '../bind.ts'
import { nameBrowser } from '../browser-cookie.ts'
import type { Deps } from '../deps.ts'
import { preparedOrder } from '../order.ts'
import { ownOrder } from '../own-order.ts'

export function publicaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.publico, ({ params, request, reply }) => {
    // A page that may ask for a turno later: its key is then bound to this browser. Programs need none.
    if (request.headers['sec-fetch-site'] !== undefined) nameBrowser(deps, request, reply)
    return publico(deps, params.empresaId)
  })

  bind(app, deps, endpoints.turnoActual, ({ params }) => turnoActual(deps, params))

  bind(app, deps, endpoints.verificarGlobal, ({ query }) => verificar(deps, query))

  bind(app, deps, endpoints.verificar, ({ params, query }) => verificar(deps, query, params))

  preparedOrder(app, deps, endpoints.cancelar, ownOrder(deps.store.db), cancelar, (turno) => ({ turno }))
}
