import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { puede } from '#domain/permiso.ts'
import { estadisticasDePersonas, exportarPersonas } from '#server/estadisticas/queries.ts'
import { actividad, exportarActividad } from '#server/queries/actividad.ts'
import { findAcceso } from '#server/store/accesos.ts'
import { actorOf, usuarioDe } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { download } from '../download.ts'
import { idiomaDe, textosPara } from '../errors.ts'

export function actividadRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.actividad, ({ params: { empresaId }, query: { cursor, ...filtro }, request }) =>
    actividad(deps, { empresaId, usuarioId: usuarioDe(request), filtro, cursor }, textosPara(request)),
  )

  bind(app, deps, endpoints.exportarActividad, ({ params: { empresaId }, query, request, reply }) => {
    const pedido = { empresaId, usuarioId: usuarioDe(request), filtro: query }
    return download(reply, { owner: empresaId, name: 'turnero-actividad', type: 'csv' }, () =>
      exportarActividad(deps, pedido, textosPara(request)),
    )
  })

  /** The caller, and whether they may see the figures of all members. */
  async function quienPide(request: FastifyRequest, empresaId: string) {
    const acceso = await findAcceso(deps.store.db, empresaId, actorOf(request))
    return { persona: usuarioDe(request), todas: puede(acceso?.concesion ?? null, 'auditar') }
  }

  bind(app, deps, endpoints.estadisticasDePersonas, async ({ params: { empresaId }, query, request }) =>
    estadisticasDePersonas(deps, empresaId, query.periodo ?? 'hoy', await quienPide(request, empresaId)),
  )

  bind(app, deps, endpoints.exportarPersonas, async ({ params: { empresaId }, query, request, reply }) => {
    const periodo = query.periodo ?? 'hoy'
    const quien = await quienPide(request, empresaId)
    return download(reply, { owner: empresaId, name: `turnero-personas-${periodo}`, type: 'csv' }, () =>
      exportarPersonas(deps, empresaId, periodo, idiomaDe(request), quien),
    )
  })
}
