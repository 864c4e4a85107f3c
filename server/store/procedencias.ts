import type { Tx } from './db.ts'
import { query } from './query.ts'

const forget = query<{ empresaId: number; ids: readonly number[] }>()((q, p, d) =>
  q
    .updateTable('turnos')
    .set({ procedencia: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)

/** Has these turnos count to no rafaga any more. */
export const forgetProcedencias = (tx: Tx, empresaId: number, ids: readonly number[]) =>
  tx.run(forget, { empresaId, ids })
