import type { Tx } from './db.ts'
import { readAll, writeEach } from './query.ts'
import type { PreferenciaTable } from './schema.ts'

/** Also those that were removed: turnos keep them. */
export const listPreferencias = readAll((q, p: { empresaId: number }) =>
  q
    .selectFrom('preferencias')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .orderBy('posicion')
    .orderBy('id'),
)
/** Of these, the ids that a preference of any empresa has. */
export const findPreferenciaUuidsInUse = readAll((q, p: { uuids: string[] }, d) =>
  q.selectFrom('preferencias').select('uuid').where('uuid', 'in', d.uuidList(p.uuids)),
)
export const savePreferencias = writeEach((q, p: PreferenciaTable) =>
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

export const insertPreferencias = (tx: Tx, filas: readonly PreferenciaTable[]) =>
  tx.insertMany('preferencias', filas)
