import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { guardarPuestos } from '#server/commands/guardar-puestos.ts'
import { liberarPuesto, ocuparPuesto, pausarPuesto } from '#server/commands/ocupar-puesto.ts'
import { puesto, puestos, sala } from '#server/queries/puestos.ts'
import { exigirSesion } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { order, orderOf, preparedOrder } from '../order.ts'

export function puestoRoutes(app: FastifyInstance, deps: Deps): void {
  const uno = async ({ empresaId, puestoId }: { empresaId: string; puestoId: string }) => ({
    puesto: await puesto(deps, empresaId, puestoId),
  })

  bind(app, deps, endpoints.puestos, ({ params }) => puestos(deps, params.empresaId))
  bind(app, deps, endpoints.sala, ({ params }) => sala(deps, params.empresaId))

  order(app, deps, endpoints.guardarPuestos, guardarPuestos, (_, { empresaId }) => puestos(deps, empresaId))
  preparedOrder(
    app,
    deps,
    endpoints.ocuparPuesto,
    (call) => ({ ...orderOf<typeof endpoints.ocuparPuesto>(call), sesion: exigirSesion(call.request).id }),
    ocuparPuesto,
    async (llegada, orden) => ({ ...(await uno(orden)), ...llegada }),
  )
  order(app, deps, endpoints.pausarPuesto, pausarPuesto, (_, orden) => uno(orden))
  order(app, deps, endpoints.liberarPuesto, liberarPuesto, (_, orden) => uno(orden))
}
