import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { SesionTable } from './schema/cuentas.ts'

const withUsuario = query<{ huella: string }>({ oncePerTurn: true })((q, p) =>
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
    ])
    .where('sesiones.huella', '=', p.huella),
)
const ofUsuario = query<{ usuarioId: number; ahora: number }>()((q, p) =>
  q
    .selectFrom('sesiones')
    .selectAll()
    .where('usuario_id', '=', p.usuarioId)
    .where('expira_en', '>', p.ahora)
    .orderBy('usada_en', 'desc'),
)
const touch = query<{ huella: string; usada: number; expira: number }>()((q, p) =>
  q.updateTable('sesiones').set({ usada_en: p.usada, expira_en: p.expira }).where('huella', '=', p.huella),
)
const removeByHuella = query<{ huella: string }>()((q, p) =>
  q.deleteFrom('sesiones').where('huella', '=', p.huella),
)
const removeOne = query<{ usuarioId: number; id: string }>()((q, p) =>
  q.deleteFrom('sesiones').where('usuario_id', '=', p.usuarioId).where('id', '=', p.id),
)
const removeAll = query<{ usuarioId: number }>()((q, p) =>
  q.deleteFrom('sesiones').where('usuario_id', '=', p.usuarioId),
)
const removeOthers = query<{ usuarioId: number; id: string }>()((q, p) =>
  q.deleteFrom('sesiones').where('usuario_id', '=', p.usuarioId).where('id', '<>', p.id).returning('id'),
)
const removeSomeExpired = query<{ ahora: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('sesiones')
    .where('huella', 'in', (eb) =>
      eb
        .selectFrom('sesiones')
        .select('huella')
        .where('expira_en', '<=', p.ahora)
        .orderBy('expira_en')
        .limit(atMost(p.cuantas)),
    ),
)

/** Unless it has expired. */
export async function findSesion(db: Db, huella: string, ahora: number) {
  const sesion = await db.first(withUsuario, { huella })
  return sesion && sesion.expira_en > ahora ? sesion : undefined
}
export const listSesiones = (db: Db, usuarioId: number, ahora: number) =>
  db.all(ofUsuario, { usuarioId, ahora })
export const insertSesion = (tx: Tx, sesion: SesionTable) => tx.insertMany('sesiones', [sesion])
export const touchSesion = (tx: Tx, huella: string, usada: number, expira: number) =>
  tx.run(touch, { huella, usada, expira })
export const deleteSesion = (tx: Tx, huella: string) => tx.run(removeByHuella, { huella })
export const deleteSesionById = (tx: Tx, usuarioId: number, id: string) =>
  tx.run(removeOne, { usuarioId, id })
export const deleteSesionesOf = (tx: Tx, usuarioId: number) => tx.run(removeAll, { usuarioId })
/** Of no session. */
const NINGUNA = '00000000-0000-0000-0000-000000000000'

/** All but this one; all, with null. Returns the ids of those that ended. */
export const deleteOtherSesiones = async (tx: Tx, usuarioId: number, id: string | null): Promise<string[]> =>
  (await tx.all(removeOthers, { usuarioId, id: id ?? NINGUNA })).map((sesion) => sesion.id)
/** Returns how many it deleted. */
export const deleteSomeExpiredSesiones = (tx: Tx, ahora: number, cuantas: number) =>
  tx.run(removeSomeExpired, { ahora, cuantas })

const live = query<{ id: string; ahora: number }>()((q, p) =>
  q.selectFrom('sesiones').select('id').where('id', '=', p.id).where('expira_en', '>', p.ahora),
)

export const isSesionLive = async (db: Db, id: string, ahora: number): Promise<boolean> =>
  (await db.first(live, { id, ahora })) !== undefined
