import { empresaDe } from '#server/commands/de-empresa.ts'
import { command } from '#server/store/command.ts'
import { saveResumenes } from '#server/store/resumenes.ts'
import type { ResumenDiaTable } from '#server/store/schema.ts'

/** Stores the summaries of an empresa's closed days. */
export const guardarResumenes = command<
  { empresaId: string; filas: Omit<ResumenDiaTable, 'empresa_id'>[] },
  void
>(
  'guardarResumenes',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, filas }) => {
    const { id } = await empresaDe(tx, empresaId)
    await saveResumenes(
      tx,
      filas.map((fila) => ({ ...fila, empresa_id: id })),
    )
  },
)
