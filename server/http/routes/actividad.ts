import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { puede } from '#domain/permiso.ts'
import { actividad, exportarActividad } from '#server/queries/actividad.ts'
import { estadisticasDePersonas, exportarPersonas } from '#server/queries/estadisticas.ts'
import { findAcceso } from '#server/store/accesos.ts'
import { actorOf, usuarioOf } from '../access.ts'
import { bind } from '../bind.ts'
import type { Deps } from '../deps.ts'
import { idiomaOf, textosOf } from '../errors.ts'

export function actividadRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.actividad, ({ params: { empresaId }, query: { cursor, ...filtro }, request }) =>
    actividad(deps, { empresaId, usuarioId: usuarioOf(request), filtro, cursor }, textosOf(request)),
  )

  bind(app, deps, endpoints.exportarActividad, async ({ params: { empresaId }, query, request, reply }) => {
    const pedido = { empresaId, usuarioId: usuarioOf(request), filtro: query }
    const hoja = await exportarActividad(deps, pedido, textosOf(request))
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="turnero-actividad.csv"')
    return Readable.from(hoja)
  })

  /** Whose figures somebody may see. */
  async function quienPide(request: FastifyRequest, empresaId: string) {
    const acceso = await findAcceso(deps.store.db, empresaId, actorOf(request))
    return { persona: usuarioOf(request), todas: puede(acceso?.concesion ?? null, 'auditar') }
  }

  bind(app, deps, endpoints.estadisticasDePersonas, async ({ params: { empresaId }, query, request }) =>
    estadisticasDePersonas(deps, empresaId, query.periodo ?? 'hoy', await quienPide(request, empresaId)),
  )

  bind(app, deps, endpoints.exportarPersonas, async ({ params: { empresaId }, query, request, reply }) => {
    const periodo = query.periodo ?? 'hoy'
    const quien = await quienPide(request, empresaId)
    const csv = await exportarPersonas(deps, empresaId, periodo, idiomaOf(request), quien)
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="turnero-personas-${periodo}.csv"`)
    return csv
  })
}
