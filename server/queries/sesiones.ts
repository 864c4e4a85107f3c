import type { SesionAbierta } from '#contract/cuenta.ts'
import { iso } from '#contract/instante.ts'
import { isToken, tokenDigest } from '#server/base/ids.ts'
import type { Db } from '#server/store/db.ts'
import { findSesion, listSesiones } from '#server/store/sesiones.ts'

export type SesionActual = NonNullable<Awaited<ReturnType<typeof findSesion>>>

/** The session of a token; null if it has ended or the token is malformed. */
export async function sesionDe(
  db: Db,
  secreto: string,
  token: string | null,
  ahora: number,
): Promise<SesionActual | null> {
  if (!token || !isToken(token)) return null
  return (await findSesion(db, tokenDigest(secreto, token), ahora)) ?? null
}

/** The open sessions of an account. */
export async function sesiones(db: Db, actual: SesionActual, ahora: number): Promise<SesionAbierta[]> {
  return (await listSesiones(db, { usuarioId: actual.usuario_id, ahora })).map((s) => ({
    id: s.id,
    fecha: iso(s.creada_en),
    ultimoUso: iso(s.usada_en),
    agente: s.agente,
    actual: s.id === actual.id,
  }))
}
