import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { AjustesAvisosTable } from './schema/avisos.ts'

const one = query<{ empresaId: number }>()((q, p) =>
  q.selectFrom('ajustes_avisos').selectAll().where('empresa_id', '=', p.empresaId),
)
const upsert = query<AjustesAvisosTable>()((q, p) => {
  const values = {
    canales: p.canales,
    secretos: p.secretos,
    paises: p.paises,
    tope_dia: p.tope_dia,
    silencio_desde: p.silencio_desde,
    silencio_hasta: p.silencio_hasta,
  }
  return q
    .insertInto('ajustes_avisos')
    .values({ empresa_id: p.empresa_id, ...values })
    .onConflict((c) => c.column('empresa_id').doUpdateSet(values))
})
const baja = query<{ empresaId: number; huella: string; ahora: number }>()((q, p) =>
  q
    .insertInto('bajas')
    .values({ empresa_id: p.empresaId, huella: p.huella, instante: p.ahora })
    .onConflict((c) => c.columns(['empresa_id', 'huella']).doNothing()),
)
const alta = query<{ empresaId: number; huella: string }>()((q, p) =>
  q.deleteFrom('bajas').where('empresa_id', '=', p.empresaId).where('huella', '=', p.huella),
)
const estaDeBaja = query<{ empresaId: number; huella: string }>()((q, p) =>
  q
    .selectFrom('bajas')
    .select('instante')
    .where('empresa_id', '=', p.empresaId)
    .where('huella', '=', p.huella),
)
export const findAjustesAvisos = (db: Db, empresaId: number) => db.first(one, { empresaId })
export const saveAjustesAvisos = (tx: Tx, fila: AjustesAvisosTable) => tx.run(upsert, fila)
export const darDeBaja = (tx: Tx, empresaId: number, huella: string, ahora: number) =>
  tx.run(baja, { empresaId, huella, ahora })
export const darDeAlta = (tx: Tx, empresaId: number, huella: string) => tx.run(alta, { empresaId, huella })
export const findBaja = (db: Db, empresaId: number, huella: string) =>
  db.first(estaDeBaja, { empresaId, huella })
