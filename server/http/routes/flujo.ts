import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cambiarTurno } from '#server/commands/cambiar-turno.ts'
import {
  apartar,
  deshacerTurno,
  llegue,
  posponer,
  reanudar,
  transferir,
  volver,
} from '#server/commands/flujo.ts'
import { guardarPreferencias } from '#server/commands/preferencias.ts'
import { preferencias } from '#server/queries/preferencias.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { order, preparedOrder } from '../order.ts'
import { ownOrder } from '../own-order.ts'

export function flujoRoutes(app: FastifyInstance, deps: Deps): void {
  order(app, deps, endpoints.transferir, transferir)
  order(app, deps, endpoints.apartar, apartar)
  order(app, deps, endpoints.reanudar, reanudar)
  order(app, deps, endpoints.volver, volver)
  order(app, deps, endpoints.deshacerTurno, deshacerTurno)
  order(app, deps, endpoints.cambiarTurno, cambiarTurno)

  bind(app, deps, endpoints.preferencias, ({ params }) => preferencias(deps, params.empresaId))
  order(app, deps, endpoints.guardarPreferencias, guardarPreferencias, (_, { empresaId }) =>
    preferencias(deps, empresaId),
  )

  const own = ownOrder(deps)
  preparedOrder(app, deps, endpoints.posponer, own, posponer, ({ turno }) => ({ turno }))
  preparedOrder(app, deps, endpoints.llegue, own, llegue, ({ turno }) => ({ turno }))
}
