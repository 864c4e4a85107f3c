import type { EmpresaId } from '#server/base/ids.ts'
import { write } from './query.ts'

/** Removes the origin of these turnos, so that they no longer count towards a rafaga. */
export const forgetProcedencias = write((q, p: { empresaId: EmpresaId; ids: readonly number[] }, d) =>
  q
    .updateTable('turnos')
    .set({ procedencia: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)
