import { newEpoca } from '#server/base/ids.ts'
import { command } from '#server/store/command.ts'
import { findPulso, updateEpoca } from '#server/store/eventos.ts'
import { empresaDe } from './de-empresa.ts'

/**
 * Says that the history of an empresa is another one from now on: the database has lost commits that somebody had
 * seen. All nodes and screens then forget what they know of it. Changes nothing when somebody else has said so.
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
