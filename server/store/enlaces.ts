import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { EnlaceTable, TipoEnlace } from './schema/cuentas.ts'

const live = query<{ huella: string; tipo: EnlaceTable['tipo']; ahora: number }>()((q, p) =>
  q
    .selectFrom('enlaces')
    .selectAll()
    .where('huella', '=', p.huella)
    .where('tipo', '=', p.tipo)
    .where('expira_en', '>', p.ahora),
)
const markUsed = query<{ huella: string; tipo: EnlaceTable['tipo'] }>()((q, p) =>
  q.updateTable('enlaces').set({ tipo: p.tipo }).where('huella', '=', p.huella),
)
const removeOf = query<{ usuarioId: number; tipo: TipoEnlace }>()((q, p) =>
  q.deleteFrom('enlaces').where('usuario_id', '=', p.usuarioId).where('tipo', '=', p.tipo),
)
const removeSomeExpired = query<{ ahora: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('enlaces')
    .where('huella', 'in', (eb) =>
      eb
        .selectFrom('enlaces')
        .select('huella')
        .where('expira_en', '<=', p.ahora)
        .orderBy('expira_en')
        .limit(atMost(p.cuantas)),
    ),
)

export const findEnlace = (db: Db, huella: string, tipo: EnlaceTable['tipo'], ahora: number) =>
  db.first(live, { huella, tipo, ahora })
export const insertEnlace = (tx: Tx, enlace: EnlaceTable) => tx.insertMany('enlaces', [enlace])
export const deleteEnlacesOf = (tx: Tx, usuarioId: number, tipo: TipoEnlace) =>
  tx.run(removeOf, { usuarioId, tipo })
/** Keeps it until it expires, so that whoever opens it again learns that it was used. */
export const useUpEnlace = (tx: Tx, huella: string) => tx.run(markUsed, { huella, tipo: 'usado' })
/** Returns how many it deleted. */
export const deleteSomeExpiredEnlaces = (tx: Tx, ahora: number, cuantas: number) =>
  tx.run(removeSomeExpired, { ahora, cuantas })
