import type { UsuarioId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { atMost, readFirst, write } from './query.ts'
import type { EnlaceTable, TipoEnlace } from './schema/cuentas.ts'

export const findEnlace = readFirst((q, p: { huella: string; tipo: EnlaceTable['tipo']; ahora: number }) =>
  q
    .selectFrom('enlaces')
    .selectAll()
    .where('huella', '=', p.huella)
    .where('tipo', '=', p.tipo)
    .where('expira_en', '>', p.ahora),
)
const markUsed = write((q, p: { huella: string; tipo: EnlaceTable['tipo'] }) =>
  q.updateTable('enlaces').set({ tipo: p.tipo }).where('huella', '=', p.huella),
)
export const deleteEnlacesOf = write((q, p: { usuarioId: UsuarioId; tipo: TipoEnlace }) =>
  q.deleteFrom('enlaces').where('usuario_id', '=', p.usuarioId).where('tipo', '=', p.tipo),
)
export const deleteSomeExpiredEnlaces = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('enlaces')
    .where('huella', 'in', (eb) =>
      eb
        .selectFrom('enlaces')
        .select('huella')
        .where('expira_en', '<=', p.antes)
        .orderBy('expira_en')
        .limit(atMost(p.cuantas)),
    ),
)

export const insertEnlace = (tx: Tx, enlace: EnlaceTable) => tx.insertMany('enlaces', [enlace])

/** Marks a link as used. It is kept until it expires, so that opening it again shows that it was used. */
export const useUpEnlace = (tx: Tx, huella: string) => markUsed(tx, { huella, tipo: 'usado' })
