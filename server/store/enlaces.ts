import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { EnlaceTable, TipoEnlace } from './schema.ts'

const live = query<{ huella: string; tipo: TipoEnlace; ahora: number }>()((q, p) =>
  q
    .selectFrom('enlace')
    .selectAll()
    .where('huella', '=', p.huella)
    .where('tipo', '=', p.tipo)
    .where('expira_en', '>', p.ahora),
)
const removeOf = query<{ usuarioId: string; tipo: TipoEnlace }>()((q, p) =>
  q.deleteFrom('enlace').where('usuario_id', '=', p.usuarioId).where('tipo', '=', p.tipo),
)
const removeExpired = query<{ ahora: number }>()((q, p) =>
  q.deleteFrom('enlace').where('expira_en', '<=', p.ahora),
)

export const findEnlace = (db: Db, huella: string, tipo: TipoEnlace, ahora: number) =>
  db.first(live, { huella, tipo, ahora })
export const insertEnlace = (tx: Tx, enlace: EnlaceTable) => tx.insertMany('enlace', [enlace])
export const deleteEnlacesOf = (tx: Tx, usuarioId: string, tipo: TipoEnlace) =>
  tx.run(removeOf, { usuarioId, tipo })
export const deleteExpiredEnlaces = (tx: Tx, ahora: number) => tx.run(removeExpired, { ahora })
