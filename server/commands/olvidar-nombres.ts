import { fechaLocal, HORA_MS, restarDias } from '#domain/jornada.ts'
import type { Tx } from '#server/store/db.ts'
import { readSeq } from '#server/store/eventos.ts'
import {
  eraseNombres,
  findFirstOrden,
  findNextFecha,
  findOldestOpenFecha,
  findOlvido,
  listEmpresasToForget,
  listEventosWithNombre,
  saveOlvido,
  updateDatos,
} from '#server/store/olvido.ts'
import type { Servicio } from './servicio.ts'

const PAGE = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
/** The zone furthest ahead: no service day is later than there. */
const EARLIEST_MIDNIGHT_MS = 14 * HORA_MS

/**
 * Erases the names of customers once `dias` whole days have passed since their service day. What the
 * statistics count stays. A day of an empresa is one transaction, so that nobody waits long for it.
 */
export async function olvidarNombres(
  { store, clock }: Pick<Servicio, 'store' | 'clock'>,
  dias: number,
): Promise<number> {
  const ahora = clock()
  const latest = new Date(ahora + EARLIEST_MIDNIGHT_MS).toISOString().slice(0, 10)
  let olvidados = 0
  let despues = BEFORE_ALL
  for (;;) {
    const page = await listEmpresasToForget(store.db, despues, restarDias(latest, dias + 1), PAGE)
    for (const { id, zona } of page) {
      const hasta = restarDias(fechaLocal(ahora, zona), dias + 1)
      for (;;) {
        const erased = await store.write(id, (tx) => olvidarUnDia(tx, id, hasta))
        if (erased === null) break
        olvidados += erased
      }
      despues = id
    }
    if (page.length < PAGE) return olvidados
  }
}

/** The next day in line; null when there is none up to `hasta`. */
async function olvidarUnDia(tx: Tx, empresaId: string, hasta: string): Promise<number | null> {
  const olvido = await findOlvido(tx, empresaId)
  const dia = await findNextFecha(tx, empresaId, olvido?.fecha ?? '')
  if (dia === null || dia > hasta) return null
  // Somebody may still be called by that name; the day is done once nobody waits.
  const abierta = await findOldestOpenFecha(tx, empresaId)
  if (abierta !== null && abierta <= dia) return null

  const erased = await eraseNombres(tx, empresaId, dia)
  const seq = await lastSeqOf(tx, empresaId, dia)
  for (const evento of await listEventosWithNombre(tx, empresaId, olvido?.seq ?? 0, seq)) {
    await updateDatos(tx, empresaId, evento.seq, sinNombre(evento.datos ?? '{}'))
  }
  await saveOlvido(tx, { empresa_id: empresaId, fecha: dia, seq })
  return erased
}

/** Up to where eventos tell of this day: until the next day with turnos begins. */
async function lastSeqOf(tx: Tx, empresaId: string, dia: string): Promise<number> {
  const next = await findNextFecha(tx, empresaId, dia)
  const first = next && (await findFirstOrden(tx, empresaId, next))
  return first ? first - 1 : ((await readSeq(tx, empresaId)) ?? 0)
}

const sinNombre = (datos: string): string =>
  JSON.stringify(JSON.parse(datos), (key, value) => (key === 'nombre' ? undefined : value))
