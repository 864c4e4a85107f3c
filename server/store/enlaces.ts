import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { EnlaceTable, TipoEnlace } from './schema.ts'

const live = query<{ huella: string; tipo: TipoEnlace; ahora: number }>()((q, p) =>
  q
    .selectFrom('enlaces')
    .selectAll()
    .where('huella', '=', p.huella)
    .where('tipo', '=', p.tipo)
    .where('expira_en', '>', p.ahora),
)
const removeOf = query<{ usuarioId: number; tipo: TipoEnlace }>()((q, p) =>
  q.deleteFrom('enlaces').where('usuario_id', '=', p.usuarioId).where('tipo', '=', p.tipo),
)
const removeExpired = query<{ ahora: number }>()((q, p) =>
  q.deleteFrom('enlaces').where('expira_en', '<=', p.ahora),
)

export const findEnlace = (db: Db, huella: string, tipo: TipoEnlace, ahora: number) =>
  db.first(live, { huella, tipo, ahora })
export const insertEnlace = (tx: Tx, enlace: EnlaceTable) => tx.insertMany('enlaces', [enlace])
export const deleteEnlacesOf = (tx: Tx, usuarioId: number, tipo: TipoEnlace) =>
  tx.run(removeOf, { usuarioId, tipo })
export const deleteExpiredEnlaces = (tx: Tx, ahora: number) => tx.run(removeExpired, { ahora })
