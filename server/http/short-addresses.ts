import type { FastifyInstance } from 'fastify'
import { publico } from '#server/queries/colas.ts'
import { findEmpresaByAlias } from '#server/store/empresas.ts'
import type { Deps } from './deps.ts'

/** Screens of the room, which open with the first cola. */
const SCREENS = ['entrada', 'monitor']

/**
 * Redirects short addresses: /t/clinica-sol to the page where customers take a turno, /t/clinica-sol/entrada to the
 * kiosk and /t/clinica-sol/monitor to the wall screen. Unknown names get the not-found page.
 */
export function installShortAddresses(app: FastifyInstance, deps: Deps): void {
  const uuidOf = async (alias: string) =>
    (await findEmpresaByAlias(deps.store.db, { alias: alias.toLowerCase() }))?.uuid ?? null

  app.get<{ Params: { alias: string } }>('/t/:alias', async (request, reply) => {
    const empresaId = await uuidOf(request.params.alias)
    if (!empresaId) return reply.callNotFound()
    return reply.redirect(`/mi-turno/${empresaId}`, 302)
  })

  app.get<{ Params: { alias: string; screen: string } }>('/t/:alias/:screen', async (request, reply) => {
    const screen = request.params.screen.toLowerCase()
    const empresaId = SCREENS.includes(screen) ? await uuidOf(request.params.alias) : null
    const colaId = empresaId && (await publico(deps, empresaId)).colas[0]?.id
    if (!colaId) return reply.callNotFound()
    return reply.redirect(`/${screen}/${empresaId}/${colaId}`, 302)
  })
}
