import type { EmpresaId } from '#server/base/ids.ts'
import { command, forgetting } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { findPulso } from '#server/store/eventos.ts'
import {
  eraseSomeNombres,
  findFirstOrden,
  findNextFecha,
  findOldestOpenFecha,
  findOlvido,
  listEventosWithNombre,
  saveOlvido,
  updateDatos,
} from '#server/store/olvido.ts'
import { empresaDe } from './de-empresa.ts'

/** Turnos erased per transaction, which takes a few milliseconds. */
const PAGINA = 1000
/** Eventos scanned per transaction. */
const EVENTOS = 5000

/**
 * Erases customer names of the next service day that is not after `hasta`. A busy day takes several runs. Data of the
 * statistics stays. Returns the number of erased names, or null when no day is left.
 */
const olvidar = command<{ empresaId: string; hasta: string }, number | null>(
  'olvidarDia',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId: uuid, hasta }) => {
    const { id: empresaId } = await empresaDe(tx, uuid)
    const olvido = await findOlvido(tx, { empresaId })
    const dia = await findNextFecha(tx, empresaId, olvido?.fecha ?? '')
    if (dia === null || dia > hasta) return null
    // Open turnos still need their names: the day must wait until none is left.
    const abierta = await findOldestOpenFecha(tx, empresaId)
    if (abierta !== null && abierta <= dia) return null

    const erased = await eraseSomeNombres(tx, { empresaId, fecha: dia, cuantos: PAGINA })
    if (erased === PAGINA) return erased
    const desde = olvido?.seq ?? 0
    const last = await lastSeqOf(tx, empresaId, dia)
    const seq = Math.min(desde + EVENTOS, last)
    for (const evento of await listEventosWithNombre(tx, { empresaId, desde, hasta: seq })) {
      await updateDatos(tx, { empresaId, seq: evento.seq, datos: sinNombre(evento.datos ?? '{}') })
    }
    await saveOlvido(tx, { empresa_id: empresaId, fecha: seq < last ? (olvido?.fecha ?? '') : dia, seq })
    return erased
  },
)

export const olvidarDia = forgetting(olvidar)

/** The last seq before the next day with turnos begins. */
async function lastSeqOf(tx: Tx, empresaId: EmpresaId, dia: string): Promise<number> {
  const next = await findNextFecha(tx, empresaId, dia)
  const first = next && (await findFirstOrden(tx, empresaId, next))
  return first ? first - 1 : ((await findPulso(tx, { empresaId }))?.seq ?? 0)
}

/** Keys of `datos` that may contain personal data: names, undo states and reasons written by the staff. */
const PERSONALES = new Set(['nombre', 'antes', 'motivo'])

const sinNombre = (datos: string): string =>
  JSON.stringify(JSON.parse(datos), (key, value) => (PERSONALES.has(key) ? undefined : value))
