import { instanteDe, sumarDias } from '#domain/hora-local.ts'
import { findSeqBefore } from '#server/store/actividad.ts'
import { command } from '#server/store/command.ts'
import { findPulso } from '#server/store/eventos.ts'
import {
  deleteEventosUpTo,
  deleteSomeTramos,
  deleteSomeTurnosOfDay,
  findFirstSeq,
  findFirstTurno,
  findHistoria,
  hasResumen,
  listUnfinishedFechas,
  saveHistoria,
} from '#server/store/historia.ts'
import { findNextFecha } from '#server/store/olvido.ts'
import { empresaDe } from './de-empresa.ts'

/** Rows deleted per transaction, which takes a few milliseconds. */
const PAGINA = 500

/**
 * Deletes a page of an empresa's turnos and eventos of the service days up to `hasta`, oldest first. A day is deleted once
 * its summary is stored, which is final from then on. Returns whether there may be more.
 */
export const olvidarHistoria = command<{ empresaId: string; hasta: string }, boolean>(
  'olvidarHistoria',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId: uuid, hasta }) => {
    const { id: empresaId, zona } = await empresaDe(tx, uuid)
    const dia = await findNextFecha(tx, empresaId, '')
    if (dia !== null && dia <= hasta) {
      const abiertas = await listUnfinishedFechas(tx, { empresaId })
      if (abiertas.some(({ fecha }) => fecha <= dia)) return false
      if (!(await hasResumen(tx, { empresaId, fecha: dia }))) return false
      await saveHistoria(tx, { empresaId, historia: dia })
      await deleteSomeTurnosOfDay(tx, { empresaId, fecha: dia, cuantos: PAGINA })
      return true
    }
    if ((await deleteSomeTramos(tx, { empresaId, hasta, cuantos: PAGINA })) > 0) return true

    const ultimo = (await findPulso(tx, { empresaId }))?.seq ?? 0
    const viejo = await findSeqBefore(tx, empresaId, instanteDe(sumarDias(hasta, 1), 0, zona), ultimo)
    // The latest evento stays: it identifies the current seq, and cursors that are behind move on to it.
    const meta = Math.min(viejo, ultimo - 1, (await findFirstTurno(tx, empresaId)) - 1)
    const primero = await findFirstSeq(tx, empresaId)
    if (primero <= meta) {
      await deleteEventosUpTo(tx, { empresaId, seq: Math.min(meta, primero + PAGINA - 1) })
      return true
    }
    if ((await findHistoria(tx, empresaId)) < hasta) await saveHistoria(tx, { empresaId, historia: hasta })
    return false
  },
)
