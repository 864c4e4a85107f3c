import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { cambiarPuerta, cancelarRafaga } from '#server/commands/puerta.ts'
import { puerta } from '#server/queries/puerta.ts'
import { actorOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

export function puertaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.puerta, ({ params }) => puerta(deps, params.empresaId))

  bind(app, deps, endpoints.cambiarPuerta, async ({ params, body, headers, request }) => {
    const orden = { ...params, ...body, actor: actorOf(request), llave: headers['idempotency-key'] }
    await deps.store.execute(cambiarPuerta, orden)
    return puerta(deps, params.empresaId)
  })

  bind(app, deps, endpoints.cancelarRafaga, async ({ params, headers, request }) => ({
    cancelados: await deps.store.execute(cancelarRafaga, {
      empresaId: params.empresaId,
      procedencia: Number(params.rafagaId),
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  }))
}
