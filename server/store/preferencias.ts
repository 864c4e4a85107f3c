import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { PreferenciaTable } from './schema.ts'

const all = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('preferencias')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .orderBy('posicion')
    .orderBy('id'),
)
const taken = query<{ uuids: string[] }>()((q, p, d) =>
  q.selectFrom('preferencias').select('uuid').where('uuid', 'in', d.uuidList(p.uuids)),
)
const edit = query<PreferenciaTable>()((q, p) =>
  q
    .updateTable('preferencias')
    .set({
      nombre: p.nombre,
      tipo: p.tipo,
      ventaja: p.ventaja,
      ofrecida: p.ofrecida,
      posicion: p.posicion,
      eliminada_en: p.eliminada_en,
    })
    .where('empresa_id', '=', p.empresa_id)
    .where('id', '=', p.id),
)

/** Also those that were removed: turnos keep them. */
export const listPreferencias = (db: Db, empresaId: number) => db.all(all, { empresaId })
/** Of these, the ids that a preference of any empresa has. */
export const findPreferenciaUuidsInUse = (db: Db, uuids: string[]) => db.all(taken, { uuids })
export const insertPreferencias = (tx: Tx, filas: readonly PreferenciaTable[]) =>
  tx.insertMany('preferencias', filas)
export const savePreferencias = (tx: Tx, filas: readonly PreferenciaTable[]) => tx.runMany(edit, filas)
