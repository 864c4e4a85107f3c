import type { FastifyInstance } from 'fastify'
import { findEmpresaByAlias } from '#server/store/empresas.ts'
import type { Deps } from './deps.ts'

/** /t/clinica-sol leads to the page where its customers take a turn. Unknown ones get the not-found page. */
export function installShortAddresses(app: FastifyInstance, { store }: Deps): void {
  app.get<{ Params: { alias: string } }>('/t/:alias', async (request, reply) => {
    const empresa = await findEmpresaByAlias(store.db, request.params.alias.toLowerCase())
    if (!empresa) return reply.callNotFound()
    return reply.redirect(`/mi-turno/${empresa.uuid}`, 302)
  })
}
