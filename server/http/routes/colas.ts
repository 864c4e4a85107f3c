import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { borrarCola, guardarConfiguracion } from '#server/commands/categorias.ts'
import { cambiarEstadoCola } from '#server/commands/estado-cola.ts'
import { cerrarJornada } from '#server/commands/jornada.ts'
import { cola, colas, configuracion } from '#server/queries/colas.ts'
import { actorOf, usuarioOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'

export function colaRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  bind(app, deps, endpoints.configuracion, ({ params }) => configuracion(deps, params.empresaId))

  bind(app, deps, endpoints.guardarConfiguracion, async ({ params, body, headers, request }) => {
    const llave = headers['idempotency-key']
    await store.execute(guardarConfiguracion, { ...body, ...params, actor: actorOf(request), llave })
    return configuracion(deps, params.empresaId)
  })

  bind(app, deps, endpoints.colas, ({ query, request }) =>
    colas(deps, usuarioOf(request), Number(query.desde ?? 0)),
  )

  bind(app, deps, endpoints.cola, ({ params }) => cola(deps, params))

  bind(app, deps, endpoints.cambiarEstadoCola, async ({ params, body, headers, request }) => {
    await store.execute(cambiarEstadoCola, {
      ...params,
      activa: body.activa,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    })
    return cola(deps, params)
  })

  bind(app, deps, endpoints.borrarCola, async ({ params, headers, request }) => ({
    cancelados: await store.execute(borrarCola, {
      ...params,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  }))

  bind(app, deps, endpoints.cerrarJornada, ({ params, body, headers, request }) =>
    store.execute(cerrarJornada, {
      ...params,
      colas: body.colas ?? null,
      pausar: body.pausar,
      actor: actorOf(request),
      llave: headers['idempotency-key'],
    }),
  )
}
