import type { UsuarioId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, readAll, readFirst, write, writeAll } from './query.ts'
import type { SesionTable } from './schema/cuentas.ts'

const withUsuario = readFirst(
  (q, p: { huella: string }) =>
    q
      .selectFrom('sesiones')
      .innerJoin('usuarios', 'usuarios.id', 'sesiones.usuario_id')
      .select([
        'sesiones.id as id',
        'sesiones.huella as huella',
        'sesiones.creada_en as creada_en',
        'sesiones.usada_en as usada_en',
        'sesiones.expira_en as expira_en',
        'sesiones.termina_en as termina_en',
        'usuarios.id as usuario_id',
        'usuarios.uuid as usuario_uuid',
        'usuarios.correo as correo',
        'usuarios.nombre as nombre',
        'usuarios.sin_correo as sin_correo',
        'usuarios.idioma as idioma',
      ])
      .where('sesiones.huella', '=', p.huella),
  { oncePerTurn: true },
)
export const listSesiones = readAll((q, p: { usuarioId: UsuarioId; ahora: number }) =>
  q
    .selectFrom('sesiones')
    .selectAll()
    .where('usuario_id', '=', p.usuarioId)
    .where('expira_en', '>', p.ahora)
    .orderBy('usada_en', 'desc'),
)
export const touchSesion = write((q, p: { huella: string; usada: number; expira: number }) =>
  q.updateTable('sesiones').set({ usada_en: p.usada, expira_en: p.expira }).where('huella', '=', p.huella),
)
export const deleteSesion = write((q, p: { huella: string }) =>
  q.deleteFrom('sesiones').where('huella', '=', p.huella),
)
export const deleteSesionById = write((q, p: { usuarioId: UsuarioId; id: string }) =>
  q.deleteFrom('sesiones').where('usuario_id', '=', p.usuarioId).where('id', '=', p.id),
)
export const deleteSesionesOf = write((q, p: { usuarioId: UsuarioId }) =>
  q.deleteFrom('sesiones').where('usuario_id', '=', p.usuarioId),
)
const removeOthers = writeAll((q, p: { usuarioId: UsuarioId; id: string }) =>
  q.deleteFrom('sesiones').where('usuario_id', '=', p.usuarioId).where('id', '<>', p.id).returning('id'),
)
export const deleteSomeExpiredSesiones = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('sesiones')
    .where('huella', 'in', (eb) =>
      eb
        .selectFrom('sesiones')
        .select('huella')
        .where('expira_en', '<=', p.antes)
        .orderBy('expira_en')
        .limit(atMost(p.cuantas)),
    ),
)

/** Returns a session unless it has expired. */
export async function findSesion(db: Db, huella: string, ahora: number) {
  const sesion = await withUsuario(db, { huella })
  return sesion && sesion.expira_en > ahora ? sesion : undefined
}

export const insertSesion = (tx: Tx, sesion: SesionTable) => tx.insertMany('sesiones', [sesion])

/** An id that no session has. */
const NINGUNA = '00000000-0000-0000-0000-000000000000'

/** Deletes the sessions of a usuario except `id`, or all if null. Returns their ids. */
export const deleteOtherSesiones = async (
  tx: Tx,
  usuarioId: UsuarioId,
  id: string | null,
): Promise<string[]> => (await removeOthers(tx, { usuarioId, id: id ?? NINGUNA })).map((sesion) => sesion.id)

const live = readFirst((q, p: { id: string; ahora: number }) =>
  q.selectFrom('sesiones').select('id').where('id', '=', p.id).where('expira_en', '>', p.ahora),
)

export const isSesionLive = async (db: Db, id: string, ahora: number): Promise<boolean> =>
  (await live(db, { id, ahora })) !== undefined
