import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cancelarTurno, turnoDeCodigo } from '#server/actions/atender.ts'
import { turnoPropio } from '#server/live/presentar.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { bind } from './bind.ts'
import { type Deps, presentacionDe, presentacionDeCola } from './deps.ts'

export function publicaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.publico, async ({ params }) =>
    (await presentacionDe(deps, params.empresaId)).presentador.publico(),
  )

  bind(app, deps, endpoints.turnoActual, async ({ params }) => {
    const { presentador, cola } = await presentacionDeCola(deps, params.empresaId, params.colaId)
    return presentador.turnoActual(cola)
  })

  bind(app, deps, endpoints.verificarGlobal, async ({ query }) =>
    verificar(deps, await turnoDeCodigo(deps, query.codigo, query.id ?? null)),
  )

  bind(app, deps, endpoints.verificar, async ({ params, query }) => {
    const turno = await turnoDeCodigo(deps, query.codigo, query.id ?? null)
    const aqui = turno.empresa_id === params.empresaId && turno.cola_id === params.colaId
    if (!aqui) throw new Rechazo('turno_no_encontrado')
    return verificar(deps, turno)
  })

  bind(app, deps, endpoints.cancelar, async ({ params, body }) => ({
    turno: turnoPropio(await cancelarTurno(deps, params.turnoId, body.codigo)),
  }))
}

/** A turno whose cola was deleted is not found any more. */
async function verificar(deps: Deps, turno: TurnoTable) {
  const { presentador, vista } = await presentacionDe(deps, turno.empresa_id)
  const cola = vista.cola(turno.cola_id)
  if (!cola) throw new Rechazo('turno_no_encontrado')
  return presentador.verificacion(turno, cola)
}
