import { turnoDeCodigo } from '#server/queries/verificar.ts'
import type { Db } from '#server/store/db.ts'
import { CLIENTE } from '#server/store/eventos.ts'

interface OwnCall<B> {
  params: { turnoId: string }
  body: B & { codigo: string }
  llave: string | undefined
}

/** What a customer orders about their own turno. Needs both the id and the code: a guessed code alone moves nobody. */
export const ownOrder =
  (db: Db) =>
  async <B>({ params, body: { codigo, ...body }, llave }: OwnCall<B>) => {
    const { empresaUuid, uuid } = await turnoDeCodigo(db, codigo, params.turnoId)
    return { ...body, empresaId: empresaUuid, turnoId: uuid, actor: CLIENTE, llave }
  }
