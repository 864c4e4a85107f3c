import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { borradoCompleto } from '#server/commands/compactar.ts'
import { borrarEmpresa, cambiarEmpresa, crearEmpresa, elegirAlias } from '#server/commands/empresas.ts'
import { guardarLogo } from '#server/commands/logo.ts'
import { guardarPrivacidad } from '#server/commands/privacidad.ts'
import { guardarTraducciones } from '#server/commands/traducciones.ts'
import { logoLimpio } from '#server/cuentas/logo-limpio.ts'
import { organizacionPropia } from '#server/cuentas/organizacion-propia.ts'
import { estadisticas, exportarEstadisticas } from '#server/estadisticas/queries.ts'
import { empresa, empresas } from '#server/queries/empresas.ts'
import { privacidad } from '#server/queries/privacidad.ts'
import { traducciones } from '#server/queries/traducciones.ts'
import { actorOf, usuarioDe } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { download } from '../download.ts'
import { idiomaDe } from '../errors.ts'
import { order, orderOf, preparedOrder } from '../order.ts'

export function empresaRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  bind(app, deps, endpoints.empresas, ({ query, request }) =>
    empresas(deps, usuarioDe(request), Number(query.desde ?? 0)),
  )

  preparedOrder(
    app,
    deps,
    endpoints.crearEmpresa,
    async (call) => ({
      ...orderOf<typeof endpoints.crearEmpresa>(call),
      organizacionId: await organizacionPropia(store, usuarioDe(call.request)),
    }),
    crearEmpresa,
    async ({ uuid }, _, { request }) => ({ empresa: await empresa(deps, uuid, usuarioDe(request)) }),
  )

  bind(app, deps, endpoints.empresa, async ({ params, request }) => ({
    empresa: await empresa(deps, params.id, usuarioDe(request)),
  }))

  order(
    app,
    deps,
    endpoints.cambiarEmpresa,
    cambiarEmpresa,
    async (cambiada, { empresaId }, { request }) => ({
      empresa: await empresa(deps, empresaId, usuarioDe(request), cambiada),
    }),
  )
  order(app, deps, endpoints.elegirAlias, elegirAlias, async (_, { empresaId }, { request }) => ({
    empresa: await empresa(deps, empresaId, usuarioDe(request)),
  }))
  preparedOrder(
    app,
    deps,
    endpoints.subirLogo,
    async (call) => {
      const orden = orderOf<typeof endpoints.subirLogo>(call)
      const webp = await logoLimpio(Buffer.from(orden.imagen, 'base64'))
      return { ...orden, imagen: webp.toString('base64') }
    },
    guardarLogo,
    async (_, { empresaId }, { request }) => ({
      empresa: await empresa(deps, empresaId, usuarioDe(request)),
    }),
  )

  bind(app, deps, endpoints.borrarEmpresa, async ({ params, request }) => {
    const antes = await empresa(deps, params.id, usuarioDe(request))
    await store.execute(borrarEmpresa, { empresaId: params.id, actor: actorOf(request) })
    // Drops its view, which nobody asks for again.
    await deps.vistas.get(params.id)
    return { empresa: { ...antes, colas: 0, enEspera: 0 }, completo: borradoCompleto(store, deps.clock()) }
  })

  bind(app, deps, endpoints.traducciones, ({ params }) => traducciones(deps, params.empresaId))
  order(app, deps, endpoints.guardarTraducciones, guardarTraducciones, (_, { empresaId }) =>
    traducciones(deps, empresaId),
  )

  bind(app, deps, endpoints.privacidad, ({ params }) => privacidad(deps, params.empresaId))
  order(app, deps, endpoints.guardarPrivacidad, guardarPrivacidad, (_, { empresaId }) =>
    privacidad(deps, empresaId),
  )

  bind(app, deps, endpoints.estadisticas, ({ params, query }) =>
    estadisticas(deps, params.empresaId, query.periodo ?? 'hoy'),
  )

  bind(app, deps, endpoints.exportarEstadisticas, ({ params: { empresaId }, query, request, reply }) => {
    const periodo = query.periodo ?? 'hoy'
    return download(reply, { owner: empresaId, name: `turnero-${periodo}`, type: 'csv' }, () =>
      exportarEstadisticas(deps, empresaId, periodo, idiomaDe(request)),
    )
  })
}
