import { empresaDe } from '#server/commands/de-empresa.ts'
import { command } from '#server/store/command.ts'
import { findHistoria } from '#server/store/historia.ts'
import { saveResumenes } from '#server/store/resumenes.ts'
import type { ResumenDiaTable } from '#server/store/schema.ts'

/** Stores the summaries of an empresa's closed days, except those that became final while they were counted. */
export const guardarResumenes = command<
  { empresaId: string; filas: Omit<ResumenDiaTable, 'empresa_id'>[] },
  void
>(
  'guardarResumenes',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, filas }) => {
    const { id } = await empresaDe(tx, empresaId)
    const historia = await findHistoria(tx, id)
    await saveResumenes(
      tx,
      filas.filter(({ fecha }) => fecha > historia).map((fila) => ({ ...fila, empresa_id: id })),
    )
  },
)
