import { limiteDe } from '#domain/actividad.ts'
import {
  eraseActores,
  findActividadOlvidada,
  findSeqBefore,
  saveActividadOlvidada,
} from '#server/store/actividad.ts'
import { deleteSomeAuditoria } from '#server/store/auditoria.ts'
import { command } from '#server/store/command.ts'
import { findPulso } from '#server/store/eventos.ts'
import { empresaDe } from './de-empresa.ts'

/** Audit entries deleted per transaction, which takes a few milliseconds. */
const APUNTES = 500
/** Eventos scanned per transaction. */
const EVENTOS = 5000

/**
 * Erases a page of activity that is older than its empresa keeps it. Eventos of turnos stay without their actors,
 * because the statistics and the history need them. Returns whether there may be more.
 */
export const olvidarActividad = command<{ empresaId: string }, boolean>(
  'olvidarActividad',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId }, { confirmado }) => {
    const { id, actividad_meses } = await empresaDe(tx, empresaId)
    const antes = limiteDe(actividad_meses, confirmado)
    if (antes === 0) return false
    if ((await deleteSomeAuditoria(tx, { empresaId: id, antes, cuantas: APUNTES })) === APUNTES) return true
    const olvidada = await findActividadOlvidada(tx, id)
    const ultimo = (await findPulso(tx, { empresaId: id }))?.seq ?? 0
    const meta = await findSeqBefore(tx, id, antes, ultimo)
    if (meta <= olvidada) return false
    const hasta = Math.min(meta, olvidada + EVENTOS)
    await eraseActores(tx, { empresaId: id, desde: olvidada, hasta })
    await saveActividadOlvidada(tx, { empresaId: id, seq: hasta })
    return hasta < meta
  },
)
