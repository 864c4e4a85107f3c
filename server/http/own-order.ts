import { turnoDeCodigo } from '#server/queries/verificar.ts'
import type { Db } from '#server/store/db.ts'
import { CLIENTE } from '#server/store/eventos.ts'

interface OwnCall<B> {
  params: { turnoId: string }
  body: B & { codigo: string }
  llave: string | undefined
}

/** The order of a customer about their own turno. Requires the id and the code: a code alone could be guessed. */
export const ownOrder =
  (db: Db) =>
  async <B>({ params, body: { codigo, ...body }, llave }: OwnCall<B>) => {
    const { empresaUuid, uuid } = await turnoDeCodigo(db, codigo, params.turnoId)
    return { ...body, empresaId: empresaUuid, turnoId: uuid, actor: CLIENTE, llave }
  }
