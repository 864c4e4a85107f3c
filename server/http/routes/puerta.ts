import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cambiarPuerta, cancelarRafaga } from '#server/commands/puerta.ts'
import { puerta } from '#server/queries/puerta.ts'
import { concesionDe } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { order } from '../order.ts'

export function puertaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.puerta, ({ params, request }) =>
    puerta(deps, params.empresaId, concesionDe(request)),
  )
  order(app, deps, endpoints.cambiarPuerta, cambiarPuerta, (_, { empresaId }, { request }) =>
    puerta(deps, empresaId, concesionDe(request)),
  )
  order(app, deps, endpoints.cancelarRafaga, cancelarRafaga, (cancelados) => ({ cancelados }))
}
