import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { borrarCola, guardarConfiguracion } from '#server/commands/categorias.ts'
import { cambiarEstadoCola } from '#server/commands/estado-cola.ts'
import { cerrarJornada } from '#server/commands/jornada.ts'
import { cola, colas, configuracion } from '#server/queries/colas.ts'
import { concesionDe, usuarioDe } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { order } from '../order.ts'

export function colaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.configuracion, ({ params }) => configuracion(deps, params.empresaId))

  order(app, deps, endpoints.guardarConfiguracion, guardarConfiguracion, (_, { empresaId }) =>
    configuracion(deps, empresaId),
  )

  bind(app, deps, endpoints.colas, ({ query, request }) =>
    colas(deps, usuarioDe(request), Number(query.desde ?? 0)),
  )

  bind(app, deps, endpoints.cola, ({ params, request }) => cola(deps, params, concesionDe(request)))

  order(app, deps, endpoints.cambiarEstadoCola, cambiarEstadoCola, (_, orden, { request }) =>
    cola(deps, orden, concesionDe(request)),
  )
  order(app, deps, endpoints.borrarCola, borrarCola, (cancelados) => ({ cancelados }))
  order(app, deps, endpoints.cerrarJornada, cerrarJornada)
}
