import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { cambiarMiembro, quitarMiembro } from '#server/commands/miembros.ts'
import { equipo, hermanas, miembros } from '#server/queries/equipo.ts'
import { actorOf, exigirSesion, usuarioDe } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { orderOf, preparedOrder } from '../order.ts'

export function equipoRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  bind(app, deps, endpoints.miembros, ({ params, request }) =>
    equipo(deps, params.empresaId, usuarioDe(request)),
  )

  bind(app, deps, endpoints.cambiarMiembro, async ({ params, body, request }) => {
    const empresas = await hermanas(deps, params.empresaId)
    await store.execute(cambiarMiembro, { ...params, empresas, cambios: body, actor: actorOf(request) })
    const todos = await miembros(deps, params.empresaId, usuarioDe(request))
    const miembro = todos.find(({ id }) => id === params.usuarioId)
    if (!miembro) throw new Rechazo('miembro_no_encontrado')
    return { miembro }
  })

  preparedOrder(
    app,
    deps,
    endpoints.quitarMiembro,
    async (call) => ({
      ...orderOf<typeof endpoints.quitarMiembro>(call),
      empresas: await hermanas(deps, call.params.empresaId),
    }),
    quitarMiembro,
    () => ({}),
  )
  preparedOrder(
    app,
    deps,
    endpoints.dejarEmpresa,
    async (call) => ({
      ...orderOf<typeof endpoints.dejarEmpresa>(call),
      usuarioId: exigirSesion(call.request).usuario_uuid,
      empresas: await hermanas(deps, call.params.id),
    }),
    quitarMiembro,
    () => ({}),
  )
}
