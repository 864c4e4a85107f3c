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
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

/** What customers read: what the owner wrote, else what the hours say. Without hours the text stays. */
function textoDe({ texto, semana }: HorarioEnviado): string | null {
  if (texto !== undefined) return texto
  return semana && escribirSemana(semanaDe(semana) ?? [], PALABRAS_DE_HORARIO)
}

export function horarioRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  bind(app, deps, endpoints.horario, ({ params }) => horario(deps, params.empresaId))

  bind(app, deps, endpoints.guardarHorario, async ({ params, body, request }) => {
    const actor = actorOf(request)
    await store.execute(guardarHorario, { ...params, ...body, texto: textoDe(body), actor })
    return horario(deps, params.empresaId)
  })

  bind(app, deps, endpoints.guardarHorarioCola, async ({ params, body, request }) => {
    await store.execute(guardarHorarioCola, { ...params, ...body, actor: actorOf(request) })
    return horario(deps, params.empresaId)
  })

  bind(app, deps, endpoints.cambiarApertura, async ({ params, body, headers, request }) => {
    const { abierta, hasta, minutos, colas } = body
    await store.execute(cambiarApertura, {
      ...params,
      abierta,
      hasta: hasta === undefined ? null : Date.parse(hasta),
      minutos: minutos ?? null,
      colas: colas ?? null,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    })
    return horario(deps, params.empresaId)
  })

  bind(app, deps, endpoints.feriados, ({ params, query }) =>
    feriados(params.pais, query.anio ?? String(new Date(deps.clock()).getUTCFullYear())),
  )
}
