import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { HorarioEnviado } from '#contract/horario.ts'
import { semanaDe } from '#domain/horario-enviado.ts'
import { escribirSemana } from '#domain/horario-texto.ts'
import { cambiarApertura } from '#server/commands/apertura.ts'
import { guardarHorario, guardarHorarioCola } from '#server/commands/horario.ts'
import { feriados } from '#server/queries/feriados.ts'
import { horario } from '#server/queries/horario.ts'
import { PALABRAS_DE_HORARIO } from '#server/texts/es/horario.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { order, orderOf, preparedOrder } from '../order.ts'

/** The hours as customers read them: the owner's text, else one made from the hours. Null keeps the current text. */
function textoDe({ texto, semana }: HorarioEnviado): string | null {
  if (texto !== undefined) return texto
  return semana && escribirSemana(semanaDe(semana) ?? [], PALABRAS_DE_HORARIO)
}

export function horarioRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.horario, ({ params }) => horario(deps, params.empresaId))
  preparedOrder(
    app,
    deps,
    endpoints.guardarHorario,
    (call) => ({ ...orderOf<typeof endpoints.guardarHorario>(call), texto: textoDe(call.body) }),
    guardarHorario,
    (_, { empresaId }) => horario(deps, empresaId),
  )
  order(app, deps, endpoints.guardarHorarioCola, guardarHorarioCola, (_, { empresaId }) =>
    horario(deps, empresaId),
  )
  order(app, deps, endpoints.cambiarApertura, cambiarApertura, (_, { empresaId }) => horario(deps, empresaId))

  bind(app, deps, endpoints.feriados, ({ params, query }) =>
    feriados(params.pais, query.anio ?? String(new Date(deps.clock()).getUTCFullYear())),
  )
}
