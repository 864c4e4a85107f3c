import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cambiarApertura } from '#server/commands/apertura.ts'
import { guardarHorario, guardarHorarioCola } from '#server/commands/horario.ts'
import { feriados } from '#server/queries/feriados.ts'
import { horario } from '#server/queries/horario.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { order } from '../order.ts'

export function horarioRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.horario, ({ params }) => horario(deps, params.empresaId))
  order(app, deps, endpoints.guardarHorario, guardarHorario, (_, { empresaId }) => horario(deps, empresaId))
  order(app, deps, endpoints.guardarHorarioCola, guardarHorarioCola, (_, { empresaId }) =>
    horario(deps, empresaId),
  )
  order(app, deps, endpoints.cambiarApertura, cambiarApertura, (_, { empresaId }) => horario(deps, empresaId))

  bind(app, deps, endpoints.feriados, ({ params, query }) =>
    feriados(params.pais, query.anio ?? String(new Date(deps.clock()).getUTCFullYear())),
  )
}
