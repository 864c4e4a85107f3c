import { command } from '#server/store/command.ts'
import { saveResumenes } from '#server/store/resumenes.ts'
import type { ResumenDiaTable } from '#server/store/schema.ts'

/** Keeps the counted days of one empresa. */
export const guardarResumenes = command<{ empresaId: string; filas: ResumenDiaTable[] }, void>(
  'guardarResumenes',
  ({ empresaId }) => [empresaId],
  async (tx, { filas }) => {
    await saveResumenes(tx, filas)
  },
)
