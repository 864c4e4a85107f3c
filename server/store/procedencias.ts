import { write } from './query.ts'

/** Has these turnos count to no rafaga any more. */
export const forgetProcedencias = write((q, p: { empresaId: number; ids: readonly number[] }, d) =>
  q
    .updateTable('turnos')
    .set({ procedencia: null })
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)
