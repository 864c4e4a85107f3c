import { newEpoca } from '#server/base/ids.ts'
import { command } from '#server/store/command.ts'
import { findPulso, updateEpoca } from '#server/store/eventos.ts'
import { empresaDe } from './de-empresa.ts'

/**
 * Starts a new epoch of an empresa after the database has lost commits that clients had seen. All nodes and screens
 * then discard their state of it. Does nothing if another node has already renewed the given epoch.
 */
export const renovarEpoca = command<{ empresaId: string; epoca: number }, void>(
  'renovarEpoca',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId, epoca }) => {
    const { id } = await empresaDe(tx, empresaId)
    if ((await updateEpoca(tx, { empresaId: id, epoca, nueva: newEpoca() })) === 0) return
    const pulso = await findPulso(tx, { empresaId: id })
    tx.changed({ empresaId, seq: pulso?.seq ?? 0 })
  },
)
