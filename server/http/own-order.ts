import type { FastifyRequest } from 'fastify'
import { turnoDeCodigo } from '#server/queries/verificar.ts'
import type { Db } from '#server/store/db.ts'
import { CLIENTE } from '#server/store/eventos.ts'
import { type BrowserDeps, browserDigest } from './browser-cookie.ts'

interface OwnCall<B> {
  params: { turnoId: string }
  body: B & { codigo: string }
  llave: string | undefined
  request: FastifyRequest
}

/**
 * The order of a customer about their own turno. Requires the id and the code: a code alone could be guessed. Staff can
 * read both, so the order says which browser it came from.
 */
export const ownOrder =
  (deps: BrowserDeps & { store: { db: Db } }) =>
  async <B>({ params, body: { codigo, ...body }, llave, request }: OwnCall<B>) => {
    const { empresaUuid, uuid } = await turnoDeCodigo(deps.store.db, codigo, params.turnoId)
    const actor = { ...CLIENTE, navegador: browserDigest(deps, request, empresaUuid) }
    return { ...body, empresaId: empresaUuid, turnoId: uuid, actor, llave }
  }
